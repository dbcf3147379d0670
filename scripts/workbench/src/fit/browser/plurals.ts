import type { i18n } from 'i18next'
import type { PluralCategory } from '../../model/plurals.ts'

/** The longest that is counted on the site: days and people of an order, three digits. */
const LONGEST = 999

/** Shows a plural form of every message that counts something, whatever is counted. */
export function pluralForms(i18n: i18n) {
  const rules = new Intl.PluralRules(i18n.language)
  const translate = i18n.t.bind(i18n)
  let used = false
  let count: number | null = null
  const t = (key: string, options?: { readonly count?: number }) => {
    if (options?.count === undefined) return translate(key, options ?? {})
    used = true
    return translate(key, count === null ? options : { ...options, count })
  }
  Object.defineProperty(i18n, 't', { value: t })
  return {
    /** Whether the page has asked for such a message. */
    used: () => used,
    /** From the next render on; null for the form of the number itself. */
    show: (form: PluralCategory | null) => {
      count = form && longestOf(rules, form)
    },
  }
}

/** The greatest number that takes a form; a fraction where no whole number does. */
export function longestOf(rules: Intl.PluralRules, form: PluralCategory): number {
  for (let number = LONGEST; number >= 0; number -= 1) if (rules.select(number) === form) return number
  return LONGEST - 0.5
}
