import { commentsFile } from './comments.ts'
import { recordFile } from './records.ts'

/** The files of the records and comments of a locale, which need not exist. */
export const recordFiles = (folder: string, locale: string): string[] => [
  recordFile(folder, locale),
  commentsFile(folder, locale),
]
