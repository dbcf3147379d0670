import { viewIds } from '../config.ts'
import { groupBy } from '../model/groups.ts'
import type { StateFault } from './browser/measurePage.ts'
import { misfitKinds } from './measure/misfit.ts'

/** A text that does not fit, at one width of the window. */
export interface FitFault extends StateFault {
  /** The locale, or the pseudo-locale. */
  readonly locale: string
  /** In CSS pixels. */
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
