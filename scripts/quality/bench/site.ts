import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright'
import { allLocales, isLocaleCode } from '../../../src/config/locales.ts'
import { serve } from '../../hosting/server/server.ts'
import { findChromium } from '../../lib/chromium.ts'
import { makeFloor } from './floor.ts'
import { measureAll, type PageResult } from './rounds.ts'

export interface BenchOptions {
  readonly root: string
  /** The folder of the built site, relative to the root. */
  readonly dist: string
  readonly locale: string
  readonly rounds: number
  readonly onProgress: (text: string) => void
}

export interface Measured {
  /** When the run began, ISO 8601. */
  readonly date: string
  readonly chromium: string
  readonly rounds: number
  readonly results: readonly PageResult[]
}

/**
 * Serves the site and its copy without scripts, and measures both in one Chromium. Throws one sentence when there is no
 * such locale, no build or no Chromium; leaves nothing behind but compressed files in .cache.
 */
export async function benchSite({ root, dist, locale, rounds, onProgress }: BenchOptions): Promise<Measured> {
  if (!isLocaleCode(locale)) {
    throw new Error(`--locale: expected one of ${allLocales.map(({ code }) => code).join(', ')}, found "${locale}".`)
  }
  const date = new Date().toISOString()
  const site = await serve({ dist: path.resolve(root, dist), port: 0 })
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-floor-'))
  try {
    await makeFloor(path.resolve(root, dist), folder, path.join(root, '.cache/compress'))
    const floor = await serve({ dist: folder, port: 0 })
    const isRoot = process.getuid?.() === 0
    const browser = await chromium.launch({
      executablePath: await findChromium(),
      // Chromium refuses its sandbox to root, which is what containers run as.
      args: [...(isRoot ? ['--no-sandbox'] : []), '--disable-background-networking'],
    })
    try {
      const origins = { site: site.url, floor: floor.url }
      const results = await measureAll({ browser, origins, locale, rounds, onProgress })
      return { date, chromium: `Chromium ${browser.version()}`, rounds, results }
    } finally {
      await browser.close()
      floor.server.close()
    }
  } finally {
    site.server.close()
    await rm(folder, { recursive: true, force: true })
  }
}
