import { numberFamilies } from './numbers.ts'
import { quotationFamilies } from './quotes.ts'
import type { Family, Rule } from './rule.ts'
import { unitFamilies } from './units.ts'

/** All checks, those first whose corrections stand where two meet. */
export const families: readonly Family[] = [...numberFamilies, ...unitFamilies, ...quotationFamilies]

/** The table: one row for each kind of error that is corrected. */
export const rules: readonly Rule[] = families.flatMap((family) => family.rules)
