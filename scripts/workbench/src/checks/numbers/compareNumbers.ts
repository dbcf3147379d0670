import { localeOf, sourceLocale } from '../../config.ts'
import { firstOf } from '../../lib/firstOf.ts'
import { once } from '../../lib/once.ts'
import { HOLE, type LanguageJudge, type Mismatch, type Text } from '../text.ts'
import { mayHaveNumber, type Numbers, numberDifference, numbersIn } from './numberDifference.ts'
import type { NumberItem } from './numberItems.ts'
import { numberLocaleOf } from './numberLocale.ts'

/**
 * Numbers, units, dates and times that a translation has otherwise than English, by their values:
 * "1,500" is "1 500", "9 a.m." is "9:00". A number that a text has twice need not be there twice. A translation
 * has to agree with one of the English texts of its message.
 */
export const numberMismatches: LanguageJudge = ({ text, originals, language: { tag } }) => {
  const texts = [text, ...originals]
  if (originals.length === 0 || !texts.some(({ prose }) => mayHaveNumber.test(prose))) return []
  const locale = numberLocaleOf(tag)
  const target = numbersIn(text.prose, locale)
  const mismatches = originals.map((original) => {
    const source = englishNumbers(original)
    return mismatchOf(source, target, numberDifference(source, target, locale))
  })
  const last = mismatches.at(-1)
  return last && !mismatches.includes(null) ? [last] : []
}

/** English is read once for all locales. */
const englishNumbers = once(
  ({ prose }: Text) => numbersIn(prose, numberLocaleOf(localeOf(sourceLocale()).tag)),
  new WeakMap(),
)

function mismatchOf(
  source: Numbers,
  target: Numbers,
  difference: ReturnType<typeof numberDifference>,
): Mismatch | null {
  if (!difference) return null
  const { lost, added } = difference
  const [firstLost, firstAdded] = [lost[0], added[0]]
  if (firstLost) {
    const expected = `${named(lost)} as in English (${around(source.prose, firstLost)})`
    return { expected, found: added.length > 0 ? named(added) : 'no such number' }
  }
  if (!firstAdded) return null
  const found = `${named(added)} (${around(target.prose, firstAdded)})`
  return { expected: 'no number that English does not have', found }
}

const named = (items: readonly NumberItem[]) => firstOf([...new Set(items.map(({ text }) => text))])

/** A number with the words before and after it. */
function around(prose: string, { text, index }: NumberItem): string {
  const before = /(?:\S+\s+){0,2}\S*$/u.exec(prose.slice(0, index))?.[0] ?? ''
  const after = /^\S*(?:\s+\S+)?/u.exec(prose.slice(index + text.length))?.[0] ?? ''
  return `“${before}${text}${after}”`.replaceAll(HOLE, '…')
}
