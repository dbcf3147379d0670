import { localeOf } from '../../src/config.ts'
import { type LocaleData, readLocaleData } from '../../src/assist/localeData.ts'
import { readSoundProject } from '../../src/model/project.ts'
import { type Files, makeProject } from '../fixtures/exchange/project.ts'

/** Polish under locales/ as it is read from a folder. */
export const dataIn = async (root: string): Promise<LocaleData> =>
  readLocaleData(await readSoundProject(root), localeOf('pl'))

/** The same of a project with some files under locales/. */
export const dataOf = async (files: Files): Promise<LocaleData> => dataIn(await makeProject(files))
