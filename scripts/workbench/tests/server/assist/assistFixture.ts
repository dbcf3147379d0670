import { type LocaleData, readLocaleData } from '../../../src/server/assist/localeData.ts'
import { readSoundTexts } from '../../../src/messages/texts.ts'
import { type Files, makeProject } from '../../fixtures/exchange/project.ts'
import { polishRow, projectAt } from '../../fixtures/workbench.config.ts'

/** The Polish data of a project with some files under locales/. */
export const dataOf = async (files: Files): Promise<LocaleData> =>
  readLocaleData(await readSoundTexts(projectAt(await makeProject(files))), polishRow)
