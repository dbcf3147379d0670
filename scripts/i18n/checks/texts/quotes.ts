import { clip, type Mismatch, type Text } from '../text.ts'
import type { QuotationMarks } from './quotationMarks.ts'

const marks = /["'`´“”„‟«»‹›‚‘’‛「」『』]/
const everyMark = new RegExp(marks, 'g')
const straight = /["'`´]/
const wordCharacter = /[\p{L}\p{N}]/u

/**
 * The first quotation mark that is straight, foreign to the language or without its other half. The apostrophe ’ between
 * or after letters is none. Without marks for the language only straight ones are found.
 */
export function quotationMismatches(text: Text, language: QuotationMarks | null): Mismatch[] {
  const { prose } = text
  if (!marks.test(prose)) return []
  const open: { close: string; at: number }[] = []
  const wrong = (at: number, expected: string): Mismatch[] => [{ expected, found: clip(prose, at) }]
  for (const { 0: mark, index } of prose.matchAll(everyMark)) {
    if (straight.test(mark)) return wrong(index, straightExpectation(prose, index, language))
    if (!language) continue
    if (mark === open.at(-1)?.close && !isInsideWord(prose, index, mark)) open.pop()
    else if (isApostrophe(prose, index, mark)) continue
    else {
      const pair = language.pairs.find(([opening]) => opening === mark)
      if (pair) open.push({ close: pair[1], at: index })
      else if (language.pairs.some(([, close]) => close === mark)) {
        return wrong(index, `an opening mark before ${mark}, as in ${language.name}`)
      } else return wrong(index, `${language.name} in place of ${mark}`)
    }
  }
  const last = open.at(-1)
  return last ? wrong(last.at, `a closing ${last.close}`) : []
}

const isInsideWord = (text: string, at: number, mark: string) =>
  mark === '’' && wordCharacter.test(text[at - 1] ?? '') && wordCharacter.test(text[at + 1] ?? '')

/** After a letter ("patients’ answers", “it’s”) or before one ("’tis"). */
const isApostrophe = (text: string, at: number, mark: string) =>
  mark === '’' && (wordCharacter.test(text[at - 1] ?? '') || wordCharacter.test(text[at + 1] ?? ''))

function straightExpectation(text: string, at: number, language: QuotationMarks | null): string {
  if (text[at] !== '"' && wordCharacter.test(text[at - 1] ?? '')) return 'the apostrophe ’'
  return language ? language.name : 'curly quotation marks'
}
