import type { LocaleCode } from '../../../../src/config/locales.ts'
import { splitCodes } from '../../model/codes.ts'
import { interpolateClaims } from '../../model/publishing/interpolateClaims.ts'

/**
 * A text as its length is counted: without tags, with the site's own names and figures in place of their variables, and
 * nothing in place of other variables.
 */
export const printedText = (locale: LocaleCode, text: string): string =>
  splitCodes(interpolateClaims(locale, text))
    .map((part) => (part.kind === 'text' ? part.text : ''))
    .join('')
