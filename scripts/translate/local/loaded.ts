import type { Locale } from '../../../src/config/locales.ts'
import { type Assistant, assistantOf } from '../../i18n/assist/assistant.ts'
import { type PastTexts, readHistory } from '../../i18n/assist/memory/history.ts'
import type { Bundles } from '../../i18n/model/bundles.ts'
import { assertSound, type Project, readProject } from '../../i18n/model/project.ts'
import { lazy } from '../../lib/lazy.ts'
import type { MessageSummary } from '../protocol.ts'

/** The texts of a locale as they were read last, prepared for the panel's questions. */
export interface Loaded {
  readonly project: Project
  readonly assistant: Assistant
  /** All messages by id. Made when it is asked for first: a save does not wait for it. */
  readonly messages: () => ReadonlyMap<string, MessageSummary>
}

/** What is loaded now, and how to load it anew. */
export interface LoadedTexts {
  /** Throws the reason when the files could not be read last time. */
  now(): Loaded
  /** As they were before a file was broken. */
  bundles(): Bundles
  /** Reads all files again. A file that cannot be read is a reason that `now` throws. */
  reload(): Promise<void>
  /** The same after a change of the locale alone: other locales and git's history stay what they were. */
  reloadOwn(): Promise<void>
}

/** Reads the texts of a locale. Throws an error that names every problem of its files and of the English ones. */
export async function loadTexts(root: string, locale: Locale): Promise<LoadedTexts> {
  let past: PastTexts
  const loadedFrom = async (project: Project): Promise<Loaded> => {
    assertSound(project, { locales: [locale] })
    const assistant = await assistantOf(project, locale, past)
    return {
      project,
      assistant,
      messages: lazy(() => new Map(assistant.messages().map((message) => [message.id, message]))),
    }
  }
  const load = async () => {
    const project = await readProject(root)
    past = await readHistory(project, locale)
    return loadedFrom(project)
  }
  const loadOwn = async ({ project }: Loaded) => loadedFrom(withOwn(project, await readProject(root, locale)))
  let loaded = await load()
  let problem: unknown
  let last: Promise<void> = Promise.resolve()
  /** One after the other: what was read last is what counts. */
  const become = (next: () => Promise<Loaded>) => {
    last = last.then(async () => {
      try {
        loaded = await next()
        problem = undefined
      } catch (error) {
        problem = error
      }
    })
    return last
  }
  return {
    now() {
      if (problem) throw problem
      return loaded
    },
    bundles: () => loaded.project.bundles,
    reload: () => become(load),
    reloadOwn: () => become(() => loadOwn(loaded)),
  }
}

/** A project with what was read of one locale and English since. */
function withOwn(project: Project, own: Project): Project {
  const merged = <Key, Value>(all: ReadonlyMap<Key, Value>, some: ReadonlyMap<Key, Value>) => new Map([...all, ...some])
  return {
    ...own,
    bundles: merged(project.bundles, own.bundles),
    files: merged(project.files, own.files),
    records: merged(project.records, own.records),
    comments: merged(project.comments, own.comments),
    annotations: merged(project.annotations, own.annotations),
  }
}
