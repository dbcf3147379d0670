import { config, viewIds } from '../config.ts'
import { groupBy } from '../model/groups.ts'
import { keyPattern } from '../model/keyPattern.ts'
import { count, printTable } from '../lib/output.ts'
import type { StateFault } from './browser/measurePage.ts'
import { misfitKinds } from './measure/misfit.ts'

/** A text that does not fit, at one width of the window. */
export interface FitFault extends StateFault {
  readonly locale: string
  readonly width: number
  /** All pages that show it so. */
  readonly pages: readonly string[]
}

/** Of the faults of a locale, one for each text and width: the gravest one, where it is worst, with all pages that have it. */
export function mergeFaults(faults: readonly FitFault[]): FitFault[] {
  const inOrder = faults.toSorted((one, other) => orderOf(one) - orderOf(other))
  const groups = groupBy(inOrder, ({ width, id, text }) => `${width} ${id ?? text}`)
  return [...groups.values()].flatMap((group) => {
    const [worst] = group.toSorted((one, other) => rank(one) - rank(other) || other.by - one.by)
    return worst ? [{ ...worst, pages: [...new Set(group.flatMap(({ pages }) => pages))] }] : []
  })
}

const orderOf = ({ pages: [view] }: FitFault) => (view ? viewIds().indexOf(view) : 0)
const rank = ({ kind }: FitFault) => misfitKinds.indexOf(kind)

/** Why a fault is none; null for a real one. */
export function intentionOf({ id, kind, width }: Pick<FitFault, 'id' | 'kind' | 'width'>): string | null {
  const found = config().pages.intended.find(
    (row) => id !== null && keyPattern(row.match).test(id) && row.kind === kind && width <= row.upTo,
  )
  return found?.reason ?? null
}

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
