import { writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { startBrowser } from '../../i18n/context/capture.ts'
import { prepareFolder } from './folder.ts'
import type { Picture } from './pictures.ts'
import type { Shot } from './plan.ts'
import { sheetPage } from './sheetPage.ts'
import { writeSheets } from './sheets.ts'
import { openTab, type Places, type Tab, takeShot } from './take.ts'

export interface ShootOptions extends Places {
  readonly shots: readonly Shot[]
  readonly states: boolean
  /** Said in the contact sheet's heading. */
  readonly heading: string
  readonly onDone: (done: number, of: number) => void
}

export interface Outcome {
  readonly pictures: readonly Picture[]
  readonly sheets: number
  /** What was wrong, with the page, language and surface that it was wrong on. */
  readonly troubles: readonly string[]
}

/** Past eight, browsers take more memory (300 MB each) and hardly less time. */
const MOST_BROWSERS = 8

/**
 * Takes all pictures, in as many browsers at once as there are cores, and writes the contact sheets: `index.html` and
 * `sheets/*.png` in `out`, which is emptied first. Throws when there is no browser, and for a page that does not open.
 */
export async function shoot({ shots, site, out, states, heading, onDone }: ShootOptions): Promise<Outcome> {
  await prepareFolder(out)
  const results: { shot: Shot; pictures: readonly Picture[]; troubles: readonly string[] }[] = []
  const queue = shots.entries()
  const work = async () => {
    const browser = await startBrowser()
    try {
      let tab: (Tab & { for: string }) | undefined
      for (const [index, shot] of queue) {
        const wanted = `${shot.locale} ${shot.surface.name}`
        if (tab?.for !== wanted) {
          await tab?.page.context().close()
          tab = { ...(await openTab(browser, shot, site)), for: wanted }
        }
        const taken = await takeShot(tab, { site, out }, shot, states).catch((cause) => {
          throw new Error(`${nameOf(shot)}: ${cause instanceof Error ? cause.message : cause}`, { cause })
        })
        results[index] = { shot, ...taken }
        onDone(Object.keys(results).length, shots.length)
      }
    } finally {
      await browser.close()
    }
  }
  const browsers = Math.min(availableParallelism(), MOST_BROWSERS, shots.length)
  await Promise.all(Array.from({ length: browsers }, work))
  const pictures = results.flatMap((result) => result.pictures)
  await writeFile(path.join(out, 'index.html'), sheetPage(pictures, heading))
  return { pictures, sheets: await drawSheets(pictures, out), troubles: results.flatMap(named) }
}

async function drawSheets(pictures: readonly Picture[], out: string): Promise<number> {
  const browser = await startBrowser()
  try {
    return await writeSheets(browser, pictures, out)
  } finally {
    await browser.close()
  }
}

const nameOf = ({ locale, surface, view }: Shot) => `${locale}/${surface.name}/${view}`

const named = ({ shot, troubles }: { shot: Shot; troubles: readonly string[] }): string[] =>
  troubles.map((trouble) => `${nameOf(shot)}: ${trouble}`)
