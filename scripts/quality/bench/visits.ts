import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import puppeteer from 'puppeteer-core'
import { allLocales, isLocaleCode } from '../../../src/config/locales.ts'
import { serve } from '../../hosting/server/server.ts'
import { findChromium, sandboxArgs } from '../../lib/chromium.ts'
import { bytesTable, timesTable } from './report.ts'
import { measureRounds } from './rounds.ts'

export interface VisitOptions {
  readonly dist: string
  readonly locale: string
  readonly rounds: number
  /** Where to keep the samples. */
  readonly json?: string
}

/**
 * Measures visits to the built site beside noScriptBaseline, the same site with its script files blocked, and prints
 * tables. Throws one sentence when there is no such locale, no build or no Chromium.
 */
export async function benchVisits({ dist, locale, rounds, json }: VisitOptions): Promise<void> {
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
      { name: 'site', origin, blocksScripts: false },
      { name: 'noScriptBaseline', origin, blocksScripts: true },
    ]
    const results = await measureRounds(browser, subjects, { locale, rounds })
    console.log(`\nBytes as transferred, headers included\n\n${bytesTable(results)}`)
    const conditions = `${await browser.version()}, medians of ${rounds} rounds`
    console.log(`\nPhone, processor 4x slower, 1.6 Mbit/s, 150 ms; ${conditions}\n\n${timesTable(results)}`)
    if (json) await writeFile(json, `${JSON.stringify(results, null, 1)}\n`)
  } finally {
    await browser.close()
    server.close()
    server.closeAllConnections()
  }
}
