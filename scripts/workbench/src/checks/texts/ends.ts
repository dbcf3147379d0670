import { clip, HOLE, type LanguageJudge } from '../text.ts'

/** The marks that end a text, each with those that do its work in other scripts. */
const marks = ['.。．।۔։።', ':：፡', '?？؟;՞፧', '!！', '…⋯'] as const
type Marks = (typeof marks)[number]

/** Languages that end a sentence with a space, or nothing. */
const withoutStop = new Set(['lo', 'th'])

const closer = /[\s\p{Pe}\p{Pf}"'”“’‘»«]/u
/** "etc.", "r.", "mld.", "U.S.": a word without a vowel, letters with points. Its point may belong to the word. */
const abbreviation = /(?:^|[\s\p{Ps}])(?:\p{L}|[b-df-hj-np-tv-xz]{2,4}|(?:\p{L}\.)+\p{L}|etc|itd|itp|inc|usw)\.$/iu

/**
 * A translation that ends otherwise than English: with no stop, colon, question or exclamation mark where English has
 * one, with another, or with one of its own.
 */
export const endMismatches: LanguageJudge = ({ text: { prose }, original, language: { code } }) => {
  const ends = original && endDifference(prose, original.prose, code)
  if (!ends) return []
  const { wanted, found } = ends
  const expected = wanted.mark ? `“${wanted.sign}” at the end, as in English` : 'no mark at the end, as in English'
  return [{ expected, found: found.mark ? `“${found.sign}”` : clip(prose.slice(-20)) }]
}

/** How a source ends and how its translation into a language does, where that differs; null where it does not, or may. */
export function endDifference(prose: string, source: string, code: string): { wanted: End; found: End } | null {
  if (prose.at(-1) === source.at(-1)) return null
  const [wanted, found] = [endOf(source), endOf(prose)]
  if (wanted === null || found === null || wanted.mark === found.mark) return null
  const stops = [wanted, found].filter(({ mark }) => mark === marks[0])
  const mayDiffer = withoutStop.has(code) || stops.some(({ isAbbreviation }) => isAbbreviation)
  return stops.length > 0 && mayDiffer ? null : { wanted, found }
}

export interface End {
  readonly sign: string
  readonly mark: Marks | null
  readonly isAbbreviation: boolean
}

/** How a text ends, quotation marks and brackets aside; null when that is for a variable to say. */
function endOf(prose: string): End | null {
  let end = prose.length
  while (end > 0 && closer.test(prose.charAt(end - 1))) end -= 1
  const text = prose.slice(Math.max(0, end - 20), end).replace(/\.\.\.$/, '…')
  const sign = text.at(-1) ?? ''
  if (sign === '' || sign === HOLE) return null
  return { sign, mark: marks.find((list) => list.includes(sign)) ?? null, isAbbreviation: abbreviation.test(text) }
}
