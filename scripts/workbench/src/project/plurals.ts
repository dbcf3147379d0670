/** i18next's suffixes: the plural categories of CLDR. */
export const pluralCategories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const
export type PluralCategory = (typeof pluralCategories)[number]

/** The `pluralSeparator` of i18next. */
const SEPARATOR = '_'

/** The key of a plural form: "items_one". */
export const pluralKey = (base: string, form: string): string => base + SEPARATOR + form

/** Splits a key into its base and its plural suffix. Only the bundle shows if the key really is a plural form. */
export function splitPlural(key: string): { base: string; category: PluralCategory | null } {
  const category = pluralCategories.find((one) => key.endsWith(SEPARATOR + one)) ?? null
  return { base: category ? key.slice(0, -SEPARATOR.length - category.length) : key, category }
}

/** The message of a text id: the id itself, or the id without the suffix of a plural form. */
export const messageOfForm = (id: string, known: { has(id: string): boolean }): string =>
  known.has(id) ? id : splitPlural(id).base

/** The plural messages among the keys of a namespace: those with a form for "other", which every language has. */
export function pluralBases(keys: Iterable<string>): Set<string> {
  const bases = new Set<string>()
  for (const key of keys) {
    const { base, category } = splitPlural(key)
    if (category === 'other') bases.add(base)
  }
  return bases
}

/** The plural forms of a language, in CLDR's order: one, few, many, other in Polish. */
export function categoriesOf(tag: string): PluralCategory[] {
  const wanted = new Set<string>(new Intl.PluralRules(tag).resolvedOptions().pluralCategories)
  return pluralCategories.filter((category) => wanted.has(category))
}

/** Example whole numbers of a plural form, for translators: 2, 3, 4, 22. Empty if only fractions take the form. */
export function examplesOf(tag: string, category: PluralCategory): number[] {
  const rules = new Intl.PluralRules(tag)
  const examples: number[] = []
  for (let number = 0; number <= 1_000_000 && examples.length < 4; number += number < 200 ? 1 : 999_800) {
    if (rules.select(number) === category) examples.push(number)
  }
  return examples
}
