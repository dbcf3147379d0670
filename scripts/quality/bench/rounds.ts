import type { Browser } from 'playwright'
import type { LocaleCode } from '../../../src/config/locales.ts'
import { href } from '../../../src/i18n/href.ts'
import { type BenchPage, benchPages } from './pages.ts'
import type { Transfer } from './traffic.ts'
import { answer, navigate, vitals, weigh } from './visits.ts'

/** The site, and the same site without scripts. */
export type Subject = 'site' | 'floor'
export const subjects: readonly Subject[] = ['site', 'floor']
export type Origins = Readonly<Record<Subject, string>>

export const metrics = ['lcp', 'cls', 'tbtBefore', 'tbtWaking', 'answer', 'navigation', 'navigationBytes'] as const
export type Metric = (typeof metrics)[number]

/** All that was measured of one page of one subject. Times in milliseconds, one value a round. */
export interface PageResult {
  readonly type: BenchPage['type']
  readonly address: string
  readonly subject: Subject
  readonly bytes: { readonly first: Transfer; readonly idle: Transfer; readonly awake: Transfer }
  readonly samples: Record<Metric, number[]>
}

export interface RoundsOptions {
  readonly browser: Browser
  readonly origins: Origins
  readonly locale: LocaleCode
  readonly rounds: number
  readonly onProgress: (text: string) => void
}

/**
 * Weighs each page once, then measures times in rounds. In a round the site and its floor take turns page by page, and
 * who comes first changes, so that a machine that gets slower or faster does it to both. A visit that fails is reported
 * and leaves no sample.
 */
export async function measureAll(options: RoundsOptions): Promise<PageResult[]> {
  const { browser, origins, locale, rounds, onProgress } = options
  const results: PageResult[] = []
  for (const { type, page } of benchPages) {
    for (const subject of subjects) {
      const address = href(locale, page)
      const bytes = await weigh(browser, { url: origins[subject] + address, wakes: subject === 'site' })
      results.push({ type, address, subject, bytes, samples: emptySamples() })
    }
  }
  onProgress('weighed')
  for (let round = 1; round <= rounds; round += 1) {
    for (const page of benchPages) {
      const pair = results.filter(({ type }) => type === page.type)
      for (const result of round % 2 === 0 ? pair : pair.reverse()) await measurePage(options, page, result)
    }
    onProgress(`round ${round} of ${rounds}`)
  }
  return results
}

function emptySamples(): Record<Metric, number[]> {
  return { lcp: [], cls: [], tbtBefore: [], tbtWaking: [], answer: [], navigation: [], navigationBytes: [] }
}

async function measurePage(
  { browser, origins, locale, onProgress }: RoundsOptions,
  { control, target }: BenchPage,
  { subject, address, samples }: PageResult,
): Promise<void> {
  const visited = { url: origins[subject] + address, wakes: subject === 'site' }
  const visits: (() => Promise<Partial<Record<Metric, number>>>)[] = [
    () => vitals(browser, visited),
    // Without scripts the menu's dialog answers; an accordion shows all of its panels and has nothing to answer with.
    ...(control === 'accordion' && subject === 'floor' ? [] : [() => answer(browser, visited, control)]),
    () => navigate(browser, visited, href(locale, target)),
  ]
  for (const visit of visits) {
    try {
      const values = await visit()
      for (const metric of metrics) {
        const value = values[metric]
        if (value !== undefined) samples[metric].push(value)
      }
    } catch (error) {
      const [cause = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
      onProgress(`${subject} ${address}: a visit failed: ${cause}`)
    }
  }
}
