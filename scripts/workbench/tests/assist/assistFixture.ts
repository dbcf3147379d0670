import { localeOf } from '../../src/config.ts'
import { type LocaleData, readLocaleData } from '../../src/assist/localeData.ts'
import { readSoundProject } from '../../src/model/project.ts'
import { hashOf } from '../../src/model/units.ts'
import { type Files, makeProject } from '../fixtures/exchange/project.ts'

type Texts = Readonly<Record<string, string>>

/** Polish under locales/ as it is read from a folder. */
export const dataIn = async (root: string): Promise<LocaleData> =>
  readLocaleData(await readSoundProject(root), localeOf('pl'))

/** The same of a project with some files under locales/. */
export const dataOf = async (files: Files): Promise<LocaleData> => dataIn(await makeProject(files))

/** The files of messages of common.json, each recorded as the translation of its English; `more` is added to a record. */
export function translated(english: Texts, polish: Texts, more: Texts = {}): Files {
  const records = Object.entries(polish).map(([key, text]) => [key, recordOf([english[key] ?? ''], [text], more[key])])
  return {
    'en/common.json': english,
    'pl/common.json': polish,
    '.workbench/pl.record.json': { common: Object.fromEntries(records) },
  }
}

/** A record as it stands in its file; `more` is a reviewer or "needs-work". */
export const recordOf = (english: readonly string[], text: readonly string[], more = '') =>
  `${hashOf(english)} ${hashOf(text)} human 2025-02-03 ${more}`.trim()
