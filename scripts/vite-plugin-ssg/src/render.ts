import { availableParallelism } from 'node:os'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { Tinypool } from 'tinypool'
import type { Page, RenderModule, Template } from '../index.d.ts'
import { builtTags, loadServer } from './code.ts'
import { listenToConsole } from './console.ts'
import { assembleDocument, readTemplate } from './document.ts'
import { BuildFailure, messageOf } from './errors.ts'
import { fileOf } from './settings.ts'
import { writeInto } from './site.ts'

/** What is made of a locale. */
export interface LocaleJob {
  readonly locale: string
  readonly pages: readonly PageJob[]
  /** Whether its files beside documents are made. */
  readonly files: boolean
  readonly data: unknown
}

interface PageJob {
  readonly route: string
  readonly address: string
  /** The module that it alone loads. */
  readonly module?: string | undefined
}

/** Where a thread finds what it renders with; the same for all jobs. */
export interface Setup {
  readonly root: string
  readonly template: string
  readonly base: string
  readonly serverFile: string
  /** The folder of the browser build. */
  readonly client: string
  readonly outDir: string
}

/** What became of a job: a line for each thing that was wrong, and the files beside documents. */
interface Outcome {
  readonly problems: readonly string[]
  readonly files: readonly string[]
}

/**
 * Locales for each thread: to load and warm up the server code takes one as long as half as many of 40 documents, and 60 MB
 * or more.
 */
const WORTH_A_THREAD = 16
/** Beyond it, memory (150 MB each) buys little time. */
const MOST_THREADS = 4

/** How many threads beside the present one render a number of locales. */
function threadsFor(locales: number, cores = availableParallelism()): number {
  return Math.max(0, Math.min(cores, MOST_THREADS, Math.floor(locales / WORTH_A_THREAD)) - 1)
}

/**
 * Renders pages to files, on several cores where that pays; who is free takes the next locale. A page that throws, prints to the
 * console or tells of problems is a failure; all failures are thrown together, in the order of the jobs, one line each:
 * `locale address: cause`. Resolves to the files beside documents, by locale.
 */
export async function renderAll(
  jobs: readonly LocaleJob[],
  setup: Setup,
  threadCount = threadsFor(jobs.length),
): Promise<ReadonlyMap<string, readonly string[]>> {
  const outcomes = new Map<string, Outcome>()
  const queue = [...jobs]
  const workOff = async (render: (job: LocaleJob) => Promise<Outcome>) => {
    for (let job = queue.shift(); job; job = queue.shift()) {
      const { locale } = job
      const failed = (error: unknown) => ({ problems: [`${locale}: ${messageOf(error)}`], files: [] })
      outcomes.set(locale, await render(job).catch(failed))
    }
  }
  const pool = new Tinypool({
    filename: new URL('./worker.js', import.meta.url).href,
    minThreads: 0,
    maxThreads: Math.max(1, threadCount),
  })
  try {
    await Promise.all([
      workOff((job) => renderLocale({ job, setup })),
      ...Array.from({ length: threadCount }, () => workOff((job) => pool.run({ job, setup }))),
    ])
  } finally {
    await pool.destroy()
  }
  const lines = jobs.flatMap(({ locale }) => outcomes.get(locale)?.problems ?? [])
  if (lines.length > 0) throw new BuildFailure('Pages that did not render:', lines)
  return new Map([...outcomes].map(([locale, { files }]) => [locale, files]))
}

/** Renders the pages of one locale, each written before the next is rendered. */
export async function renderLocale({ job, setup }: { job: LocaleJob; setup: Setup }): Promise<Outcome> {
  const { locale, data, pages } = job
  const { root, client, outDir } = setup
  const server = await loadServer(setup.serverFile)
  const template = readTemplate(path.join(root, setup.template), setup.base)
  const problems: string[] = []
  const tagsFor = builtTags(client, template.entry, setup.base)
  for (const { route, address, module } of pages) {
    try {
      const made = await renderPage(server, template, { locale, route, address, data, client }, () => tagsFor(module))
      problems.push(...made.problems.map((cause) => `${locale} ${address}: ${cause}`))
      writeInto(outDir, fileOf(address), made.html)
    } catch (error) {
      problems.push(`${locale} ${address}: ${messageOf(error)}`)
    }
    // Lets the answers of other threads in.
    await setImmediate()
  }
  const files = (job.files && (await server.localeFiles?.({ locale, data }))) || new Map<string, string>()
  for (const [address, text] of files) writeInto(outDir, address, text)
  return { problems, files: [...files.keys()] }
}

/** One document, and what was wrong with it. Throws what the page throws. */
export async function renderPage(
  server: RenderModule,
  template: Template,
  page: Page,
  ownTags: () => string,
): Promise<{ html: string; problems: string[] }> {
  const printed: string[] = []
  // A page has nothing to say to the console; what it says is most likely a warning of a library.
  const rendered = await listenToConsole(
    (line) => printed.push(`printed "${line}"`),
    async () => server.render(page),
  )
  const { attributes = `lang="${page.locale}"`, tags = ownTags(), problems = [] } = rendered
  return {
    html: assembleDocument(template, { ...rendered, attributes, tags }),
    problems: [...new Set(problems), ...printed],
  }
}
