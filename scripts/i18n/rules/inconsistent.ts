import type { Unit } from '../units.ts'
import { clip, type Remark } from './registry.ts'
import type { Source } from './source.ts'
import { countWords, textOf } from './text.ts'

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
  const groups = new Map<string, Unit[]>()
  for (const unit of units) {
    const message = source.namespaces.get(unit.namespace)?.messages.get(unit.key)
    const [form] = unit.forms
    if (!message || message.plural || message.verbatim !== null || !form?.target) continue
    const english = plain(form.source)
    const group = groups.get(english)
    if (group) group.push(unit)
    else groups.set(english, [unit])
  }
  return [...groups.values()].flatMap((group) => (group.length > 1 ? differing(group) : []))
}

function differing(group: readonly Unit[]): InconsistencyRemark[] {
  const [first] = group
  if (!first || countWords(textOf(first.forms[0]?.source ?? '')) <= FEW) return []
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
