import { printTable } from '../../lib/output.ts'
import { medianOf } from './report.ts'
import type { PageResult } from './rounds.ts'

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
