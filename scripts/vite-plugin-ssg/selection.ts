import { type Locale, publicLocales } from '../../src/config/locales.ts'
import { BuildFailure } from './errors.ts'

/**
 * The public locales that a list of codes ("de,fr") names, in the order of the table; all of them without a list.
 * Throws one message that names every code which is no public locale, and what could be there.
 */
export function selectLocales(list: string | undefined, available = publicLocales): readonly Locale[] {
  if (list === undefined) return available
  const codes = list.split(',').map((code) => code.trim())
  const known = available.map(({ code }): string => code)
  const unknown = codes.filter((code) => !known.includes(code))
  if (unknown.length === 0) return available.filter(({ code }) => codes.includes(code))
  throw new BuildFailure('Nothing was built:', [
    `--locales "${list}": expected codes of public locales with commas between (${known.join(', ')}), found ${unknown.map((code) => `"${code}"`).join(', ')}.`,
  ])
}
