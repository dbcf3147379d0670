import { brand, brandShort } from '../../../src/config/brand.ts'
import { claims } from '../../../src/config/claims.ts'
import type { LocaleCode } from '../../../src/config/locales.ts'
import { measurement } from '../../../src/config/measurement.ts'
import { dollarTerms, examplePrice, examplePriceUsd, quoteTerms } from '../../../src/config/quoteExamples.ts'
import { facts, type LocalName } from '../../../src/config/site.ts'
import { createI18n } from '../../../src/i18n/create.ts'
import { once } from '../../../src/i18n/once.ts'

/** The variables that a build replaces: `{{brand}}`, figures and facts of the site. */
export const statedVariables: Readonly<Record<string, string | number | LocalName>> = {
  ...claims,
  ...measurement,
  ...quoteTerms,
  ...dollarTerms,
  examplePrice,
  examplePriceUsd,
  ...facts,
  brand,
  brandShort,
}

const printerOf = once((locale: LocaleCode) => createI18n({ locale, payload: {} }))

/** A variable, or a reference to another message, which may have variables itself. */
const variable = /\$t\([^)]*\)|\{\{\s*(?<name>[^{},\s]+)[^{}]*\}\}/g

/**
 * Replaces the site's own variables in a text, formatted by Intl for the locale: {{onTimeDelivery, percent}} becomes 99,5% in
 * Polish. Other variables stay. In a browser, the first number would take a phone 60 ms.
 */
export function interpolateClaims(locale: LocaleCode, text: string): string {
  if (!text.includes('{{')) return text
  return text.replace(variable, (whole: string, name: string | undefined) => {
    if (name === undefined || !Object.hasOwn(statedVariables, name)) return whole
    const { interpolator } = printerOf(locale).services
    return interpolator?.interpolate(whole, { [name]: valueIn(locale, name) }, locale, {}) ?? whole
  })
}

/** Returns the value of a variable. Some places have a different name in a language. */
function valueIn(locale: LocaleCode, name: string): string | number | undefined {
  const value = statedVariables[name]
  return typeof value === 'object' ? (value[locale] ?? value.en) : value
}
