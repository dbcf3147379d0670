import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import puppeteer from 'puppeteer-core'
import { allLocales, isLocaleCode } from '../../../src/config/locales.ts'
import { serve } from '../../hosting/server/server.ts'
import { findChromium, sandboxArgs } from '../../lib/chromium.ts'
import { aimsTable, PLAIN } from './aims.ts'
import { bytesTable, timesTable } from './report.ts'
import { measureRounds } from './rounds.ts'

export interface VisitOptions {
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
