import { config } from '../../config.ts'
import { splitCodes } from '../../model/codes.ts'
import { quoteApart } from '../../lib/difference.ts'
import { clip, countWords, type JudgedText, type Mismatch } from '../text.ts'

/** Up to this many words the same text can be right in both languages: a name, an abbreviation, "Online". */
const FEW = 3

/** A translation that is the English text. */
export function untranslatedMismatches({ text, original }: JudgedText): Mismatch[] {
  if (text.raw !== original?.raw || countWords(text) <= FEW) return []
  return [{ expected: 'a translation', found: `the English, ${clip(text.raw)}` }]
}

/** Where a line may not break depends on the page around a text: a no-break space counts as a space. */
const plainSpaces = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ')

/** A text that has to be the same in every language, and is not. */
export function verbatimMismatches({ text, original }: JudgedText): Mismatch[] {
  const [wanted, given] = [original && plainSpaces(original.raw), plainSpaces(text.raw)]
  if (wanted === null || wanted === given) return []
  const [expected, found] = quoteApart(wanted, given, clip)
  return [{ expected: `the text of English, ${expected}`, found }]
}

/** A text that is longer than its place allows, a name in it counted as no longer than texts leave room for. */
export const lengthMismatches = (judged: JudgedText): Mismatch[] => {
  const { max, length, over, printed } = lengthOf(judged)
  return length - over > max ? [{ expected: `at most ${max} characters`, found: `${length} in ${clip(printed)}` }] : []
}

/** A text that only the length of a name makes longer than its place allows. */
export const nameLengthMismatches = (judged: JudgedText): Mismatch[] => {
  const { max, length, over, printed } = lengthOf(judged)
  if (length <= max || length - over > max) return []
  const expected = `at most ${max} characters, or a name in it that is ${length - max} shorter`
  return [{ expected, found: `${length} in ${clip(printed)}` }]
}

/** The length of a text in characters (code points) as a visitor reads it, and by how many its names exceed their room. */
function lengthOf({ text: { raw, codes, parts }, locale, max, site }: JudgedText) {
  if (max === null || (raw.length <= max && codes.length === 0))
    return { max: Number.POSITIVE_INFINITY, length: 0, over: 0, printed: raw }
  const print = (text: string) => textOnly(config().interpolate(locale, text))
  const printed = codes.length === 0 ? raw : print(raw)
  const over = parts.map((part) => {
    const room = part.kind === 'variable' ? site.names[part.name] : undefined
    return room === undefined ? 0 : Math.max(0, [...print(part.text)].length - room)
  })
  return { max, length: [...printed].length, over: over.reduce((sum, each) => sum + each, 0), printed }
}

const textOnly = (text: string): string =>
  splitCodes(text)
    .map((part) => (part.kind === 'text' ? part.text : ''))
    .join('')
