import { availableParallelism } from 'node:os'
import { Tinypool } from 'tinypool'
import { defaultLocale, type Locale, type LocaleCode } from '../../../src/config/locales.ts'
import type { ViewId } from '../../../src/config/routes.ts'
import { messageOf } from '../../lib/run.ts'
import { BuildFailure } from '../errors.ts'
import type { Texts } from '../messages.ts'
import { type Images, type LocaleJob, type LocaleOutcome, type RenderTools, renderLocale, viewsOf } from './render.ts'
import type { ThreadSetup } from './renderWorker.ts'

/** What is made of a locale. */
export interface Wanted {
  readonly views: readonly ViewId[]
  /** Whether its files of messages are made. */
  readonly strings: boolean
}

export interface RenderAllOptions {
  readonly locales: readonly Locale[]
  /** All documents of a locale, and nothing else, if left out. */
  readonly wanted?: ReadonlyMap<Locale, Wanted>
  readonly texts: Texts
  /** The pictures of each locale. */
  readonly images?: ReadonlyMap<LocaleCode, Images>
  readonly tools: RenderTools
  readonly outDir: string
  /** How further threads get their tools; without it, everything is rendered in this one. */
  readonly threads?: Omit<ThreadSetup, 'outDir'>
  /** How many threads beside this one. */
  readonly threadCount?: number
}

/**
 * Locales for each thread: to load and warm up the server code takes one as long as half as many of 40 documents, and 60 MB
 * or more.
 */
const WORTH_A_THREAD = 16
/** Beyond it, memory (150 MB each) buys little time. */
const MOST_THREADS = 4

/** How many threads beside the present one render a number of locales. */
export function threadsFor(locales: number, cores = availableParallelism()): number {
  return Math.max(0, Math.min(cores, MOST_THREADS, Math.floor(locales / WORTH_A_THREAD)) - 1)
}

/**
 * Renders every view in each of the locales to a file, on several cores where that pays; who is free takes the next
 * locale. A view that throws, prints to the console or reads a key that no locale has is a failure; all failures are
 * thrown together, in the order of the tables, one line each: `locale route: cause`. Resolves to the files of messages.
 */
export async function renderAll(options: RenderAllOptions): Promise<ReadonlyMap<Locale, readonly string[]>> {
  const { locales, tools, outDir, threads } = options
  const { threadCount = threads ? threadsFor(locales.length) : 0 } = options
  const outcomes = new Map<Locale, LocaleOutcome>()
  const queue = [...locales]
  const workOff = async (render: (job: LocaleJob) => Promise<LocaleOutcome>) => {
    for (let locale = queue.shift(); locale; locale = queue.shift()) {
      const failed = (error: unknown) => ({ problems: [`${locale.code}: ${messageOf(error)}`], strings: [] })
      outcomes.set(locale, await render(jobOf(locale, options)).catch(failed))
    }
  }
  const pool = new Tinypool({
    filename: new URL('./renderWorker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: Math.max(1, threadCount),
  })
  try {
    await Promise.all([
      workOff((job) => renderLocale(job, tools, outDir)),
      ...Array.from({ length: threadCount }, () => workOff((job) => pool.run({ job, setup: { ...threads, outDir } }))),
    ])
  } finally {
    await pool.destroy()
  }
  const lines = locales.flatMap((locale) => outcomes.get(locale)?.problems ?? [])
  if (lines.length > 0) throw new BuildFailure('Pages that did not render:', lines)
  return new Map([...outcomes].map(([locale, { strings }]) => [locale, strings]))
}

function jobOf(locale: Locale, { wanted, texts, images }: RenderAllOptions): LocaleJob {
  const { code } = locale
  const bundles = new Map([...texts.bundles].filter(([one]) => one === code || one === defaultLocale))
  const { views, strings } = wanted?.get(locale) ?? { views: viewsOf(locale, texts), strings: false }
  return { locale, views, strings, texts: { ...texts, bundles }, images: images?.get(code) ?? new Map() }
}
