import type { Family } from './rule.ts'
import { byLanguage, type Replacement, replacing, rowsFor } from './rows.ts'

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

const wide: readonly Mark[] = [
  ['comma', '，', ','],
  ['stop', '。', '.'],
  ['colon', '：', ':'],
  ['semicolon', '；', ';'],
  ['question', '？', '?'],
  ['exclamation', '！', '!'],
  ['open', '（', '('],
  ['close', '）', ')'],
  ['percent', '％', '%'],
]

/** Marks of East Asian scripts in others. */
const wideMarks = wide.map(
  ([name, from, to]): Replacement => ({
    ...{ id: `wide-mark/${name}`, kind: 'punctuation', except: ['ja', 'zh', 'ko', 'yue'] },
    pattern: new RegExp(from, 'g'),
    by: to,
    if: ({ raw }) => !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(raw),
    example: ['Wait', `Czekać${from}`, `Czekać${to}`],
    counter: ['Wait', `Słowo 等待${from}`],
  }),
)

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
  {
    ...{ id: 'letter/ca-l', kind: 'character', languages: ['ca'] },
    ...{ pattern: /(?<=\p{Ll}l)[.•](?=l\p{Ll})/gu, by: '·' },
    ...{ example: ['Collection', 'Col•lecció', 'Col·lecció'], counter: ['Collection', 'Col·lecció'] },
  },
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

/** Latin letters, and those of other scripts that look the same. */
const lookAlikes = {
  Cyrillic: ['AaBCcEeHKMOoPpTXxyi', 'АаВСсЕеНКМОоРрТХхуі'],
  Greek: ['ABEZHIKMNOTYXov', 'ΑΒΕΖΗΙΚΜΝΟΤΥΧον'],
} as const
const scriptOf = (code: string) => (code === 'el' ? 'Greek' : 'Cyrillic')

const lookAlikeRows = rowsFor('look-alike', 'ru uk bg be mk sr el', (tag) => ({
  kind: 'character',
  example: scriptOf(tag) === 'Greek' ? ['Date', 'λόγoς', 'λόγος'] : ['Date', 'дaтa', 'дата'],
  counter: ['IT department', 'IT xo'],
}))

/** Words in two scripts, where all letters of one have a twin in the other. */
const twins = byLanguage(lookAlikeRows, ({ text, language: { code } }, { id }) => {
  if (!/[A-Za-z]/.test(text)) return []
  const script = scriptOf(code)
  const [latin, own] = lookAlikes[script]
  const isOwn = new RegExp(String.raw`\p{Script=${script}}`, 'gu')
  return [...text.matchAll(/[\p{L}\p{M}]+/gu)].flatMap(({ 0: word, index }) => {
    const foreign = [...word.matchAll(/[A-Za-z]/g)]
    const count = word.match(isOwn)?.length ?? 0
    const isMixed =
      foreign.length > 0 && foreign.length <= count && foreign.every(([letter]) => hasTwin(letter, latin, code))
    // "Wi" and its ending: a name that is inflected begins with all of its Latin letters.
    if (!isMixed || /^[A-Za-z]{2,}/.test(word)) return []
    const edits = foreign.map(({ 0: letter, index: at }) => {
      return { start: index + at, end: index + at + 1, text: own[latin.indexOf(letter)] ?? letter }
    })
    return [{ rule: id, edits }]
  })
})

/** Only some languages in Cyrillic have the letter і. */
const hasTwin = (letter: string, latin: string, code: string) =>
  latin.includes(letter) && (letter !== 'i' || code === 'uk' || code === 'be')

export const scriptFamilies = [
  replacing([...marks, ...wideMarks, ...letters, ...spanish]),
  twins,
] as const satisfies readonly Family[]
