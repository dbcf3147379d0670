import { categoriesOf, type PluralCategory } from '../../model/plurals.ts'
import { type EnglishForms, previousForm } from '../../model/records/previous.ts'
import { type MessageRecord, parseRecordList, printRecord } from '../../model/records/records.ts'
import { secondPersons } from '../../model/records/reviewers.ts'
import { splitId, type Unit, unitId } from '../../model/units.ts'
import type { LocaleData } from '../localeData.ts'
import type { PastTexts } from '../../history/history.ts'

/** A text of English with a translation of which somebody has said that it belongs to it. */
export interface Pair {
  readonly id: string
  readonly category: PluralCategory | null
  readonly source: string
  readonly target: string
  /** Null for a pair of today; for a former one the day on which it was recorded, ISO 8601. */
  readonly date: string | null
  readonly isReviewed: boolean
  /** Whether it comes from a file of another project, whose name is the id. */
  readonly isForeign?: boolean
}

/**
 * The pairs of a locale, today's and those of `past`. Left out are texts that nobody has recorded, since their English may
 * be another; those that need work; and messages that stay as they are in every language. A stale translation
 * comes with the English that it was made from, as a former one.
 */
export function pairsOf(data: LocaleData, past: PastTexts): Pair[] {
  return [...presentPairs(data), ...formerPairs(data, past)].filter(({ id }) => !data.rules.isVerbatim(splitId(id)))
}

const presentPairs = ({ units }: LocaleData): Pair[] =>
  [...units.values()].filter(isSound).flatMap((unit) =>
    unit.forms.flatMap(({ category, source, target }): Pair[] => {
      if (target === null) return []
      return [{ id: unitId(unit), category, source, target, date: null, isReviewed: unit.state === 'reviewed' }]
    }),
  )

const isSound = ({ state }: Unit) => state === 'translated' || state === 'reviewed'

function formerPairs({ project, locale, units }: LocaleData, past: PastTexts): Pair[] {
  const english = new Map([...past.english, ...project.previous])
  const targets = new Map(past.targets)
  const present = [...(project.records.get(locale.code) ?? [])].flatMap(([id, list]) =>
    list.map((record) => [id, printRecord(record)] as const),
  )
  const records = new Map([...past.records.values(), ...present].map((one) => [pairKey(...one), one]))
  for (const unit of units.values()) {
    if (!unit.record) continue
    if (isSound(unit)) records.delete(pairKey(unitId(unit), printRecord(unit.record)))
    const texts = unit.forms.map(({ category, target }) => [category, target ?? ''] as const)
    if (unit.state === 'stale') targets.set(unit.record.text, new Map(texts))
  }
  const categories = categoriesOf(locale.tag)
  return [...records.values()].flatMap(([id, line]) => {
    const [record] = parseRecordList(line) ?? []
    const source = english.get(record?.english ?? '')
    const texts = targets.get(record?.text ?? '')
    if (!record || record.needsWork || !source || !texts) return []
    return pairForms({ id, record, source, texts: [...texts.values()], categories })
  })
}

/** A message with the hashes of a pair of its texts, with which the line of a record begins. */
const pairKey = (id: string, record: string) => `${id} ${record.slice(0, '00000000 00000000'.length)}`

interface Former {
  readonly id: string
  readonly record: MessageRecord
  readonly source: EnglishForms
  readonly texts: readonly string[]
  readonly categories: readonly PluralCategory[]
}

function pairForms({ id, record, source, texts, categories }: Former): Pair[] {
  const wanted = source.has(null) ? [null] : categories
  if (wanted.length !== texts.length) return []
  const { date } = record
  const isReviewed = secondPersons(record).length > 0
  return wanted.flatMap((category, index): Pair[] => {
    const [english, target] = [previousForm(source, category), texts[index]]
    if (english === null || !target) return []
    return [{ id, category, source: english, target, date, isReviewed }]
  })
}

/** Sorts pairs of today first, of equally old ones those that were reviewed, and the latest before older ones. */
export const byStanding = (one: Pair, other: Pair): number =>
  Number(other.date === null) - Number(one.date === null) ||
  Number(other.isReviewed) - Number(one.isReviewed) ||
  (other.date ?? '').localeCompare(one.date ?? '')

/** A filter for sorted pairs: of each message but `itself` the first for each English, and each pair of texts once. */
export function firstOfEach(itself: string | null = null): (pair: Pair) => boolean {
  const texts = new Set<string>()
  const messages = new Set<string>()
  return ({ id, category, source, target }) => {
    const text = JSON.stringify([source, target])
    const message = JSON.stringify([id, category, source])
    if (texts.has(text) || (id !== itself && messages.has(message))) return false
    texts.add(text)
    messages.add(message)
    return true
  }
}
