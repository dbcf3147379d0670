import { config } from '../config.ts'
import { keyPattern } from '../model/keyPattern.ts'
import type { FitFault } from './mergeFaults.ts'

/** Why a fault is none; null for a real one. */
export function intentionOf({ id, kind, width }: Pick<FitFault, 'id' | 'kind' | 'width'>): string | null {
  const found = config().pages.intended.find(
    (row) => id !== null && keyPattern(row.match).test(id) && row.kind === kind && width <= row.upTo,
  )
  return found?.reason ?? null
}
