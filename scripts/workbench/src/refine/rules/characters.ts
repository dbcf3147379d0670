import { garbledRuns, joining, rightToLeft } from '../../checks/texts/characters.ts'
import { type Family, type Fix, fix, fixEach, type Judged, type Rule } from './rule.ts'

const kind = 'character'

interface Invisible extends Rule {
  readonly character: string
  readonly belongs: (judged: Judged) => boolean
}

const invisible: readonly Invisible[] = (
  [
    ['zero-width-space', '\u200B', ['th', 'lo', 'km', 'my', 'ja', 'zh']],
    ['byte-order-mark', '\uFEFF', []],
    ['word-joiner', '\u2060', []],
    ['soft-hyphen', '\u00AD', []],
    ['left-to-right-mark', '\u200E', [...rightToLeft]],
    ['right-to-left-mark', '\u200F', [...rightToLeft]],
    ['zero-width-non-joiner', '\u200C', [...joining]],
    ['line-separator', '\u2028', []],
  ] as const
).map(([name, character, languages]) => ({
  ...{ id: `invisible/${name}`, kind, character },
  belongs: ({ language: { code }, raw }) =>
    (languages as readonly string[]).includes(code) ||
    (character === '\u200C' && /\p{Extended_Pictographic}/u.test(raw)),
  example: ['Wait here', `Cze${character}kać`, character === '\u2028' ? 'Cze kać' : 'Czekać'],
  counter: [`Wait${character} here`, `Cze${character}kać`],
}))

/** Characters that nobody sees. */
const invisibles: Family = {
  rules: invisible,
  find: (judged) => {
    const { text, source } = judged
    if (!/[\u200B-\u200F\u2028\u2060\uFEFF\u00AD]/.test(text)) return []
    return invisible.flatMap(({ id, character, belongs }): readonly Fix[] => {
      if (!text.includes(character) || source.includes(character) || belongs(judged)) return []
      return [...fixEach(id, text, new RegExp(`${character}+`, 'g'), () => (character === '\u2028' ? ' ' : ''))]
    })
  },
}

const composedRow: Rule = {
  ...{ id: 'accent-apart', kind },
  example: ['Wait', 'Czekac\u0301', 'Czekać'],
  counter: ['Wait', 'Czekać'],
}

/** Letters cut from their accents, where there is one character for both. */
const accents: Family = {
  rules: [composedRow],
  find: ({ text }) => {
    if (!/[\u0300-\u0345]/.test(text)) return []
    const apart = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}][\u0300-\u0345]+/gu
    return fixEach(composedRow.id, text, apart, ([found]) =>
      found.normalize().length === 1 ? found.normalize() : null,
    )
  },
}

const garbled: Readonly<Record<string, readonly [before: string, after: string]>> = {
  'Windows-1250': ['dĹ‚ugi', 'długi'],
  'Windows-1252': ['pÅ‚ug', 'pług'],
  'ISO-8859-2': ['p\u0139\u0082ug', 'pług'],
  'ISO-8859-1': ['p\u00C5\u0082ug', 'pług'],
  Macintosh: ['pl√°n', 'plán'],
}

/** Letters of a file that was read in the wrong encoding. */
const garbledLetters: Family = {
  rules: Object.entries(garbled).map(([name, [before, after]]) => ({
    ...{ id: `garbled/${name}`, kind, example: ['Plough', before, after], counter: ['Plough', after] },
  })),
  find: ({ text, rawSource }) =>
    garbledRuns(text).flatMap(({ encoding, found, meant, index }) =>
      rawSource.includes(found) ? [] : [fix(`garbled/${encoding}`, index, index + found.length, meant)],
    ),
}

const entities = [
  ['quot', '&quot;', '"'],
  ['apos', '&#39;', "'"],
  ['apos-name', '&apos;', "'"],
  ['amp', '&amp;', '&'],
  ['lt', '&lt;', '<'],
  ['gt', '&gt;', '>'],
  ['nbsp', '&nbsp;', '\u00A0'],
] as const
const entityRows = entities.map(([name, entity, character]): Rule & { entity: string; character: string } => ({
  ...{ id: `entity/${name}`, kind: 'code', entity, character },
  example: ['R & D "x" x', `B${entity}R`, `B${character}R`],
  counter: [`R${entity}D`, `B${entity}R`],
}))

/** References of HTML that a machine has put into plain text. */
const entityFamily: Family = {
  rules: entityRows,
  find: ({ raw, rawSource }) => {
    if (!/&(?:\w+|#\d+);/.test(raw) || /&(?:\w+|#\d+);|<\/?[a-z]/i.test(rawSource)) return []
    return entityRows.flatMap(({ id, entity, character }) =>
      fixEach(id, raw, new RegExp(entity, 'g'), () => character).map((one) => ({ ...one, mendsCodes: true })),
    )
  },
}

export const characterFamilies = [
  invisibles,
  accents,
  garbledLetters,
  entityFamily,
] as const satisfies readonly Family[]
