import type { Locale } from '../config.ts'
import { lazy } from '../lib/lazy.ts'
import type { KnownTexts, MessageDetail, MessageSummary, Texts, Use } from '../protocol/protocol.ts'
import type { Project } from '../model/project.ts'
import { concordanceOf, type FindWords } from './concordance.ts'
import { detailOf, summaries } from './detail.ts'
import { type LocaleData, readLocaleData, textsIn } from './localeData.ts'
import { readForeign } from './memory/foreign.ts'
import type { PastTexts } from './memory/history.ts'
import { knownTexts, memoryOf } from './memory/memory.ts'
import { pairsOf } from './memory/pairs.ts'

/** Answers what the panel asks about the messages of a locale, from the files as they were read. */
export interface Assistant {
  readonly data: LocaleData
  readonly messages: () => MessageSummary[]
  /** `uses` is where the message stands on the site. Throws an error when English has no such message. */
  readonly detail: (id: string, uses: readonly Use[]) => Promise<MessageDetail>
  /** Translations of the very same English, for messages that have none. */
  readonly known: () => KnownTexts[]
  readonly concordance: FindWords
  /** The texts of a message in another locale, by form. Throws an error when there is no such locale or message. */
  readonly other: (code: string, id: string) => Texts
}

/**
 * Prepares the answers for a locale of a sound project; `past` is what `readHistory` found. Once the files have changed, they
 * are to be read and prepared anew; the history only when there are new commits. Throws an error when the glossary, the
 * notes or another project's memory cannot be read.
 */
export async function assistantOf(project: Project, locale: Locale, past: PastTexts): Promise<Assistant> {
  const foreign = await readForeign(project.folder, locale)
  const data = await readLocaleData(project, locale)
  // The list of messages is asked for at every change, the memory for one message at a time.
  const pairs = lazy(() => [...pairsOf(data, past), ...foreign.pairs])
  const memory = lazy(() => memoryOf(pairs()))
  const concordance = lazy(() => concordanceOf(pairs()))
  return {
    data,
    messages: () => summaries(data),
    detail: (id, uses) => detailOf(data, id, { uses, memory: (unit) => memory()(unit), terms: foreign.terms }),
    known: () => knownTexts(data, pairs()),
    concordance: (words, side) => concordance()(words, side),
    other: (code, id) => textsIn(project, code, id),
  }
}
