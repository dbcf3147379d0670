import { printTable } from '../../lib/output.ts'
import { median } from './durations.ts'
import type { PageResult } from './rounds.ts'

interface Column {
  readonly title: string
  /** The name of its samples. */
  readonly sample: string
  readonly digits?: number
  /** Whether the ratio to the last subject is told; of what is near zero it says nothing. */
  readonly hasRatio?: boolean
}

const times: readonly Column[] = [
  { title: 'FCP ms', sample: 'navigation first-contentful-paint', hasRatio: true },
  { title: 'LCP ms', sample: 'navigation largest-contentful-paint', hasRatio: true },
  { title: 'CLS', sample: 'navigation cumulative-layout-shift', digits: 3 },
  { title: 'TBT ms', sample: 'navigation total-blocking-time' },
  { title: 'TBT after intent', sample: 'timespan total-blocking-time' },
  { title: 'first tap ms', sample: 'first tap', hasRatio: true },
  { title: 'link to heading', sample: 'link to heading', hasRatio: true },
  { title: 'its bytes', sample: 'link bytes', hasRatio: true },
  { title: 'hydrated', sample: 'hydrated link' },
  { title: 'its bytes', sample: 'hydrated link bytes' },
]

/** As Lighthouse tells them apart: strings are "other", styles in a document are part of it. */
const types = ['document', 'stylesheet', 'script', 'font', 'image', 'other', 'total']
const states = { navigation: 'loaded', timespan: 'added by intent' }

/** Medians of each page, with their ratio to those of the last subject. */
export function timesTable(results: readonly PageResult[]): string {
  const base = results.at(-1)?.subject
  const rows = results.map((result) => {
    const baseline = results.find(({ address, subject }) => address === result.address && subject === base)
    const cells = times.map(({ sample, digits = 0, hasRatio }) => {
      const value = medianOf(result, sample)
      if (value === undefined) return '-'
      const compared = hasRatio && baseline && baseline !== result ? medianOf(baseline, sample) : undefined
      return `${value.toFixed(digits)}${compared ? ` ${(value / compared).toFixed(2)}x` : ''}`
    })
    return [result.address, result.subject.name, ...cells]
  })
  return printTable(['page', '', ...times.map(({ title }) => title)], rows)
}

/** Bytes by type: until a page is loaded, and what the first intent adds. */
export function bytesTable(results: readonly PageResult[]): string {
  const rows = results.flatMap((result) =>
    Object.entries(states).flatMap(([mode, state]) => {
      const cells = types.map((type) => medianOf(result, `${mode} ${type}`))
      if (cells.includes(undefined)) return []
      return [[result.address, result.subject.name, state, ...cells.map(String)]]
    }),
  )
  return printTable(['page', '', 'bytes', ...types], rows)
}

/** The median of the samples of a name; undefined where nothing was measured. */
export function medianOf({ samples }: PageResult, name: string): number | undefined {
  return median(samples.flatMap((sample) => sample[name] ?? []))
}
