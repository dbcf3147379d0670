import { type PluralCategory, pluralBases, splitPlural } from '../../model/plurals.ts'
import type { PluralNeeds } from '../language.ts'
import type { KeyMismatch } from '../rules.ts'

/** English messages by key without plural suffix, and whether they are counted. */
export type SourceKeys = ReadonlyMap<string, { readonly plural: boolean }>

/** Keys of one namespace of a locale that English lacks, and plural forms that are foreign or have no "other". */
export function foreignKeyMismatches(keys: Iterable<string>, source: SourceKeys, needs: PluralNeeds): KeyMismatch[] {
  const all = [...keys]
  const own = pluralBases(all)
  const { categories } = needs
  return all.flatMap((key): KeyMismatch[] => {
    const { base, category } = splitPlural(key)
    const message = source.get(key)
    if (message?.plural) {
      const expected = categories.map((name) => `${key}_${name}`).join(', ')
      return [{ rule: 'extra-key', key, expected, found: 'a key without a form' }]
    }
    if (message) {
      // i18next would never use it as a form.
      if (category === null || own.has(base)) return []
      const expected = `${base}_other beside it, or a name that does not end in a plural form`
      return [{ rule: 'plural-forms', key, expected, found: `_${category} alone` }]
    }
    if (category === null || !source.get(base)?.plural) {
      return [{ rule: 'extra-key', key, expected: 'a key that English has', found: 'a key of its own' }]
    }
    if (categories.includes(category)) return []
    const expected = `no form but ${categories.join(', ')}, which the language has`
    return [{ rule: 'plural-forms', key, expected, found: `_${category}` }]
  })
}

/** The forms that a counted message lacks, when it has some: `present` are its categories in the file. */
export function lackingFormMismatches(
  key: string,
  present: ReadonlySet<PluralCategory>,
  needs: PluralNeeds,
): KeyMismatch[] {
  const lacking = needs.categories.filter((category) => !present.has(category))
  if (lacking.length === needs.categories.length) return []
  return lacking.map((category) => {
    const numbers = needs.examples.get(category) ?? []
    const purpose = numbers.length > 0 ? `for ${numbers.join(', ')}` : 'for fractions'
    return { rule: 'plural-forms', key: `${key}_${category}`, expected: `a text ${purpose}`, found: 'no such form' }
  })
}
