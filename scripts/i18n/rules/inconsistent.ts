import { type Unit, unitId } from '../units.ts'
import { clip, type Remark } from './registry.ts'
import type { Source } from './source.ts'
import { countWords } from './text.ts'

/** Up to this many words, the same English may be right in two ways: a button, a heading, a cell of a table. */
const FEW = 2

export interface InconsistencyRemark extends Remark {
  readonly unit: Unit
}

/**
 * Texts of a locale that are the same in English, and differ from the one that most of them are; of equally many the
 * first counts. Plural messages and texts that stay as they are in every language are left out, and case does not matter.
 */
export function inconsistentRemarks(units: readonly Unit[], source: Source): InconsistencyRemark[] {
  const repeated = repetitions(source)
  const groups = new Map<string, Unit[]>()
  for (const unit of units) {
    const english = repeated.get(unitId(unit))
    if (english === undefined || !unit.forms[0]?.target) continue
    const group = groups.get(english)
    if (group) group.push(unit)
    else groups.set(english, [unit])
  }
  return [...groups.values()].flatMap(differing)
}

const cache = new WeakMap<Source, ReadonlyMap<string, string>>()

/** The English of messages that are not the only ones with it, by their ids. English is read once for all locales. */
function repetitions(source: Source): ReadonlyMap<string, string> {
  const known = cache.get(source)
  if (known) return known
  const ids = new Map<string, string[]>()
  for (const [namespace, { messages }] of source.namespaces) {
    for (const [key, { plural, verbatim, texts }] of messages) {
      const [text] = texts
      if (!text || plural || verbatim !== null || countWords(text) <= FEW) continue
      const english = plain(text.raw)
      ids.set(english, [...(ids.get(english) ?? []), unitId({ namespace, key })])
    }
  }
  const repeated = new Map(
    [...ids].flatMap(([english, list]) => (list.length > 1 ? list.map((id) => [id, english] as const) : [])),
  )
  cache.set(source, repeated)
  return repeated
}

function differing(group: readonly Unit[]): InconsistencyRemark[] {
  const byText = new Map<string, Unit[]>()
  for (const unit of group) {
    const text = plain(textIn(unit))
    byText.set(text, [...(byText.get(text) ?? []), unit])
  }
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
