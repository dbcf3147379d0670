import { count, printTable } from '../lib/output.ts'
import { groupBy } from '../model/groups.ts'
import { intentionOf } from './intended.ts'
import type { FitFault } from './mergeFaults.ts'

/** A table of what does not fit, then what is meant not to; `measured` says what was looked at. */
export function printFit(found: readonly FitFault[], measured: string): string {
  const faults = found.filter((fault) => intentionOf(fault) === null)
  const intended = groupBy(found, intentionOf)
  intended.delete(null)
  const said = [...intended].map(([reason, { length }]) => `As intended, ${count(length, 'text')} left out: ${reason}.`)
  const verdict = faults.length > 0 ? `${count(faults.length, 'fault')}.` : 'every text fits.'
  const head = ['locale', 'page', 'width', 'key', 'fault', 'px']
  const table = faults.length > 0 ? [printTable(head, faults.map(rowOf)), ''] : []
  return [...table, ...said, `${measured}: ${verdict}`].join('\n')
}

function rowOf({ locale, pages, width, id, text, kind, state, by }: FitFault): string[] {
  const [page = '', ...others] = pages
  return [
    locale,
    others.length > 0 ? `${page} and ${others.length} more` : page,
    String(width),
    id ?? `(no message) ${text.slice(0, 30)}`,
    state === 'as it comes' ? kind : `${kind} (${state})`,
    String(by),
  ]
}
