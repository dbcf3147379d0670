import { quoteApart } from '../../lib/difference.ts'
import { splitCodes } from '../../project/codes.ts'
import type { Check, MessageFacts, Pair } from '../check.ts'
import { clip, countWords, type Text } from '../text.ts'

/** Up to this many words the same text can be right in both languages: a name, an abbreviation, "Online". */
const FEW = 3

/** True if a text has a word that begins with a small letter. Names may be the same: "Audi, BMW, Opel, Fiat". */
const hasPlainWord = ({ prose }: Text): boolean => /(?<!\p{L})(?!\p{Lu})\p{L}{2}/u.test(prose)

/** True if a translation of more than a few words equals its source. */
export const isUntranslated = ({ target, source }: Pair): boolean =>
  target.raw === source?.raw && countWords(target) > FEW && hasPlainWord(target)

export const untranslated: Check = {
  ...{ id: 'untranslated', kind: 'word', languages: 'none too', report: 'untranslated' },
  describe: 'A text of more than three words differs from the source.',
  rows: [
    {
      ...{ id: 'untranslated', example: ['Read the whole text', 'Read the whole text'] },
      counter: ['SAE J2450 {{brand}} online', 'SAE J2450 {{brand}} online'],
    },
  ],
  find: (pair) =>
    isUntranslated(pair) ? [{ expected: 'a translation', found: `the source, ${clip(pair.target.raw)}` }] : [],
}

/** Some programs fill a field with the source, and the translator types before or after it. */
export const leftoverSource: Check = {
  ...{ id: 'leftover-source', kind: 'word', languages: 'every' },
  describe: 'A translation does not contain its whole source of three words or more.',
  rows: [
    {
      ...{ id: 'leftover-source', example: ['Why work with us?', 'Dlaczego warto z nami pracować?Why work with us?'] },
      counter: ['Good Clinical Practice', 'Good Clinical Practice (dobra praktyka kliniczna)'],
    },
  ],
  find: ({ target, source }) => {
    if (!source || target.raw === source.raw || !target.raw.includes(source.raw)) return []
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
    return [{ expected: `the text of English, ${expected}`, found }]
  },
}

/**
 * A text with the values of its variables, its length in characters (code points), and the excess length of its names.
 */
function lengthOf({ raw, codes, parts }: Text, { site, ...facts }: MessageFacts) {
  if (codes.length === 0) return { printed: raw, length: [...raw].length, over: 0 }
  const print = (text: string) =>
    splitCodes(facts.print(text), site.tags)
      .map((part) => (part.kind === 'text' ? part.text : ''))
      .join('')
  const over = parts.map((part) => {
    const room = part.kind === 'variable' ? site.names[part.name] : undefined
    return room === undefined ? 0 : Math.max(0, [...print(part.text)].length - room)
  })
  const printed = print(raw)
  return { printed, length: [...printed].length, over: over.reduce((sum, each) => sum + each, 0) }
}

const limit = {
  example: ['Read it', 'Przeczytaj to'],
  counter: ['Read it', 'Źdźbła trawy'],
  message: { max: 12 },
} as const

/** Names count at most with the length that texts leave room for. */
export const maxLength: Check = {
  ...{ id: 'max-length', kind: 'word', languages: 'none too', rows: [{ id: 'max-length', ...limit }] },
  describe: 'As printed, no longer than its place allows: "max" in locales/.workbench/en.notes.json.',
  find: ({ target, message }) => {
    if (message === null || message.max === null) return []
    const { printed, length, over } = lengthOf(target, message)
    const isTooLong = length - over > message.max
    return isTooLong
      ? [{ expected: `at most ${message.max} characters`, found: `${length} characters in ${clip(printed)}` }]
      : []
  },
}

export const nameLength: Check = {
  ...{ id: 'name-length', kind: 'word', languages: 'none too', severity: 'warning', rows: [] },
  describe: 'A name that the project puts in, such as the brand, makes no text longer than its place allows.',
  find: ({ target, message }) => {
    if (message === null || message.max === null) return []
    const { printed, length, over } = lengthOf(target, message)
    if (length <= message.max || length - over > message.max) return []
    const expected = `at most ${message.max} characters, or a name in it that is ${length - message.max} shorter`
    return [{ expected, found: `${length} characters in ${clip(printed)}` }]
  },
}
