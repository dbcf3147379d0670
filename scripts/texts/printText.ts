import { type LocaleCode, localeOf } from '../../src/config/locales.ts'
import { interpolateClaims } from './interpolateClaims.ts'
import { typeset } from './typeset.ts'

/**
 * A text as pages print it: with its spaces and quotes set, and the company's figures filled in. `name` is the last part of
 * its key. Runs in browsers, too: the editor shows a text while it is typed.
 */
export const printText = (locale: LocaleCode, name: string, text: string): string =>
  interpolateClaims(locale, typeset(localeOf(locale).tag, text, name === 'title'))
