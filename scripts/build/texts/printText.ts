import { type LocaleCode, localeOf } from '../../../src/config/locales.ts'
import { SPACED_BREAK } from '../../../src/i18n/breaks.ts'
import { interpolateClaims } from './interpolateClaims.ts'
import { typeset } from './typeset.ts'

/** The last parts of the keys of short texts in large type: headings, the line at the end of a page and that on a band. */
const headings = new Set(['title', 'next', 'tagline'])

/** A break between a character of Chinese or Japanese and a Latin letter, a digit or a variable. */
const besideLatin = /(?<=[\p{Lo}ー])\u200B(?=[\p{sc=Latn}\d{])|(?<=[\p{sc=Latn}\d}])\u200B(?=\p{Lo})/gu
/** The place in a code such as AES-256 where browsers would break the line. */
const withinCode = /(?<=\p{Lu}-)(?=\d)/gu

/**
 * Returns a text as pages show it, typeset and with the company's figures. `name` is the last part of its key. Runs in browsers,
 * too: the editor shows a text while it is typed.
 */
export function printText(locale: LocaleCode, name: string, text: string): string {
  const printed = interpolateClaims(locale, typeset(localeOf(locale).tag, text, headings.has(name)))
  return printed.replace(besideLatin, SPACED_BREAK).replace(withinCode, '\u2060')
}
