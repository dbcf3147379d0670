/** i18next's suffixes, which are CLDR's plural categories. */
export const pluralCategories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const
export type PluralCategory = (typeof pluralCategories)[number]

/** i18next's own `pluralSeparator`. */
const SEPARATOR = '_'

/** The key of a plural form: "items_one". */
export const pluralKey = (base: string, form: string): string => base + SEPARATOR + form

/** A key without its plural suffix, and the suffix. Whether the key really is a plural form is for the bundle to say. */
export function splitPlural(key: string): { base: string; category: PluralCategory | null } {
  const category = pluralCategories.find((one) => key.endsWith(SEPARATOR + one)) ?? null
  return { base: category ? key.slice(0, -SEPARATOR.length - category.length) : key, category }
}

/** The message that the id of a text belongs to: the id itself, or without the suffix of a plural form. */
export const messageOfForm = (id: string, known: { has(id: string): boolean }): string =>
  known.has(id) ? id : splitPlural(id).base

/** The keys of a namespace that are plural messages: those that have a form for "other", which every language has. */
export function pluralBases(keys: Iterable<string>): Set<string> {
  const bases = new Set<string>()
  for (const key of keys) {
    const { base, category } = splitPlural(key)
    if (category === 'other') bases.add(base)
  }
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
