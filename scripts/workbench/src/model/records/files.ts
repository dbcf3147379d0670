import { commentsFile } from './comments.ts'
import { recordFile } from './records.ts'

/** The records and the comments of a locale, whether they are there or not. */
export const recordFiles = (folder: string, locale: string): string[] => [
  recordFile(folder, locale),
  commentsFile(folder, locale),
]
