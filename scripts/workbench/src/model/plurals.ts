/** i18next's suffixes, which are CLDR's plural categories. */
export const pluralCategories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const
export type PluralCategory = (typeof pluralCategories)[number]

const suffix = new RegExp(`_(${pluralCategories.join('|')})$`)

/** A key without its plural suffix, and the suffix. Whether the key really is a plural form is for the bundle to say. */
export function splitPlural(key: string): { base: string; category: PluralCategory | null } {
  const [, ending] = suffix.exec(key) ?? []
  const found = pluralCategories.find((category) => category === ending)
  return found ? { base: key.slice(0, -found.length - 1), category: found } : { base: key, category: null }
}

/** The keys of a namespace that are plural messages: those that have a form for "other", which every language has. */
export function pluralBases(keys: Iterable<string>): Set<string> {
  const bases = new Set<string>()
  for (const key of keys) if (key.endsWith('_other')) bases.add(key.slice(0, -'_other'.length))
  return bases
}

/** The forms that a language needs for counting, in CLDR's order: one, few, many, other in Polish. */
export function categoriesOf(tag: string): PluralCategory[] {
  const wanted = new Set<string>(new Intl.PluralRules(tag).resolvedOptions().pluralCategories)
  return pluralCategories.filter((category) => wanted.has(category))
}

/** Whole numbers that take a form, to tell a translator what the form is for: 2, 3, 4, 22. Empty when only fractions do. */
export function examplesOf(tag: string, category: PluralCategory): number[] {
  const rules = new Intl.PluralRules(tag)
  const examples: number[] = []
  for (let number = 0; number <= 1_000_000 && examples.length < 4; number += number < 200 ? 1 : 999_800) {
    if (rules.select(number) === category) examples.push(number)
  }
  return examples
}
