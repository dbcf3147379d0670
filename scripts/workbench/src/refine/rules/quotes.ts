import { quotationMarksOf } from '../../checks/texts/typography.ts'
import { type Family, type Fix, fixEach, NBSP, rowFor, type Rule } from './rule.ts'
import { byLanguage, rowsFor } from './rows.ts'

const languages =
  'bg ca cs da de de-CH el en es et eu fi fr fr-CH gl hu id it ja lt mk nb nl pl pt pt-PT ro ru sk sl sv tr uk vi zh zh-Hant zh-HK zh-TW'

/** The marks that stand in place of a pair; French has a space inside its own, and Dutch double marks for double ones. */
function pairOf(tag: string): readonly [string, string] {
  if (tag === 'nl') return ['“', '”']
  const [[open, close] = ['“', '”'] as const] = quotationMarksOf(tag)?.pairs ?? []
  return open === '«' && spacedInside.has(tag.split('-')[0] ?? '') && tag !== 'fr-CH'
    ? [open + NBSP, NBSP + close]
    : [open, close]
}
const spacedInside = new Set(['fr'])

const quoted = (text: string, [open, close]: readonly [string, string]) =>
  text.replace(open === '「' ? ' [' : '[', open).replace(close === '」' ? '] ' : ']', close)

const straightRows = rowsFor('straight-quotation-marks', languages, (tag) => ({
  kind: 'quotation',
  example: ['Press “Start” now.', 'Xx "Start" xx.', quoted('Xx [Start] xx.', pairOf(tag))],
  counter: ['A 5" screen', 'Xx 5" xx'],
}))

/** Pairs that a machine carries over from the source. */
const foreign = [
  ['“', '”'],
  ['„', '“'],
  ['„', '”'],
  ['«', '»'],
] as const

const hasPair = (tag: string, open: string, close: string) =>
  quotationMarksOf(tag)?.pairs.some((pair) => pair[0] === open && pair[1] === close) ?? true

const foreignLanguages = languages.split(' ').filter((tag) => !hasPair(tag, '“', '”'))
const foreignRows = rowsFor('foreign-quotation-marks', foreignLanguages.join(' '), (tag) => ({
  kind: 'quotation',
  example: ['Press “Start” now.', 'Xx “Start” xx.', quoted('Xx [Start] xx.', pairOf(tag))],
  counter: ['Press “Start” now.', quoted('Xx [Start] xx.', pairOf(tag))],
}))

const opens = /^$|[\s([{¿¡/—–\uFFFC\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。，：；]$/u
const closes = /^$|^[\s)\]}.,;:!?…/—–\uFFFC\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。，：；！？-]/u
const looksLikeCode = /[=[:(]"|"[\]=+]|"\s?[:=+]\s?"|",\s?"|\\"|""|";/

/** Straight marks in pairs, each where a mark of its kind can stand; null when one cannot. */
function straightPairs(text: string): readonly (readonly [number, number])[] | null {
  const places = [...text.matchAll(/"/g)].map(({ index }) => index)
  if (places.length % 2 === 1 || looksLikeCode.test(text)) return null
  const pairs: [number, number][] = []
  for (let at = 0; at < places.length; at += 2) {
    const [open, close] = [places[at] ?? 0, places[at + 1] ?? 0]
    const isPair =
      opens.test(text.slice(Math.max(0, open - 1), open)) &&
      closes.test(text.slice(close + 1)) &&
      /^\S(?:.*\S)?$/s.test(text.slice(open + 1, close)) &&
      !/\d/.test(text.charAt(open - 1))
    if (!isPair) return null
    pairs.push([open, close])
  }
  return pairs
}

const anyMark = /["“”„‟«»‹›「」『』]/

/** How many spaces stand at the start of a text, and how many at its end. */
function spacesAround(text: string): readonly [number, number] {
  const isSpace = (at: number) => /[ \u00A0\u202F]/.test(text.charAt(at))
  let [start, end] = [0, text.length]
  while (start < end && isSpace(start)) start += 1
  while (end > start && isSpace(end - 1)) end -= 1
  return [start, text.length - end]
}

/** What puts the marks of the language in place of a pair, and of the spaces inside it; nothing where no more is in it. */
function pairFixes({ id }: Rule, text: string, [open, close]: readonly [number, number]): readonly Fix[] {
  const inside = text.slice(open + 1, close)
  const [before, after] = spacesAround(inside)
  const [opening, closing] = pairOf(id.slice(id.indexOf('/') + 1))
  // Corner brackets bring their own space.
  const isWide = opening === '「'
  const edits = [
    { start: isWide && text[open - 1] === ' ' ? open - 1 : open, end: open + 1 + before, text: opening },
    { start: close - after, end: isWide && text[close + 1] === ' ' ? close + 2 : close + 1, text: closing },
  ]
  return inside.trim() === '' ? [] : [{ rule: id, edits }]
}

/** Straight quotation marks, and those of another language. Marks that no rule is sure of are left to a person. */
const quotationMarks: Family = {
  rules: [...straightRows.values(), ...foreignRows.values()],
  find: ({ text, language: { tag } }) => {
    if (!anyMark.test(text)) return []
    const straight = rowFor(straightRows, tag)
    if (text.includes('"')) {
      // Inside other marks, a pair would have to be another one.
      if (!straight || /[“”„‟«»「」『』]/.test(text)) return []
      return (straightPairs(text) ?? []).flatMap((pair) => pairFixes(straight, text, pair))
    }
    const row = rowFor(foreignRows, tag)
    return row ? foreignFixes(row, text, tag) : []
  },
}

function foreignFixes(row: Rule, text: string, tag: string): readonly Fix[] {
  const found = [...text.matchAll(/[“”„‟«»‹›‚「」『』]/g)]
  const pair = foreign.find(([open, close]) => found.every(([mark], at) => mark === (at % 2 === 0 ? open : close)))
  if (!pair || found.length % 2 === 1 || hasPair(tag, pair[0], pair[1])) return []
  const places = found.map(({ index }) => index)
  return places.flatMap((open, at) => {
    const close = places[at + 1]
    return at % 2 === 1 || close === undefined ? [] : pairFixes(row, text, [open, close])
  })
}

const tightLanguages = 'be bg ca el es eu fa it nb pl pt pt-PT ru sq uk'
const isFrench = (tag: string) => tag.startsWith('fr')
const guillemetRows = rowsFor('guillemet-space', `${tightLanguages} fr fr-CA`, (tag) => ({
  kind: 'quotation',
  ...(isFrench(tag)
    ? {
        example: ['“Start”', 'Xx «Start» xx', `Xx «${NBSP}Start${NBSP}» xx`],
        counter: ['“Start”', 'Xx «\u202FStart\u202F» xx'],
      }
    : {
        example: ['“Start”', 'Xx « Start » xx', 'Xx «Start» xx'],
        counter: ['“Start”', 'Xx «Start» xx'],
      }),
}))

/** Spaces inside « ». */
const guillemets = byLanguage(guillemetRows, ({ text, language: { tag }, file }, { id }) => {
  if (!text.includes('«') || tag === 'fr-CH') return []
  const french = isFrench(tag)
  return [...text.matchAll(/«([^«»]*)»/g)].flatMap(({ 0: found, 1: inside = '', index }) => {
    const [before, after] = spacesAround(inside)
    const isRight = !french ? /^$/ : file.hasNoBreakSpaces() ? /^[\u00A0\u202F]$/ : /^[ \u00A0\u202F]$/
    const space = french ? NBSP : ''
    const [start, end] = [index + 1, index + found.length - 1]
    const edits = [
      ...(isRight.test(inside.slice(0, before)) ? [] : [{ start, end: start + before, text: space }]),
      ...(isRight.test(text.slice(end - after, end)) ? [] : [{ start: end - after, end, text: space }]),
    ]
    return edits.length > 0 ? [{ rule: id, edits }] : []
  })
})

const apostropheRows = rowsFor('apostrophe', 'ca en fr it', () => ({
  kind: 'quotation',
  example: ['water', "l'acqua l’acqua l’acqua", 'l’acqua l’acqua l’acqua'],
  counter: ['water', "l'acqua"],
}))

/** Straight apostrophes in a file of curly ones. */
const apostrophes = byLanguage(apostropheRows, ({ text, file }, { id }) => {
  if (!text.includes("'") || !file.hasCurlyApostrophes()) return []
  return fixEach(id, text, /(?<=\p{L})'(?=\p{L})/gu, () => '’')
})

export const quotationFamilies = [quotationMarks, guillemets, apostrophes] as const satisfies readonly Family[]
