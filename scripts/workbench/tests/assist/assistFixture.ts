import { localeOf } from '../../src/config.ts'
import { type LocaleData, readLocaleData } from '../../src/assist/localeData.ts'
import { readSoundProject } from '../../src/model/project.ts'
import { type Files, makeProject } from '../fixtures/exchange/project.ts'

/** Polish of a project with some files under locales/. */
export const dataOf = async (files: Files): Promise<LocaleData> =>
  readLocaleData(await readSoundProject(await makeProject(files)), localeOf('pl'))
