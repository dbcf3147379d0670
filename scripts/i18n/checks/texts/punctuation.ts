import { HOLE, type Misfit, type Text } from '../text.ts'

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
 * one, with another, or with one of its own. `language` is a language subtag.
 */
export function endMisfits({ prose }: Text, original: Text, language: string): Misfit[] {
  if (prose.at(-1) === original.prose.at(-1)) return []
  const [wanted, found] = [endOf(original.prose), endOf(prose)]
  if (wanted === null || found === null || wanted.mark === found.mark) return []
  const stops = [wanted, found].filter(({ mark }) => mark === marks[0])
  if (stops.length > 0 && (withoutStop.has(language) || stops.some(({ isAbbreviation }) => isAbbreviation))) return []
  const expected = wanted.mark ? `“${wanted.sign}” at the end, as in English` : 'no mark at the end, as in English'
  return [{ expected, found: found.mark ? `“${found.sign}”` : `“${prose.slice(-20)}”` }]
}

interface End {
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
