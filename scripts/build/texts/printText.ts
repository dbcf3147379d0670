import { type LocaleCode, localeOf } from '../../../src/config/locales.ts'
import { interpolateClaims } from './interpolateClaims.ts'
import { typeset } from './typeset.ts'

/** The last parts of the keys of short texts in large type: headings, the line at the end of a page and that on a band. */
const headings = new Set(['title', 'next', 'tagline'])

/**
 * Returns a text as pages show it, typeset and with the company's figures. `name` is the last part of its key. Runs in browsers,
 * too: the editor shows a text while it is typed.
 */
export const printText = (locale: LocaleCode, name: string, text: string): string =>
  interpolateClaims(locale, typeset(localeOf(locale).tag, text, headings.has(name)))
