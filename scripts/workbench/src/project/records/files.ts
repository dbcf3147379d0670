import type { Project } from '../project.ts'
import { commentsFile } from './comments.ts'
import { recordFile } from './records.ts'

/** The files of the records and comments of a locale, which need not exist. */
export const recordFiles = (project: Project, locale: string): string[] => [
  recordFile(project, locale),
  commentsFile(project, locale),
]
