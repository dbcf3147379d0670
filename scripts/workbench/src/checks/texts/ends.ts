import { type Check, fixAt, type Mismatch, NBSP, type Pair, type Row, type TranslatedPair } from '../check.ts'
import { HOLE } from '../mask.ts'
import { countWords } from '../text.ts'

/** The marks that end a text, each with its equivalents in other scripts. */
const marks = ['.。．।۔։።', ':：︰፡', '?？؟;՞፧', '!！', '…⋯']
const [stop, colon, question, exclamation] = [0, 1, 2, 3]

/** Languages that end a sentence with a space, or nothing. */
const withoutMarks = new Set(['lo', 'th'])

const closer = /[\s\p{Pe}\p{Pf}"'”“’‘»«]/u
/** "etc.", "r.", "mld.", "U.S.": a word without a vowel, letters with points. Its point may belong to the word. */
const abbreviation =
  /(?:^|[\s\p{Ps}])(?:\p{L}|[b-df-hj-np-tv-xz]{2,4}|(?:\p{L}\.)+\p{L}|etc|itd|itp|inc|usw|no|nr|art|vol|min|max|med|avg|approx)\.$/iu

/**
 * Finds the end of a text, ignoring quotation marks and brackets; null if a variable may print it. `mark` is one of
 * `marks`.
 */
function endOf(prose: string, variablesHaveNone = false) {
  let end = prose.length
  while (end > 0 && closer.test(prose.charAt(end - 1))) end -= 1
  const text = prose.slice(Math.max(0, end - 20), end).replace(/\.\.\.$/, '…')
  const sign = text.at(-1) ?? ''
  if (sign === '' || (sign === HOLE && !variablesHaveNone)) return null
  const mark = marks.find((list) => list.includes(sign)) ?? null
  return { mark, isAbbreviation: abbreviation.test(text), sign: mark ? sign : '' }
}

/** A lost stop or colon, a question that is none, and a statement that exclaims. Any other mark may be style. */
function find({ target, source, message, language: { code } }: Pair): readonly Mismatch[] {
  if (!source || withoutMarks.has(code) || target.prose.at(-1) === source.prose.at(-1)) return []
  // The variables of a project print names and figures, those of a foreign file perhaps sentences.
  const [wanted, found] = [endOf(source.prose), endOf(target.prose, message !== null)]
  if (wanted === null || found === null || wanted.mark === found.mark || wanted.isAbbreviation) return []
  const isLost = found.mark === null && isSentence(target.prose, source.prose, code)
  const mismatch = [{ expected: wanted.sign, found: found.sign }]
  if (isLost && wanted.mark === marks[colon]) return mismatch
  // East Asian labels have neither a stop nor a question mark.
  if (dense.has(code)) return []
  const isStop = wanted.mark === marks[stop] && (isLost || found.mark === marks[exclamation])
  return wanted.mark === marks[question] || isStop ? mismatch : []
}

const danda = { '.': '।' }

/** The marks of scripts that end a text, by language; other languages have those of English. */
const ownMarks: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ja: { ':': '：' },
  zh: { ':': '：' },
  ur: { '.': '۔' },
  ...{ bn: danda, hi: danda, ne: danda, or: danda, pa: danda },
  am: { '.': '።' },
  hy: { '.': '։', ':': '՝' },
  km: { '.': '။' },
  my: { '.': '။' },
  fr: { ':': `${NBSP}:` },
}

const rows = new Map(
  Object.entries({ stop: '.', colon: ':' }).map(([name, mark]): [string, Row] => [
    mark,
    {
      ...{ id: `end-mark/${name}`, counter: [`Please wait here${mark}`, `Proszę tu czekać${mark}`] },
      example: [`Please wait here${mark}`, 'Proszę tu czekać', `Proszę tu czekać${mark}`],
    },
  ]),
)

/** Languages that need fewer characters than others. */
const dense = new Set(['ja', 'ko', 'zh'])

/** True if a source is a sentence and its translation of about the same length. A label needs no stop. */
function isSentence(target: string, source: string, code: string): boolean {
  return countWords({ prose: source }) > 1 && target.length >= source.length * (dense.has(code) ? 0.2 : 0.5)
}

/**
 * Adds a lost stop or colon; a better wording can lose any other mark. A text that ends with a sign, a tag or an
 * abbreviation needs a person.
 */
function fix(pair: TranslatedPair) {
  const { target, source, language } = pair
  const [text, mark] = [target.masked, source.masked.at(-1) ?? '']
  const lost = rows.get(mark)
  if (!lost || !/[\p{L}\p{M}\p{N}]$/u.test(text) || !isSentence(text, source.masked, language.code)) return []
  if (!dense.has(language.code) && countWords({ prose: text }) < 2) return []
  const [mismatch] = find(pair)
  if (mismatch?.found !== '' || mismatch.expected !== mark || target.raw.endsWith(HOLE)) return []
  return [fixAt(lost.id, text.length, text.length, ownMarks[language.code]?.[mark] ?? mark)]
}

export const endPunctuation: Check = {
  ...{ id: 'end-punctuation', kind: 'punctuation', languages: 'every', severity: 'warning', report: 'end' },
  describe: 'A sentence ends with . : or ? where the source does, in the signs of its script.',
  ...{ rows: [...rows.values()], find, fix },
}
