import { scriptOf } from '../../lib/scriptOf.ts'

/** Placeholders for a number or the start of a tag, and for the end of a tag, which segments ignore. */
export const [NUMBER, TAG_END] = ['\uFFFD', '\uFFFB'] as const
/** A placeholder for a name in Latin letters, as wide as four of these scripts. */
export const NAME = '\uFFFC'

/** Signs and words that no line starts with: closing signs, Japanese particles and endings, Chinese enclitics, suffixes. */
const closing = /^[\s\p{Pe}\p{Pf}\p{Po}ー〜～]+$/u
const endings: Readonly<Record<string, RegExp>> = {
  Hans: /^[了的地得里们起书器性者员版库率度年]$/,
  Jpan: /^(?:\p{sc=Hira}+|に\p{sc=Han}+\p{sc=Hira}+|以[外内]|向け|[前後間目])$/u,
}
/** Signs and words that no line ends with: opening signs, a number before its noun, a no-break space. */
const opening = /(?:[\p{Ps}\p{Pi}\d\uFFFD〜～\u00A0约約每第]|最[大多])$/u
const particle = /^[はがをも]$/
/** Verb inflections, and particles of a clause. */
const inflection = /^(?:[っゃゅょ]|ま[すせしで]|せん|です|でし|した|ない|られ|くだ|さい|ほど)/
/** Prefixes of Japanese words. */
const prefix = /^[おご無非未再各]$/
const clause = /[、。，；：！？]$/u
const katakana = /^[\p{sc=Kana}ー・]+$/u
const ideograph = /^\p{sc=Han}$/u
const ideographs = /^\p{sc=Han}+$/u
/** Compounds that Intl.Segmenter splits and a heading keeps whole. */
const whole: Readonly<Record<string, RegExp>> = {
  Hans: /语言学验证|语言学|本地化|生命周期|每句话|此前|办公室|文档|句段|机器翻译|机器初稿|通用引擎|译后编辑(?:人员)?|委员会|受监管领域|国际多中心|国家清单|工作日内|递交日期|告诉您|最后一种|生产线|批准的译文|对照组/g,
  Jpan: /言語的妥当性検証|薬事・規制関連文書|体外診断薬|安全性最新報告|安全性報告|機械翻訳|つながって|欧州委員会|年中無休|やり直さ/g,
}

/** A phrase of at most this many letters stays whole: a heading on a phone has nine in a line. */
const MOST = 8
/** The least number of letters that may be alone in a line. */
const least = (tag: string): number => (scriptOf(tag) === 'Jpan' ? 5 : 4)

/** True if a word belongs to the previous one; a verb in Hiragana after a particle or after a long word does not. */
function isEnding(word: string, before: string, segment: string, script: string): boolean {
  if (!endings[script]?.test(segment)) return false
  if (segment.length === 1 || inflection.test(segment)) return true
  return !particle.test(before) && (word + segment).length <= MOST
}

/** True if two words form a unit: compounds in Japanese (市販|後), words of one syllable in Chinese (从|试验). */
function isCompound(word: string, before: string, segment: string, script: string): boolean {
  // The segments of a word in Katakana are syllables; only a long one after a long one is a word of a compound.
  if (katakana.test(before) && katakana.test(segment)) return segment.length < 4 || (word + segment).length <= MOST
  return script === 'Jpan'
    ? (ideographs.test(before) || katakana.test(before)) && ideograph.test(segment)
    : ideograph.test(before) && !endings.Hans?.test(before) && before !== '您' && ideographs.test(segment)
}

/** True if no line ends between two segments. `word` is the text joined so far, `before` its last segment. */
function joins(word: string, before: string, segment: string, script: string): boolean {
  if (closing.test(segment) || opening.test(before) || prefix.test(before)) return true
  if (clause.test(before) || prefix.test(segment)) return false
  return isEnding(word, before, segment, script) || isCompound(word, before, segment, script)
}

/** Segments of Intl.Segmenter, with the compounds of `whole` in one piece. */
function segmentsOf(text: string, tag: string): string[] {
  const kept = [...text.matchAll(whole[scriptOf(tag)] ?? /$^/g)]
  const isWithin = (at: number) => kept.some(({ 0: word, index }) => index < at && at < index + word.length)
  const segments: string[] = []
  for (const { segment, index } of new Intl.Segmenter(tag, { granularity: 'word' }).segment(text)) {
    if (isWithin(index)) segments[segments.length - 1] += segment
    else segments.push(segment)
  }
  return segments
}

/** The words of a text in a language without spaces, each with its particles and signs. */
function wordsOf(text: string, tag: string): string[] {
  const words: string[] = []
  let before = ''
  for (const segment of segmentsOf(text, tag)) {
    const word = words.at(-1)
    if (word !== undefined && joins(word, before, segment, scriptOf(tag))) words[words.length - 1] += segment
    else words.push(segment)
    before = segment
  }
  return words
}

/** The cost of a phrase break between two words: least after particles of a verb, then after those of a noun. */
function costOfEnd(word: string, next: string): number {
  if (/(?<!\p{sc=Hira}\p{sc=Hira})(?:[はがをにで]|から|まで|より|では|には)$/u.test(word)) return 4
  if (/[の的]$/u.test(word) || /^[和与或并再才]/u.test(next)) return 5
  if (/[と・]$/u.test(word)) return 7
  return /\p{sc=Han}$/u.test(word) && /^\p{sc=Han}/u.test(next) ? 12 : 9
}

/** The cost of a phrase: high if it is too long, some if it is short. The squared length favours even phrases. */
function costOf(phrase: string, tag: string): number {
  const length = phrase.replaceAll(NAME, '1234').length
  return 100 * Math.max(0, length - MOST) + 6 * Math.max(0, least(tag) - length) + length ** 2 / 100
}

/** The cheapest way to cut a clause into phrases. */
function phrasesIn(words: readonly string[], tag: string): readonly string[] {
  // The cheapest way for each number of first words.
  const best: { readonly cost: number; readonly phrases: readonly string[] }[] = [{ cost: 0, phrases: [] }]
  for (let end = 1; end <= words.length; end++) {
    const ways = best.map(({ cost, phrases }, start) => {
      const phrase = words.slice(start, end).join('')
      const before = words[start - 1]
      const ofEnd = before === undefined ? 0 : costOfEnd(before, words[start] ?? '')
      return { cost: cost + ofEnd + costOf(phrase, tag), phrases: [...phrases, phrase] }
    })
    best.push(ways.reduce((one, other) => (other.cost < one.cost ? other : one)))
  }
  return best.at(-1)?.phrases ?? []
}

/**
 * The parts of a heading or label in a language without spaces, between which lines may break: clauses, and as few phrases
 * of a long clause as a narrow screen needs.
 */
export function phrasesOf(text: string, tag: string): string[] {
  const clauses: string[][] = [[]]
  for (const word of wordsOf(text, tag)) {
    if (clause.test(clauses.at(-1)?.at(-1) ?? '')) clauses.push([])
    clauses.at(-1)?.push(word)
  }
  return clauses.flatMap((words) => phrasesIn(words, tag))
}
