import { scriptOf } from '../lib/scriptOf.ts'

/** What does not begin a line: closing signs, Japanese particles and endings, the Chinese ones that follow a word. */
const closing = /^[\s\p{Pe}\p{Pf}\p{Po}ー〜～]+$/u
const ending = /^(?:\p{sc=Hira}+|[的了地得])$/u
/** What does not end one: opening signs, a number before what it counts, a space that does not break. */
const opening = /[\p{Ps}\p{Pi}\d〜～\u00A0]$/u
/** The polite beginnings of Japanese words. */
const polite = /^[おご]$/
const clause = /[、。，；：！？]$/u
const katakana = /^[\p{sc=Kana}ー・]+$/u
const ideograph = /^\p{sc=Han}$/u
const ideographs = /^\p{sc=Han}+$/u

/** Whether no line ends between two words: compounds in Japanese (市販|後), words of one syllable in Chinese (从|试验). */
function isCompound(before: string, segment: string, tag: string): boolean {
  if (katakana.test(before) && katakana.test(segment)) return true
  return scriptOf(tag) === 'Jpan'
    ? ideographs.test(before) && ideograph.test(segment)
    : ideograph.test(before) && ideographs.test(segment)
}

/** Whether no line ends between two words that a dictionary has. */
function joins(before: string, segment: string, tag: string): boolean {
  if (closing.test(segment) || opening.test(before) || polite.test(before)) return true
  if (clause.test(before) || polite.test(segment)) return false
  return ending.test(segment) || isCompound(before, segment, tag)
}

/** The words of a text in a language without spaces, each with what clings to it. */
function wordsOf(text: string, tag: string): string[] {
  const words: string[] = []
  let before = ''
  for (const { segment } of new Intl.Segmenter(tag, { granularity: 'word' }).segment(text)) {
    if (words.length > 0 && joins(before, segment, tag)) words[words.length - 1] += segment
    else words.push(segment)
    before = segment
  }
  return words
}

/** Whether a phrase ends between two words, the strongest ends first: of a clause, of what a verb takes, of what a noun has. */
const ends: readonly ((word: string, next: string) => boolean)[] = [
  (word) => clause.test(word),
  (word) => /(?<!\p{sc=Hira}\p{sc=Hira})(?:[はがをにで]|から|まで|より|では|には)$/u.test(word),
  (word) => /[の的・]$/u.test(word),
  (word, next) => !(/\p{sc=Han}$/u.test(word) && /^\p{sc=Han}/u.test(next)),
]

/** A phrase of at most this many letters stays whole: a heading on a phone has nine in a line. */
const MOST = 8

/** Words one after another, as many as stay whole. */
function filled(words: readonly string[]): string[] {
  const phrases: string[] = []
  for (const word of words) {
    const last = phrases.at(-1)
    if (last !== undefined && (last + word).length <= MOST) phrases[phrases.length - 1] = last + word
    else phrases.push(word)
  }
  return phrases
}

/**
 * The parts of a heading in a language without spaces between which a line may end: clauses, and of a long one as few
 * smaller parts as a narrow screen needs.
 */
export function phrasesOf(text: string, tag: string): string[] {
  const split = (words: readonly string[], level: number): string[] => {
    if (level > 0 && words.join('').length <= MOST) return [words.join('')]
    const isEnd = ends[level]
    if (!isEnd) return filled(words)
    const phrases: string[][] = [[]]
    for (const [at, word] of words.entries()) {
      phrases.at(-1)?.push(word)
      const next = words[at + 1]
      if (next !== undefined && isEnd(word, next)) phrases.push([])
    }
    return phrases.flatMap((phrase) => split(phrase, level + 1))
  }
  return split(wordsOf(text, tag), 0)
}
