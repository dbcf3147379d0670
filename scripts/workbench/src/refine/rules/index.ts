import { characterFamilies } from './characters.ts'
import { dateFamilies } from './dates.ts'
import { endFamilies } from './ends.ts'
import { numberFamilies } from './numbers.ts'
import { placeholderFamilies } from './placeholders.ts'
import { quotationFamilies } from './quotes.ts'
import type { Family, Kind, Rule } from './rule.ts'
import { scriptFamilies } from './scripts.ts'
import { spaceFamilies } from './spaces.ts'
import { unitFamilies } from './units.ts'
import { wordFamilies } from './words.ts'

/** All checks, those first whose corrections stand where two meet. */
export const families: readonly Family[] = [
  ...[...characterFamilies, ...placeholderFamilies, ...numberFamilies, ...unitFamilies],
  ...[...dateFamilies, ...quotationFamilies, ...scriptFamilies, ...spaceFamilies, ...wordFamilies],
  ...endFamilies,
]

/** The table: one row for each kind of error that is corrected. */
export const rules: readonly Rule[] = families.flatMap((family) => family.rules)

const kinds = new Map(rules.map(({ id, kind }) => [id, kind]))

/** What a rule is about, by its id. */
export const kindOfRule = (id: string): Kind => kinds.get(id) ?? 'character'
