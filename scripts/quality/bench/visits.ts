import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import puppeteer, { type Browser } from 'puppeteer-core'
import { allLocales, isLocaleCode, type LocaleCode } from '../../../src/config/locales.ts'
import { href } from '../../../src/i18n/href.ts'
import { serve } from '../../hosting/server/server.ts'
import { findChromium, sandboxArgs } from 'i18next-workbench/lib/chromium.ts'
import { messageOf } from 'i18next-workbench/lib/run.ts'
import { aimsTable, bytesTable, type PageResult, PLAIN, timesTable } from './tables.ts'
import { benchPages, firstTap, followLink, loadAndHydrate, type Subject, visitDesk } from './visit.ts'

interface VisitOptions {
  readonly dist: string
  readonly locale: string
  readonly rounds: number
  /** Where to keep the samples. */
  readonly json?: string
  /** Where a site of plain HTML is served whose pages have the same addresses. */
  readonly plain?: string
}

/**
 * Measures visits to the built site beside noScriptBaseline, the same site with its script files blocked, and beside a
 * site of plain HTML, and prints tables. Throws one sentence when there is no such locale, no build or no Chromium.
 */
export async function benchVisits({ dist, locale, rounds, json, plain }: VisitOptions): Promise<void> {
  if (!isLocaleCode(locale)) {
    throw new Error(`--locale: expected one of ${allLocales.map(({ code }) => code).join(', ')}, found "${locale}".`)
  }
  const executablePath = await findChromium()
  const { url: origin, server } = await serve({ dist: path.resolve(dist), port: 0 })
  const browser = await puppeteer.launch({
    executablePath,
    args: [...sandboxArgs, '--disable-background-networking'],
  })
  try {
    const subjects = [
      { name: 'site', origin, blocksScripts: false, hydrates: true },
      { name: 'noScriptBaseline', origin, blocksScripts: true, hydrates: false },
      ...(plain ? [{ name: PLAIN, origin: plain.replace(/\/$/, ''), blocksScripts: false, hydrates: false }] : []),
    ]
    const results = await measureRounds(browser, subjects, { locale, rounds })
    console.log(`\nBytes as transferred, headers included\n\n${bytesTable(results)}`)
    const conditions = `${await browser.version()}, medians of ${rounds} rounds`
    console.log(`\nPhone, processor 4x slower, 1.6 Mbit/s, 150 ms; ${conditions}\n\n${timesTable(results)}`)
    console.log(`\nAgainst the aims\n\n${aimsTable(results)}`)
    if (json) await writeFile(json, `${JSON.stringify(results, null, 1)}\n`)
  } finally {
    await browser.close()
    server.close()
    server.closeAllConnections()
  }
}

/**
 * Measures every page of every subject in each round. The subjects take turns page by page, and who comes first changes,
 * so that a machine that gets slower or faster does it to all.
 */
async function measureRounds(
  browser: Browser,
  subjects: readonly Subject[],
  { locale, rounds }: { readonly locale: LocaleCode; readonly rounds: number },
): Promise<PageResult[]> {
  const results = benchPages.flatMap((page) =>
    subjects.map((subject): PageResult => ({ page, address: href(locale, page.page), subject, samples: [] })),
  )
  for (let round = 1; round <= rounds; round += 1) {
    for (const result of round % 2 === 0 ? results.toReversed() : results) await visitPage(browser, result, locale)
    console.error(`round ${round} of ${rounds}`)
  }
  return results
}

/** A visit that fails is reported and leaves no sample. */
async function visitPage(browser: Browser, { page, address, subject, samples }: PageResult, locale: LocaleCode) {
  const visits = [
    () => loadAndHydrate(browser, subject, address),
    // Without scripts the menu's dialog answers; an accordion does not.
    ...(page.control === 'menu' || !subject.blocksScripts
      ? [() => firstTap(browser, subject, address, page.control)]
      : []),
    () => followLink(browser, subject, address, href(locale, page.target), 'plain'),
    () => visitDesk(browser, subject, address, href(locale, page.target)),
    ...(subject.hydrates ? [() => followLink(browser, subject, address, href(locale, page.target), 'hydrated')] : []),
  ]
  for (const visit of visits) {
    try {
      samples.push(await visit())
    } catch (error) {
      if (!browser.connected) throw new Error('The browser has ended before all was measured.', { cause: error })
      console.error(`${subject.name} ${address}: a visit failed: ${messageOf(error)}`)
    }
  }
}
