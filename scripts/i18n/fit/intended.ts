import { keyPattern } from '../model/keyPattern.ts'
import type { MisfitKind } from './measure/misfit.ts'
import type { FitFault } from './mergeFaults.ts'

interface Intended {
  /** A message id in which * stands for anything. */
  readonly match: string
  readonly kind: MisfitKind
  /** In windows of at most this width. */
  readonly upTo: number
  readonly reason: string
}

/** All that does not fit and is meant to be so. */
const intended: readonly Intended[] = [
  {
    match: 'common:nav.pages.*',
    kind: 'breaks',
    upTo: 480,
    reason: 'a button that leads to a page bears its name, up to 50 characters long; on a phone, the button grows',
  },
]

/** Why a fault is none; null for a real one. */
export function intentionOf({ id, kind, width }: Pick<FitFault, 'id' | 'kind' | 'width'>): string | null {
  const found = intended.find(
    (row) => id !== null && keyPattern(row.match).test(id) && row.kind === kind && width <= row.upTo,
  )
  return found?.reason ?? null
}
