import { compareWords } from '../../lib/compareWords.ts'
import { type Part, splitCodes } from '../../project/codes.ts'
import { without } from '../../project/without.ts'
import { isFinished, type Unit, type UnitForm, unitId } from '../../messages/units.ts'
import type { MemoryMatch } from '../../protocol/calls.ts'
import type { LocaleData } from './detail.ts'

/** In per cent. Below this, correcting a translation takes longer than writing one. */
const LEAST = 60
const SHOWN = 8

/** Finds translations of the same or of similar English for a message, the best first. */
export type Memory = (unit: Unit) => MemoryMatch[]

/**
 * Prepares the search for similar texts: the same English first, then by the words in common, then confirmed ones. Texts
 * that are not finished, and verbatim messages, are never offered.
 */
export function memoryOf({ project, units, rules }: LocaleData): Memory {
  const wordsOf = (text: string) => wordsIn(splitCodes(text, project.rules.tags))
  const texts = [...units.values()]
    .filter((unit) => isFinished(unit) && !rules.isVerbatim(unit))
    .flatMap((unit) => unit.forms.map((form) => ({ unit, form, words: wordsOf(form.source) })))
  const { tag } = project.source
  return (unit) => {
    const found = unit.forms.flatMap((wanted) => {
      const words = wordsOf(wanted.source)
      return texts.flatMap(({ unit: other, form, words: others }) => {
        if (form.target === null || unitId(other) === unitId(unit) || !fits(form, wanted)) return []
        const score = form.source === wanted.source ? 100 : Math.min(99, similarity(words, others))
        return score < LEAST ? [] : [{ score, unit: other, source: form.source, target: form.target, wanted }]
      })
    })
    const sorted = found.toSorted((one, other) => other.score - one.score || byReview(one.unit, other.unit))
    return [...Map.groupBy(sorted, ({ source, target }) => JSON.stringify([source, target])).values()]
      .flatMap(([first]) => first ?? [])
      .slice(0, SHOWN)
      .map(({ score, unit: other, source, target, wanted }) => {
        const difference = compareWords(source, wanted.source, tag).before
        return { id: unitId(other), score, source, target, difference }
      })
  }
}

/** A plural form is translated like the same form of another message, and like texts without forms. */
const fits = ({ category }: UnitForm, wanted: UnitForm) =>
  category === null || category === (wanted.category ?? 'other')

const byReview = (one: Unit, other: Unit) => Number(other.state === 'confirmed') - Number(one.state === 'confirmed')

const word = /\p{N}+(?:[.,]\p{N}+)*|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*|\p{S}/gu

/** Lower-case words, variables and tags, without spaces and punctuation. */
const wordsIn = (parts: readonly Part[]): string[] =>
  parts.flatMap((part) =>
    part.kind === 'text' ? (part.text.toLowerCase().match(word) ?? []) : [part.text.replace(/\s+/g, '')],
  )

/** The words that two texts have in common, in per cent of the longer one, rounded down. */
function similarity(one: readonly string[], other: readonly string[]): number {
  const longer = Math.max(one.length, other.length)
  const common = one.length - without(one, other).length
  return longer === 0 ? 0 : Math.floor((100 * common) / longer)
}
