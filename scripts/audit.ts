/**
 * npm run audit [-- page...]: Lighthouse on ten pages in two locales, of a build for a public origin, then the browser tests
 * that go through everything, then built files and work in a copy (tests/build,
 * tests/scenario), then the work of five people together, then a tour in the other engines (tests/engines). Slow, so not
 * part of npm test. With pages named, Lighthouse on these alone. Exit code 1 when a score for search, good practice or
 * accessibility is below 100, or a test fails.
 */
import { Argument } from '@commander-js/extra-typings'
import { execa } from 'execa'
import { findChromium, sandboxArgs } from './lib/chromium.ts'
import { colors } from './lib/colors.ts'
import { printTable } from './lib/output.ts'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { allRoutes, type PageId } from '../src/config/routes.ts'
import { href } from '../src/i18n/href.ts'
import { assertBuilt, builds, originLocales, originSite } from './lib/builds.ts'
import { command, run } from './lib/command.ts'
import { ENV_FILES } from './lib/envFiles.ts'
import { serve } from './serve/server.ts'

/** One of each kind of page, and those with the most in them. */
const chosen: readonly PageId[] = [
  'home',
  'about',
  'contacts',
  'freelance',
  'services',
  'services-translation-services',
  'services-software-localization',
  'ai-machine-translation-qa-and-evaluation',
  'solutions-clinical-trials',
  'privacy',
]
const categories = ['seo', 'best-practices', 'accessibility'] as const
const DEBUG_PORT = 9333
/** The suites that npm test runs in part or not at all. */
const inPart = [
  ...['carousel', 'consent', 'content', 'csp', 'faults', 'forms', 'layout', 'navigation'],
  ...['noscript', 'overflow', 'print', 'readers', 'receiver', 'reflow', 'scheme'],
]

const program = command('npm run audit --')
  .description(
    'Lighthouse on ten pages in two languages, then in every language what npm test leaves out: browser tests, built files, work in a copy, Firefox and WebKit. Takes 40 minutes on two cores.',
  )
  .addArgument(new Argument('[page...]', 'only Lighthouse, on these pages').choices(allRoutes.map(({ id }) => id)))
  .action(audit)

await run(program)

async function audit(named: readonly PageId[]): Promise<void> {
  const pages = named.length > 0 ? named : chosen
  // A preview is kept out of search on purpose.
  assertBuilt([builds.origin])
  const { url, server } = await serve({ dist: originSite, port: 0 })
  const args = [`--remote-debugging-port=${DEBUG_PORT}`, ...sandboxArgs]
  const browser = await chromium.launch({ executablePath: await findChromium(), args })
  try {
    const rows: string[][] = []
    const shortfalls: string[] = []
    for (const locale of originLocales) {
      for (const page of pages) {
        const address = href(locale.code, page)
        const { scores, failed } = await examine(url + address)
        rows.push([address, ...scores.map(String)])
        shortfalls.push(...failed.map((text) => `${address}: ${text}`))
        console.log(`${address} ${scores.join(' ')}`)
      }
    }
    console.log(`\n${printTable(['page', ...categories], rows)}`)
    for (const line of shortfalls) console.log(colors.red(line))
    if (shortfalls.length > 0) process.exitCode = 1
  } finally {
    await browser.close()
    server.close()
  }
  if (pages !== chosen) return
  const thorough = { THOROUGH: '1' }
  const suites = [
    await passes('node', ['scripts/browser-tests.ts', 'site', '--thorough', ...inPart]),
    await passes('vitest', ['run', '--project', 'build', '--project', 'scenario'], thorough),
    await passes('vitest', ['run', '--project', 'engines', '--reporter', 'verbose']),
  ]
  if (suites.includes(false)) process.exitCode = 1
}

/** The scores of a page (0 to 100), and the audits that cost it points. */
async function examine(address: string): Promise<{ scores: number[]; failed: string[] }> {
  const result = await lighthouse(address, { port: DEBUG_PORT, onlyCategories: [...categories], logLevel: 'error' })
  if (!result) throw new Error(`Lighthouse had nothing to say of ${address}.`)
  const { lhr } = result
  const failed = categories.flatMap((category) =>
    (lhr.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${lhr.audits[id]?.title} (${id})`),
  )
  return { scores: categories.map((category) => Math.round((lhr.categories[category]?.score ?? 0) * 100)), failed }
}

async function passes(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  // Lighthouse's logger sets DEBUG in this process, with which our commands print stacks.
  const options = {
    stdio: 'inherit',
    reject: false,
    preferLocal: true,
    env: { DEBUG: '', [ENV_FILES]: 'off', ...env },
  } as const
  const { failed } = await execa(command, args, options)
  return !failed
}
