import { once } from '../../../../src/i18n/once.ts'
import { groupBy } from '../../model/groups.ts'
import { type Unit, unitId } from '../../model/units.ts'
import type { Source } from '../source.ts'
import { clip, countWords, type Mismatch } from '../text.ts'

/** Up to this many words, the same English may be right in two ways: a button, a heading, a cell of a table. */
const FEW = 2

export interface InconsistencyMismatch extends Mismatch {
  readonly unit: Unit
}

/**
 * Texts of a locale that are the same in English, and differ from the one that most of them are; of equally many the
 * first counts. Plural messages and texts that stay as they are in every language are left out, and case does not matter.
 */
export function inconsistentMismatches(units: readonly Unit[], source: Source): InconsistencyMismatch[] {
  const repeated = repetitions(source)
  const translated = units.filter((unit) => repeated.has(unitId(unit)) && textIn(unit) !== '')
  const groups = groupBy(translated, (unit) => repeated.get(unitId(unit)))
  return [...groups.values()].flatMap(differing)
}

/** The English of messages that are not the only ones with it, by their ids. English is read once for all locales. */
const repetitions = once(({ namespaces }: Source): ReadonlyMap<string, string> => {
  const texts = [...namespaces].flatMap(([namespace, { messages }]) =>
    [...messages].flatMap(
      ([
        key,
        {
          plural,
          verbatim,
          texts: [text],
        },
      ]) => {
        if (!text || plural || verbatim !== null || countWords(text) <= FEW) return []
        return [[unitId({ namespace, key }), plain(text.raw)] as const]
      },
    ),
  )
  const groups = [...groupBy(texts, ([, english]) => english).values()]
  return new Map(groups.filter(({ length }) => length > 1).flat())
}, new WeakMap())

function differing(group: readonly Unit[]): InconsistencyMismatch[] {
  const byText = groupBy(group, (unit) => plain(textIn(unit)))
  const [[usual] = [], ...others] = [...byText.values()].sort((one, other) => other.length - one.length)
  if (!usual) return []
  const expected = `${clip(textIn(usual))} as in ${usual.namespace}:${usual.key}, whose English is the same`
  return others.flat().map((unit) => ({ unit, expected, found: clip(textIn(unit)) }))
}

const textIn = (unit: Unit) => unit.forms[0]?.target ?? ''
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s\u00A0\u202F]+/g, ' ')
    .trim()
