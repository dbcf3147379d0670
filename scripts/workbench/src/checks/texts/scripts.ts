import { codePointName } from '../../lib/difference.ts'
import type { Check, TranslatedPair } from '../check.ts'
import { type Replacement, replacing } from '../rows.ts'
import { isLatin } from './sourceWords.ts'

const cjk = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々」』）]`
const arabicLetter = String.raw`[\u0620-\u065F\u066E-\u06D3\u06FA-\u06FF]`

/** Marks of Latin scripts after a letter of a script that has its own: "comma , ，". */
const marksOf = (language: string, letter: string, sample: string, marks: readonly string[]) =>
  marks.map((mark): Replacement => {
    const [name = '', from = '', to = ''] = mark.split(' ')
    return {
      ...{ id: `script-mark/${language}-${name}`, languages: [language] },
      pattern: new RegExp(
        String.raw`(?<=${letter})(?<![/-]\p{L}+)${from === '.' ? String.raw`\.(?![\p{L}\p{N}./])` : String.raw`[${from}](?:(?=${cjk})|(?![\p{L}\p{N}/]))`}${to > '\u3000' ? ' ?' : ''}`,
        'gu',
      ),
      by: to,
      example: [`Wait${from}`, `${sample}${from}`, `${sample}${to}`],
      counter: [`Wait${from}`, `API${from}`],
    }
  })

const [stop, question, exclamation] = ['stop . 。', 'question ? ？', 'exclamation ! ！'] as const
const chinese = ['comma , ，', stop, 'colon : ：', 'semicolon ; ；', question, exclamation]
const arabic = ['comma , ،', 'semicolon ; ؛', 'question ? ؟']

export const scriptMark: Check = {
  ...{ id: 'script-mark', kind: 'punctuation', languages: 'every' },
  describe: 'The punctuation marks of the script: 。 and not . in Chinese.',
  ...replacing([
    ...marksOf('zh', cjk, '等待', chinese),
    ...marksOf('ja', cjk, '待つ', ['comma , 、', stop, question, exclamation]),
    ...marksOf('ar', arabicLetter, 'انتظر', arabic),
    ...marksOf('fa', arabicLetter, 'صبر', arabic),
    ...marksOf('ur', arabicLetter, 'انتظار', arabic),
    ...marksOf('el', String.raw`\p{Script=Greek}`, 'Πότε', ['question ? ;']),
    {
      ...{ id: 'script-mark/zh-brackets', languages: ['zh'], pattern: /\((\p{Script=Han}+)\)/gu, by: '（$1）' },
      ...{ example: ['(in writing)', '(书面)', '（书面）'], counter: ['(in writing)', '（书面） (ISO)'] },
    },
  ]),
}

/** Letters of a language, each after one that takes its place. */
const ownLetters = ['ro s ş ș', 'ro S Ş Ș', 'ro t ţ ț', 'ro T Ţ Ț', 'de-CH ss ß ss', 'de-LI ss ß ss'].map(
  (letter): Replacement => {
    const [language = '', name = '', from = '', by = ''] = letter.split(' ')
    return {
      ...{ id: `letter/${language}-${name}`, languages: [language], pattern: new RegExp(from, 'g'), by },
      ...{ example: ['Wait', `a${from}a`, `a${by}a`], counter: ['Wait', `a${by}a`] },
    }
  },
)

export const letters: Check = {
  ...{ id: 'letters', kind: 'character', languages: ['ro', 'de-CH', 'de-LI'], ...replacing(ownLetters) },
  describe: 'The letters of the language: ș and not ş in Romanian, ss and not ß in Switzerland.',
}

/** True if a translation has a word that its source does not have, which shows that it is translated. */
function hasOwnWords({ target, source }: TranslatedPair): boolean {
  const words = (text: string) => text.toLowerCase().match(/\p{L}{2,}/gu) ?? []
  const ofSource = new Set(words(source.raw))
  return words(target.raw).some((word) => !ofSource.has(word))
}

const opening = (name: string, end: string, start: string): Replacement => ({
  ...{ id: `opening-mark/es-${name}`, languages: ['es'] },
  pattern: new RegExp(String.raw`^(?=\p{Lu}[^.?!¿¡:;,\uFFFC()]*[${end}]$)`, 'gu'),
  by: start,
  if: hasOwnWords,
  example: [`Ready${end}`, `Listo${end}`, `${start}Listo${end}`],
  counter: [`If so, ready${end}`, `Si es así, ¿listo${end}`],
})

export const openingMark: Check = {
  ...{ id: 'opening-mark', kind: 'punctuation', languages: ['es'] },
  describe: 'A Spanish question or exclamation begins with its mark.',
  ...replacing([opening('question', '?', '¿'), opening('exclamation', '!', '¡')]),
}

/** A Latin word with a Cyrillic letter or a Greek one that looks Latin, or the other way round. “TGFβ” has neither. */
const mixed =
  /(?<![\p{L}\p{M}])(?=[\p{L}\p{M}]*\p{Script=Latin})[\p{L}\p{M}]*?([\p{Script=Cyrillic}ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο])[\p{L}\p{M}]*/gu

export const mixedScripts: Check = {
  ...{ id: 'mixed-scripts', kind: 'character', severity: 'warning', languages: 'none too' },
  describe: 'The letters of a word are of one script: a Cyrillic “а” looks like a Latin “a”, and no search finds it.',
  rows: [
    { id: 'mixed-scripts/cyrillic', example: ['Wait', 'Czek\u0430j'], counter: ['TGFβ rises', 'TGFβ rośnie'] },
    {
      ...{ id: 'mixed-scripts/latin', languages: ['ru'], example: ['Wait', 'Жд\u0069те'] },
      counter: ['IT expert', 'IT-специалист'],
    },
  ],
  find: ({ target: { raw }, source, language }) => {
    const [word, other = ''] = [...raw.matchAll(mixed)].find(([found]) => !source?.raw.includes(found)) ?? []
    if (word === undefined) return []
    const [letter = other] = isLatin(language.tag) ? [] : (word.match(/\p{Script=Latin}/u) ?? [])
    const script = /\p{Script=Latin}/u.test(letter) ? 'Latin' : /\p{Script=Greek}/u.test(letter) ? 'Greek' : 'Cyrillic'
    const found = `“${letter}” in “${word}” is ${script} (${codePointName(letter)})`
    return [{ expected: 'letters of one script in a word', found }]
  },
}
