import type { Browser } from 'puppeteer-core'
import type { LocaleCode } from '../../../src/config/locales.ts'
import { href } from '../../../src/i18n/href.ts'
import { messageOf } from '../../lib/run.ts'
import { firstTap, followLink, followWhenHydrated, visitDesk } from './interactions.ts'
import { loadAndHydrate } from './lighthouse.ts'
import { type BenchPage, benchPages } from './pages.ts'
import type { Sample, Subject } from './phone.ts'

/** All visits of one page of one subject, those that failed left out. */
export interface PageResult {
  readonly page: BenchPage
  readonly address: string
  readonly subject: Subject
  readonly samples: Sample[]
}

/**
 * Measures every page of every subject in each round. The subjects take turns page by page, and who comes first changes,
 * so that a machine that gets slower or faster does it to all.
 */
export async function measureRounds(
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
    () => followLink(browser, subject, address, href(locale, page.target)),
    () => visitDesk(browser, subject, address, href(locale, page.target)),
    ...(subject.hydrates ? [() => followWhenHydrated(browser, subject, address, href(locale, page.target))] : []),
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
