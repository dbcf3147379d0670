import type { Family } from './rule.ts'
import { type Replacement, replacing } from './rows.ts'

const cjk = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々」』）]`

type Mark = readonly [name: string, from: string, to: string]

/** Marks of Latin scripts behind a letter of another, where those have their own. */
const marksOf = (
  languages: readonly string[],
  letter: string,
  marks: readonly Mark[],
  sample: string,
): readonly Replacement[] =>
  marks.map(([name, from, to]) => ({
    ...{ id: `script-mark/${languages[0]}-${name}`, kind: 'punctuation', languages },
    pattern: new RegExp(
      String.raw`(?<=${letter})[${from}](?![\p{L}\p{N}${from === '.' ? '.' : ''}/])${to > '\u3000' ? ' ?' : ''}`,
      'gu',
    ),
    by: to,
    example: [`Wait${from}`, `${sample}${from}`, `${sample}${to}`],
    counter: [`Wait${from}`, `API${from}`],
  }))

const chinese: readonly Mark[] = [
  ['comma', ',', '，'],
  ['stop', '.', '。'],
  ['colon', ':', '：'],
  ['semicolon', ';', '；'],
  ['question', '?', '？'],
  ['exclamation', '!', '！'],
]
const japanese: readonly Mark[] = [
  ['stop', '.', '。'],
  ['question', '?', '？'],
  ['exclamation', '!', '！'],
]
const arabic: readonly Mark[] = [
  ['comma', ',', '،'],
  ['semicolon', ';', '؛'],
  ['question', '?', '؟'],
]

const arabicLetter = String.raw`[\u0620-\u065F\u066E-\u06D3\u06FA-\u06FF]`

const marks: readonly Replacement[] = [
  ...marksOf(['zh'], cjk, chinese, '等待'),
  ...marksOf(['ja'], cjk, japanese, '待つ'),
  ...marksOf(['ar'], arabicLetter, arabic, 'انتظر'),
  ...marksOf(['fa'], arabicLetter, arabic, 'صبر'),
  ...marksOf(['ur'], arabicLetter, arabic, 'انتظار'),
  ...marksOf(['el'], String.raw`\p{Script=Greek}`, [['question', '?', ';']], 'Πότε'),
]

const letters: readonly Replacement[] = [
  ...(
    [
      ['s', 'ş', 'ș'],
      ['S', 'Ş', 'Ș'],
      ['t', 'ţ', 'ț'],
      ['T', 'Ţ', 'Ț'],
    ] as const
  ).map(
    ([name, from, to]): Replacement => ({
      ...{ id: `letter/ro-${name}`, kind: 'character', languages: ['ro'] },
      ...{ pattern: new RegExp(from, 'g'), by: to },
      ...{ example: ['Wait', `a${from}a`, `a${to}a`], counter: ['Wait', `a${to}a`] },
    }),
  ),
  ...['de-CH', 'de-LI'].map(
    (tag): Replacement => ({
      ...{ id: `letter/${tag}-ss`, kind: 'character', languages: [tag], pattern: /ß/g, by: 'ss' },
      ...{ example: ['Street', 'Straße', 'Strasse'], counter: ['Street', 'Strasse'] },
    }),
  ),
]

const spanish = (
  [
    ['question', '?', '¿'],
    ['exclamation', '!', '¡'],
  ] as const
).map(
  ([name, end, start]): Replacement => ({
    ...{ id: `opening-mark/es-${name}`, kind: 'punctuation', languages: ['es'] },
    pattern: new RegExp(String.raw`^(?=\p{Lu}[^.?!¿¡:;,\uFFFC()]*[${end}]$)`, 'gu'),
    by: start,
    example: [`Ready${end}`, `Listo${end}`, `${start}Listo${end}`],
    counter: [`If so, ready${end}`, `Si es así, ¿listo${end}`],
  }),
)

export const scriptFamilies = [replacing([...marks, ...letters, ...spanish])] as const satisfies readonly Family[]
