import { quoteApart } from '../../lib/difference.ts'
import type { Check, MessageFacts, Pair } from '../check.ts'
import { clip, countWords, type Text } from '../text.ts'
import { isLatin } from './sourceWords.ts'
import words from './words.json' with { type: 'json' }

/** Up to this many words the same text can be right in both languages: a name, an abbreviation, "Online". */
const FEW = 3

/** True if a text has a word that begins with a small letter. Names may be the same: "Audi, BMW, Opel, Fiat". */
const hasPlainWord = ({ prose }: Pick<Text, 'prose'>): boolean => /(?<!\p{L})(?!\p{Lu})\p{L}{2}/u.test(prose)

/** True if a translation of more than a few words equals its source. */
export const isUntranslated = ({ target, source }: Pair): boolean =>
  target.raw === source?.raw && countWords(target) > FEW && hasPlainWord(target)

/** Expressions for words of one language that the others do not have: in any case; and with the words around them. */
const distinctive = Object.entries(words.distinctive).map(([code, list]) => {
  const word = `(?:${list.replaceAll(' ', '|')})`
  const around = new RegExp(String.raw`(?<=(\S*\s))${word}(?=(\s\S*))`, 'gu')
  return { code, word: new RegExp(String.raw`(?<!\p{L})${word}(?!\p{L})`, 'iu'), around }
})

/** True if a text has three words of another language, between others than in the source, and none of its own. */
function isOfAnother({ target: { masked: prose }, source, language }: Pair): boolean {
  const own = distinctive.find(({ code }) => code === language.code)
  if (!own || !source || prose.length < 30 || prose.search(own.word) >= 0) return false
  const isCopied = ([word, before, after]: readonly string[]) => source.raw.includes(`${before}${word}${after}`)
  return distinctive.some(({ around }) => [...prose.matchAll(around)].filter((found) => !isCopied(found)).length >= FEW)
}

/** True if a text of three words or more, and not only names, has Latin letters alone in a language of another script. */
const isForeign = ({ target: { masked: prose }, language: { tag } }: Pair): boolean =>
  !isLatin(tag) && !/(?!\p{Script=Latin})\p{L}/u.test(prose) && countWords({ prose }) >= FEW && hasPlainWord({ prose })

export const wrongLanguage: Check = {
  ...{ id: 'wrong-language', kind: 'word', languages: 'none too', report: 'untranslated' },
  describe:
    'A text of more than three words differs from the source, and has the script and the words of its language.',
  rows: [
    {
      ...{ id: 'wrong-language', example: ['Read the whole text', 'Read the whole text'] },
      counter: ['SAE J2450 {{brand}} online', 'SAE J2450 {{brand}} online'],
    },
    {
      id: 'wrong-language/words',
      example: [
        'Read the text before you sign',
        'Lesen Sie den Text, bevor Sie auf der Seite mit Namen unterschreiben',
      ],
      counter: ['At the Institute for the Study of the Liver', 'Kupuj in Institute for the Study of the Liver'],
    },
  ],
  find: (pair) => {
    const found = isUntranslated(pair) ? 'the source' : isForeign(pair) || isOfAnother(pair) ? 'another language' : null
    return found ? [{ expected: 'a translation', found: `${found}, ${clip(pair.target.raw)}` }] : []
  },
}

/** Some programs fill a field with the source, and the translator types before or after it. */
export const leftoverSource: Check = {
  ...{ id: 'leftover-source', kind: 'word', languages: 'every' },
  describe: 'A translation does not contain its whole source of three words or more.',
  rows: [
    {
      ...{ id: 'leftover-source', example: ['Why work with us?', 'Dlaczego warto z nami pracować?why work with us?'] },
      counter: ['Good Clinical Practice', 'Good Clinical Practice (dobra praktyka kliniczna)'],
    },
  ],
  find: ({ target, source }) => {
    if (!source || target.raw === source.raw) return []
    if (!target.raw.toLowerCase().includes(source.raw.toLowerCase())) return []
    if (countWords(source) < FEW || !hasPlainWord(source)) return []
    return [{ expected: 'the translation alone', found: clip(source.raw) }]
  },
}

/** A no-break space counts as a space: the page with the text decides where a line may break. */
const plainSpaces = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ')

export const verbatim: Check = {
  ...{ id: 'verbatim', kind: 'word', languages: 'none too' },
  describe: 'A text that stays as it is in every language is the same as in English.',
  rows: [
    {
      ...{ id: 'verbatim', message: { isVerbatim: true }, example: ['„Start“ bei 5 ml', 'Start'] },
      counter: ['„Start“ bei 5 ml', '„Start“ bei 5\u00A0ml'],
    },
  ],
  find: ({ target, source }) => {
    const [wanted, given] = [plainSpaces(source?.raw ?? target.raw), plainSpaces(target.raw)]
    if (wanted === given) return []
    const [expected, found] = quoteApart(wanted, given, clip)
    return [{ expected, found }]
  },
}

/**
 * A text with the values of its variables. A name is cut to the length that texts leave room for. A variable without a
 * known value counts as nothing.
 */
const printed = ({ parts }: Text, { site, print }: MessageFacts) =>
  parts
    .map((part) => {
      if (part.kind === 'open' || part.kind === 'close') return ''
      const value = print(part.text)
      if (part.kind !== 'variable') return value
      return value === part.text ? '' : [...value].slice(0, site.names[part.name]).join('')
    })
    .join('')

export const maxLength: Check = {
  ...{ id: 'max-length', kind: 'word', languages: 'none too' },
  describe: 'As printed, no longer than its place allows: "max" in locales/.workbench/en.notes.json.',
  rows: [
    {
      ...{ id: 'max-length', message: { max: 12 }, example: ['Read it', 'Przeczytaj to'] },
      counter: ['Read it', 'Źdźbła trawy'],
    },
  ],
  find: ({ target, message }) => {
    if (message === null || message.max === null) return []
    const text = printed(target, message)
    const { length } = [...text]
    if (length <= message.max) return []
    return [{ expected: `at most ${message.max} characters`, found: `${length} characters in ${clip(text)}` }]
  },
}
