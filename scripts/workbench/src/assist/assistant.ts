import type { Locale } from '../config.ts'
import { lazy } from '../lib/lazy.ts'
import type { Project } from '../model/project.ts'
import { detailOf, summaries } from './detail.ts'
import { readLocaleData } from './localeData.ts'
import { memoryOf } from './similar.ts'

/** Answers what the panel asks about the messages of a locale, from the files as they were read. */
export type Assistant = Awaited<ReturnType<typeof assistantOf>>

/**
 * Prepares the answers for a locale of a sound project, to be prepared anew when the files have changed. Throws an error when the glossary or
 * the notes cannot be read.
 */
export async function assistantOf(project: Project, locale: Locale) {
  const data = await readLocaleData(project, locale)
  // The list of messages is asked for at every change, the memory for one message at a time.
  const memory = lazy(() => memoryOf(data))
  return {
    data,
    messages: () => summaries(data),
    detail: (id: string) => detailOf(data, id, (unit) => memory()(unit)),
  }
}
