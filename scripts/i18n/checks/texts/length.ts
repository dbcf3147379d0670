import type { LocaleCode } from '../../../../src/config/locales.ts'
import { splitCodes } from '../../model/codes.ts'
import { interpolateClaims } from '../../model/publishing/interpolateClaims.ts'
import { clip, type Misfit, type Text } from '../text.ts'

/**
 * A text that is longer than its place allows: counted in characters (code points) as a visitor reads it, without tags,
 * with the site's own names and figures in place of their variables, and nothing in place of other variables.
 */
export function lengthMisfits({ raw, codes }: Text, max: number | null, locale: LocaleCode): Misfit[] {
  if (max === null || (raw.length <= max && codes.length === 0)) return []
  const printed = codes.length === 0 ? raw : withoutCodes(interpolateClaims(locale, raw))
  const length = [...printed].length
  return length > max ? [{ expected: `at most ${max} characters`, found: `${length} in ${clip(printed)}` }] : []
}

const withoutCodes = (text: string) =>
  splitCodes(text)
    .map((part) => (part.kind === 'text' ? part.text : ''))
    .join('')
