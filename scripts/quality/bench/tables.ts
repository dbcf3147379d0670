import { printTable } from 'i18next-workbench/lib/output.ts'
import type { BenchPage, Sample, Subject } from './visit.ts'

/** All visits of one page of one subject, those that failed left out. */
export interface PageResult {
  readonly page: BenchPage
  readonly address: string
  readonly subject: Subject
  readonly samples: Sample[]
}

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
function medianOf({ samples }: PageResult, name: string): number | undefined {
  return median(samples.flatMap((sample) => sample[name] ?? []))
}

/** The name of the subject that aims compare with. */
export const PLAIN = 'plain'

interface Aim {
  readonly title: string
  /** The name of the site's samples. */
  readonly sample: string
  /** The most that is aimed at: a number, or a share of what plain HTML has of a sample. */
  readonly most: number
  readonly of?: string
}

const aims: readonly Aim[] = [
  aimOf('first paint', 'navigation first-contentful-paint', 1.1),
  aimOf('first tap answered', 'first tap', 1.15),
  aimOf('link to heading', 'link to heading', 1.15),
  { title: 'the same after intent', sample: 'hydrated link', most: 1.15, of: 'link to heading' },
  { title: 'blocking time after intent', sample: 'timespan total-blocking-time', most: 50 },
  aimOf('desk: first paint', 'desk first paint', 1.15),
  aimOf('desk: a link', 'desk link', 1.15),
  aimOf('desk: a link, 200 ms of hover', 'desk link, hover', 1.15),
  { title: 'desk: the same after intent', sample: 'desk link, intent', most: 1.15, of: 'desk link, hover' },
  { title: 'layout shift', sample: 'navigation cumulative-layout-shift', most: 0 },
]

function aimOf(title: string, sample: string, most: number): Aim {
  return { title, sample, most, of: sample }
}

/** Each figure of the site that there is an aim for, beside it; shares only where plain HTML was measured. */
export function aimsTable(results: readonly PageResult[]): string {
  const site = results.filter(({ subject }) => subject.hydrates)
  const rows = site.flatMap((result) => {
    const plain = results.find(({ address, subject }) => address === result.address && subject.name === PLAIN)
    return aims.flatMap((aim) => rowOf(aim, result, plain) ?? [])
  })
  return printTable(['page', 'measure', 'site', 'plain', 'ratio', 'aim', ''], rows)
}

function rowOf({ title, sample, most, of }: Aim, result: PageResult, plain: PageResult | undefined) {
  const value = medianOf(result, sample)
  const base = of === undefined ? 1 : plain && medianOf(plain, of)
  if (value === undefined || base === undefined) return undefined
  const ratio = value / base
  const told = of === undefined ? ['-', '-', String(most)] : [base.toFixed(0), `${ratio.toFixed(2)}x`, `${most}x`]
  return [[result.address, title, String(Number(value.toFixed(3))), ...told, ratio > most ? 'missed' : 'met']]
}

/** A measure with all that was measured, in milliseconds, and the most that is aimed at for its median. */
interface Durations {
  readonly name: string
  readonly samples: readonly number[]
  readonly aim?: number
}

/** A table of medians beside their aims. */
export function durationsTable(measures: readonly Durations[]): string {
  const rows = measures.map(({ name, samples, aim }) => {
    const middle = median(samples) ?? Number.NaN
    const aimed = aim === undefined ? ['', ''] : [tell(aim), middle > aim ? 'missed' : 'met']
    return [name, tell(middle), tell(Math.max(...samples)), ...aimed]
  })
  return printTable(['', 'median', 'longest', 'aim', ''], rows)
}

const tell = (milliseconds: number) => `${milliseconds.toFixed(0)} ms`

/** The middle value, of an even number the greater of the two in the middle; undefined where nothing was measured. */
function median(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[values.length >> 1]
}

/** How long a task takes, in milliseconds. */
export async function timed(task: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await task()
  return performance.now() - started
}
