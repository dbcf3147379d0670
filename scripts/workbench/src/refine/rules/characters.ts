import { garbledRuns, joining, rightToLeft } from '../../checks/texts/characters.ts'
import { type Family, type Fix, fix, type Judged } from './rule.ts'
import { type Row, ruleOf } from './rows.ts'

const kind = 'character'

interface Invisible extends Row {
  readonly character: string
  readonly belongs: (judged: Judged) => boolean
}

const invisible: readonly Invisible[] = (
  [
    ['zero-width-space', '\u200B', 'A zero-width space', ['th', 'lo', 'km', 'my', 'ja', 'zh']],
    ['byte-order-mark', '\uFEFF', 'A byte-order mark', []],
    ['word-joiner', '\u2060', 'A word joiner', []],
    ['soft-hyphen', '\u00AD', 'A soft hyphen', []],
    ['left-to-right-mark', '\u200E', 'A left-to-right mark', [...rightToLeft]],
    ['right-to-left-mark', '\u200F', 'A right-to-left mark', [...rightToLeft]],
    ['zero-width-non-joiner', '\u200C', 'A zero-width non-joiner', [...joining]],
    ['line-separator', '\u2028', 'A line separator', []],
  ] as const
).map(([name, character, what, languages]) => ({
  ...{ id: `invisible/${name}`, kind, character },
  wrong: `${what}, which nobody sees and the source does not have.`,
  mended: character === '\u2028' ? 'A space.' : 'It is taken out.',
  belongs: ({ language: { code }, raw }) =>
    (languages as readonly string[]).includes(code) ||
    (character === '\u200C' && /\p{Extended_Pictographic}/u.test(raw)),
  example: ['Wait here', `Cze${character}kać`, character === '\u2028' ? 'Cze kać' : 'Czekać'],
  counter: [`Wait${character} here`, `Cze${character}kać`],
}))

/** Characters that nobody sees. */
const invisibles: Family = {
  rules: invisible.map((row) => ruleOf(row)),
  find: (judged) => {
    const { text, source } = judged
    if (!/[\u200B-\u200F\u2028\u2060\uFEFF\u00AD]/.test(text)) return []
    return invisible.flatMap(({ id, character, belongs }): Fix[] => {
      if (!text.includes(character) || source.includes(character) || belongs(judged)) return []
      return [...text.matchAll(new RegExp(`${character}+`, 'g'))].map(({ 0: found, index }) =>
        fix(id, index, index + found.length, character === '\u2028' ? ' ' : ''),
      )
    })
  },
}

const composedRow: Row = {
  ...{ id: 'accent-apart', kind },
  wrong: 'A letter and its accent are two characters, which no search finds.',
  mended: 'One character (NFC).',
  example: ['Wait', 'Czekac\u0301', 'Czekać'],
  counter: ['Wait', 'Czekać'],
}

/** Letters cut from their accents, where there is one character for both. */
const accents: Family = {
  rules: [ruleOf(composedRow)],
  find: ({ text }) => {
    if (!/[\u0300-\u0345]/.test(text)) return []
    return [...text.matchAll(/[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}][\u0300-\u0345]+/gu)].flatMap(
      ({ 0: found, index }) => {
        const composed = found.normalize()
        return composed.length === 1 ? [fix(composedRow.id, index, index + found.length, composed)] : []
      },
    )
  },
}

const garbled = ['Windows-1250', 'Windows-1252', 'ISO-8859-2', 'ISO-8859-1', 'Macintosh'] as const
const garbledSamples: Readonly<Record<(typeof garbled)[number], readonly [string, string]>> = {
  'Windows-1250': ['dĹ‚ugi', 'długi'],
  'Windows-1252': ['pÅ‚ug', 'pług'],
  'ISO-8859-2': ['p\u0139\u0082ug', 'pług'],
  'ISO-8859-1': ['p\u00C5\u0082ug', 'pług'],
  Macintosh: ['pl√°n', 'plán'],
}
const garbledRows = garbled.map((name): Row => {
  const [before, after] = garbledSamples[name]
  return {
    ...{ id: `garbled/${name}`, kind },
    wrong: `Letters in UTF-8 that were read as ${name}.`,
    mended: 'The letters that they were.',
    ...{ example: ['Plough', before, after], counter: ['Plough', after] },
  }
})

/** Letters of a file that was read in the wrong encoding. */
const garbledLetters: Family = {
  rules: garbledRows.map((row) => ruleOf(row, 'pl')),
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
const entityRows = entities.map(([name, entity, character]): Row & { entity: string; character: string } => ({
  ...{ id: `entity/${name}`, kind: 'code', entity, character },
  wrong: `${entity} stands in a text whose source has no such references.`,
  mended: 'The character that it means.',
  example: ['R & D "x" x', `B${entity}R`, `B${character}R`],
  counter: [`R${entity}D`, `B${entity}R`],
}))

/** References of HTML that a machine has put into plain text. */
const entityFamily: Family = {
  rules: entityRows.map((row) => ruleOf(row)),
  find: ({ raw, rawSource }) => {
    if (!/&(?:\w+|#\d+);/.test(raw) || /&(?:\w+|#\d+);|<\/?[a-z]/i.test(rawSource)) return []
    return entityRows.flatMap(({ id, entity, character }): Fix[] =>
      [...raw.matchAll(new RegExp(entity, 'g'))].map(({ index }) => ({
        ...fix(id, index, index + entity.length, character),
        mendsCodes: true,
      })),
    )
  },
}

export const characterFamilies = [
  invisibles,
  accents,
  garbledLetters,
  entityFamily,
] as const satisfies readonly Family[]
