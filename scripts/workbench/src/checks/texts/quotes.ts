import { type Check, type Fix, fixEach, type Mismatch, NBSP, type Pair, type TranslatedPair } from '../check.ts'
import { byLanguage, together } from '../rows.ts'
import { clip } from '../text.ts'
import { type QuotationMarks, quotationMarksOf } from './quotationMarks.ts'

const quotationMark = /["'`´“”„‟«»‹›‚‘’‛「」『』]/
const everyMark = new RegExp(quotationMark, 'g')
const straight = /["'`´]/
/** In Chinese and Japanese, ’ next to a letter is no apostrophe. */
const wordCharacter = /[^\P{L}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|\p{N}/u

/**
 * The first quotation mark that is straight, foreign to the language or without its other half. The apostrophe ’ between
 * or after letters is none. Without marks for the language only straight ones are found.
 */
function find({ target: { prose }, language: { quotationMarks: language } }: Pair): readonly Mismatch[] {
  const open: { close: string; at: number }[] = []
  const wrong = (at: number, expected: string) => [{ expected, found: clip(prose, at) }]
  for (const { 0: mark, index } of prose.matchAll(everyMark)) {
    if (straight.test(mark)) return wrong(index, insteadOfStraight(prose, index, language))
    if (!language) continue
    const isAfterWord = wordCharacter.test(prose[index - 1] ?? '')
    const isBeforeWord = wordCharacter.test(prose[index + 1] ?? '')
    if (mark === open.at(-1)?.close && !(mark === '’' && isAfterWord && isBeforeWord)) open.pop()
    else if (!(mark === '’' && (isAfterWord || isBeforeWord))) {
      const pair = language.pairs.find(([opening]) => opening === mark)
      if (pair) open.push({ close: pair[1], at: index })
      else if (language.pairs.some(([, close]) => close === mark)) {
        return wrong(index, `an opening mark before ${mark}, as in ${language.name}`)
      } else return wrong(index, `${language.name} in place of ${mark}`)
    }
  }
  const last = open.at(-1)
  return last ? wrong(last.at, `a closing ${last.close}`) : []
}

function insteadOfStraight(text: string, at: number, language: QuotationMarks | null): string {
  if (text[at] !== '"' && wordCharacter.test(text[at - 1] ?? '')) return 'the apostrophe ’'
  return language ? language.name : 'curly quotation marks'
}

const languages =
  'bg ca cs da de de-CH el en es et eu fi fr fr-CH gl hu id it ja lt mk nb nl pl pt pt-PT ro ru sk sl sv tr uk vi zh zh-Hant zh-HK zh-TW'

/**
 * The marks that replace a pair. French has a space inside its marks, Dutch keeps double marks double, and Swiss texts
 * have guillemets.
 */
function pairOf(tag: string): readonly [string, string] {
  if (tag === 'de-CH') return ['«', '»']
  if (/^nl(?:-|$)/.test(tag)) return ['“', '”']
  const [[open, close] = ['“', '”'] as const] = quotationMarksOf(tag)?.pairs ?? []
  return isFrench(tag) && tag !== 'fr-CH' ? [open + NBSP, NBSP + close] : [open, close]
}

const isFrench = (tag: string) => tag.startsWith('fr')

/** An example with the marks of a language; corner brackets have their own space. */
const quoted = ([open, close]: readonly [string, string]) =>
  open === '「' ? `Xx${open}Start${close}xx.` : `Xx ${open}Start${close} xx.`

/** Pairs that machine translation copies from the source. */
const foreign = ['“”', '„“', '„”', '«»'].map(([open = '', close = '']) => [open, close] as const)

const hasPair = (tag: string, open: string, close: string) =>
  quotationMarksOf(tag)?.pairs.some((pair) => pair[0] === open && pair[1] === close) ?? true

const opens = /^$|[\s([{¿¡/—–\uFFFC\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。，：；]$/u
const closes = /^$|^[\s)\]}.,;:!?…/—–\uFFFC\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。，：；！？-]/u
const looksLikeCode = /[=[:(]"|"[\]=+]|"\s?[:=+]\s?"|",\s?"|\\"|""|";|=\d/

type Places = readonly [open: number, close: number]

/** The places of straight or foreign marks in pairs of one kind; none if they are right or not all in pairs. */
function wrongPairs(text: string, tag: string): readonly Places[] {
  const found = [...text.matchAll(/["“”„‟«»‹›‚「」『』]/g)]
  const isStraight = found[0]?.[0] === '"'
  const kinds = isStraight ? [['"', '"'] as const] : foreign.filter(([open, close]) => !hasPair(tag, open, close))
  const kind = kinds.find((marks) => found.every(([mark], at) => mark === marks[at % 2]))
  const pairs = found.flatMap(({ index }, at): Places[] => (at % 2 === 0 ? [[index, found[at + 1]?.index ?? 0]] : []))
  const isSound = !isStraight || (!looksLikeCode.test(text) && pairs.every((pair) => canBePair(text, pair)))
  return kind && found.length % 2 === 0 && isSound ? pairs : []
}

/** True if straight marks are where an opening and a closing mark can be. A mark after a digit may mean inches. */
const canBePair = (text: string, [open, close]: Places) =>
  opens.test(text.slice(Math.max(0, open - 1), open)) &&
  closes.test(text.slice(close + 1)) &&
  /^\S(?:.*\S)?$/s.test(text.slice(open + 1, close)) &&
  !/\d/.test(text.charAt(open - 1))

/** Straight marks that are not the custom of the project. */
const straightMarks = byLanguage(
  'straight-quotation-marks',
  languages,
  (tag) => ({
    example: ['Press “Start” now.', 'Xx "Start" xx.', quoted(pairOf(tag))],
    counter: ['A 5" screen', 'Xx 5" xx'],
  }),
  (pair, rule) => {
    const isCustom = pair.source.raw.includes('"') && !pair.habits.hasTypographicMarks
    return pair.target.masked.includes('"') && !isCustom ? pairFixes(pair, rule) : []
  },
)

const foreignMarks = byLanguage(
  'foreign-quotation-marks',
  languages
    .split(' ')
    .filter((tag) => !hasPair(tag, '“', '”'))
    .join(' '),
  (tag) => ({
    example: ['Press “Start” now.', 'Xx “Start” xx.', quoted(pairOf(tag))],
    counter: ['Press “Start” now.', quoted(pairOf(tag))],
  }),
  (pair, rule) => (pair.target.masked.includes('"') ? [] : pairFixes(pair, rule)),
)

const pairFixes = ({ target: { masked: text }, language: { tag } }: TranslatedPair, rule: string) =>
  quotationMark.test(text) ? wrongPairs(text, tag).flatMap((pair) => pairFix(rule, tag, text, pair)) : []

/** Replaces a pair by the marks of the language, with the spaces inside it; nothing for an empty pair. */
function pairFix(rule: string, tag: string, text: string, [open, close]: Places): readonly Fix[] {
  const inside = text.slice(open + 1, close)
  const [before, after] = spacesAround(inside)
  const [opening, closing] = pairOf(tag)
  const isWide = opening === '「'
  const edits = [
    { start: isWide && text[open - 1] === ' ' ? open - 1 : open, end: open + 1 + before, text: opening },
    { start: close - after, end: isWide && text[close + 1] === ' ' ? close + 2 : close + 1, text: closing },
  ]
  return inside.trim() === '' ? [] : [{ rule, edits }]
}

/** The lengths of the space at the start of a text, and at its end. */
const spacesAround = (inside: string) =>
  [inside.length - inside.trimStart().length, inside.length - inside.trimEnd().length] as const

/** Straight apostrophes among curly ones. */
const apostrophes = byLanguage(
  'apostrophe',
  'ca en fr it',
  () => ({
    example: ['water', "l'acqua l’acqua l’acqua", 'l’acqua l’acqua l’acqua'],
    counter: ['water', "l'acqua"],
  }),
  ({ target, habits }, rule) =>
    habits.hasCurlyApostrophes && target.masked.includes("'")
      ? fixEach(rule, target.masked, /(?<=\p{L})'(?=\p{L})/gu, () => '’')
      : [],
)

/** Spaces inside « ». */
const guillemets = byLanguage(
  'guillemet-space',
  'be bg ca el es eu fa it nb pl pt pt-PT ru sq uk fr fr-CA',
  (tag) => ({
    example: isFrench(tag)
      ? ['“Start”', 'Xx «Start» xx', `Xx «${NBSP}Start${NBSP}» xx`]
      : ['“Start”', 'Xx « Start » xx', 'Xx «Start» xx'],
    counter: ['“Start”', isFrench(tag) ? 'Xx «\u202FStart\u202F» xx' : 'Xx «Start» xx'],
  }),
  ({ target, language: { tag }, habits }, rule) => {
    if (tag === 'fr-CH' || !target.masked.includes('«')) return []
    const space = isFrench(tag) ? NBSP : ''
    const right = !space ? /^$/ : habits.hasNoBreakSpaces ? /^[\u00A0\u202F]$/ : /^[ \u00A0\u202F]$/
    return [...target.masked.matchAll(/«([^«»\n]*)»/g)].flatMap(({ 0: found, 1: inside = '', index }) => {
      const [before, after] = spacesAround(inside)
      const [start, end] = [index + 1, index + found.length - 1]
      const edits = [
        { start, end: start + before, text: space },
        { start: end - after, end, text: space },
      ].filter((edit) => !right.test(target.masked.slice(edit.start, edit.end)))
      return edits.length > 0 && inside.trim() !== '' ? [{ rule, edits }] : []
    })
  },
)

export const quotationMarks: Check = {
  ...{ id: 'quotation-marks', kind: 'quotation', languages: 'every', find },
  describe: 'The quotation marks of the language, in pairs; never straight ones.',
  ...together(straightMarks, foreignMarks, apostrophes),
}

export const guillemetSpace: Check = {
  ...{ ...guillemets, kind: 'quotation' },
  describe: 'No space inside « »; in French a no-break space.',
}
