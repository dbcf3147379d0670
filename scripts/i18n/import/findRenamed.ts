import { targetHash } from '../formats/baseline.ts'
import type { ReadUnit } from '../formats/model.ts'
import { pairsPresentTogether } from '../history/history.ts'
import { groupBy } from '../model/groups.ts'
import { splitPlural } from '../model/plurals.ts'
import { type Unit, unitId } from '../model/units.ts'
import type { MatchedUnit } from './matchUnit.ts'

/** A message with another key than the file has for it. */
interface Renamed extends Pick<MatchedUnit, 'unit' | 'texts'> {
  /** The id in the file. */
  readonly id: string
}

/**
 * Looks for messages that have been renamed: `unknown` are texts whose keys English does not have, `free` the messages that
 * the file does not have. They belong together when they have the same English, and English never had both at a time. Where
 * several read the same, one with the translation that the file left with comes first, then those without any, then those
 * with the same last part of the key.
 */
export async function findRenamed(
  folder: string,
  unknown: readonly ReadUnit[],
  free: readonly Unit[],
): Promise<Renamed[]> {
  const groups = groupBy(unknown, (text) => messageId(text, free))
  const pairs = [...groups].flatMap(([id, [first]]) =>
    free.filter((unit) => first && isSame(unit, first)).map((unit) => ({ gone: id, present: unitId(unit), unit })),
  )
  const together = pairs.length > 0 ? await pairsPresentTogether(folder, pairs) : new Set()
  const taken = new Set<Unit>()
  return [...groups].flatMap(([id, texts]) => {
    const candidates = pairs.filter((pair) => pair.gone === id && !taken.has(pair.unit) && !together.has(pair))
    const unit = bestOf(candidates, id, texts)
    if (!unit) return []
    taken.add(unit)
    const given = unit.forms.map(
      ({ category }) => texts.find((text) => category === null || splitPlural(text.id).category === category) ?? null,
    )
    return [{ unit, texts: given, id }]
  })
}

/** The id of the message that a text belonged to: a plural form has that of its message. */
function messageId(text: ReadUnit, free: readonly Unit[]): string {
  const { base, category } = splitPlural(text.id)
  const isForm = category !== null && free.some((unit) => isSame(unit, text) && unit.forms[0]?.category !== null)
  return isForm ? base : text.id
}

const isSame = ({ english }: Unit, { baseline }: ReadUnit) => baseline?.english === english

type Candidate = { readonly unit: Unit }

function bestOf(candidates: readonly Candidate[], id: string, [first]: readonly ReadUnit[]): Unit | undefined {
  const lastPart = (name: string) => name.slice(name.lastIndexOf('.') + 1)
  const score = ({ unit }: Candidate) =>
    (unit.forms.some(({ target }) => target !== null && targetHash(target) === first?.baseline?.target) ? 4 : 0) +
    (unit.state === 'untranslated' ? 2 : 0) +
    (lastPart(unitId(unit)) === lastPart(id) ? 1 : 0)
  return candidates.toSorted((one, other) => score(other) - score(one))[0]?.unit
}
