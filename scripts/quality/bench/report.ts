import { printTable } from '../../lib/output.ts'
import { median, ratio } from './figures.ts'
import type { Metric, PageResult } from './rounds.ts'
import { byteTypes, type Transfer } from './traffic.ts'

/** Bytes by type of each page, in three states and without scripts, as a table for a terminal. */
export function bytesTable(results: readonly PageResult[]): string {
  const rows = results.flatMap(({ type, address, subject, bytes }) => {
    const states: [string, Transfer][] =
      subject === 'floor'
        ? [['without scripts', bytes.idle]]
        : [
            ['before waking', bytes.first],
            ['load + 3 s', bytes.idle],
            ['awake', bytes.awake],
          ]
    return states.map(([state, sum]) => [
      `${type} ${address}`,
      state,
      ...byteTypes.map((kind) => String(sum[kind])),
      String(sum.total),
    ])
  })
  return printTable(['page', 'state', ...byteTypes, 'total'], rows)
}

const columns: readonly { readonly title: string; readonly metric: Metric; readonly digits: number }[] = [
  { title: 'LCP ms', metric: 'lcp', digits: 0 },
  { title: 'CLS', metric: 'cls', digits: 3 },
  { title: 'TBT ms', metric: 'tbtBefore', digits: 0 },
  { title: 'waking ms', metric: 'tbtWaking', digits: 0 },
  { title: 'first answer ms', metric: 'answer', digits: 0 },
  { title: 'navigation ms', metric: 'navigation', digits: 0 },
  { title: 'its bytes', metric: 'navigationBytes', digits: 0 },
]

/** Medians of each page, with the ratio to the same page without scripts. */
export function timesTable(results: readonly PageResult[]): string {
  const rows = results.map((result) => {
    const floor = results.find(({ type, subject }) => type === result.type && subject === 'floor')
    const cells = columns.map(({ metric, digits }) => {
      const value = median(result.samples[metric])
      if (Number.isNaN(value)) return '-'
      const base = result.subject === 'site' && floor ? median(floor.samples[metric]) : Number.NaN
      return [value.toFixed(digits), ratio(value, base)].filter(Boolean).join(' ')
    })
    return [`${result.type} ${result.address}`, result.subject === 'site' ? 'site' : 'without scripts', ...cells]
  })
  return printTable(['page', '', ...columns.map(({ title }) => title)], rows)
}
