import { quoteApart } from '../../../lib/difference.ts'
import { clip, countWords, type Misfit, type Text } from '../text.ts'

/** Up to this many words the same text can be right in both languages: a name, an abbreviation, "Online". */
const FEW = 3

/** A translation that is the English text. */
export function untranslatedMisfits(text: Text, source: Text): Misfit[] {
  if (text.raw !== source.raw || countWords(text) <= FEW) return []
  return [{ expected: 'a translation', found: `the English, ${clip(text.raw)}` }]
}

/** Where a line may not break depends on the page around a text: a no-break space counts as a space. */
const plainSpaces = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ')

/** A text that has to be the same in every language, and is not. */
export function verbatimMisfits(text: Text, source: Text): Misfit[] {
  const [wanted, given] = [plainSpaces(source.raw), plainSpaces(text.raw)]
  if (wanted === given) return []
  const [expected, found] = quoteApart(wanted, given, clip)
  return [{ expected: `the text of English, ${expected}`, found }]
}
