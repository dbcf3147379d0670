import { once } from '../../lib/once.ts'
import type { Check, Pair } from '../check.ts'
import { foldForms } from '../glossary/patterns.ts'
import { termsIn } from '../glossary/terms.ts'
import type { Text } from '../text.ts'

/** Fewer words can be the same by chance, or a term. */
const FEWEST = 4
/** Quotations, and originals in brackets after their translation. */
const quoted =
  /"[^"]*"|[“”„«][^“”„«»]*[“”»]|»[^«»]*«|‘[^‘’]*’|‚[^‘’‚]*[‘’]|「[^「」]*」|『[^『』]*』|[(（][^()（）]*[)）]/gu
const longPlainWord = /^\p{Ll}{4}/u
const END = '|'

/** The words of a text, with END for the signs between them. */
const wordsOf = (text: string): readonly string[] =>
  text.replace(/[^\p{L}\p{M}\p{N}'’-]+/gu, (gap) => (/^\s+$/.test(gap) ? ' ' : ` ${END} `)).split(' ')

const spacedWords = once(({ prose }: Text): string => ` ${wordsOf(prose).join(' ')} `, new WeakMap())

/** The first run of words that a translation has in common with its source; null for none. */
function commonRun({ target, source, message }: Pair): string | null {
  if (!source) return null
  const [words, english] = [wordsOf(target.prose.replace(quoted, END)), spacedWords(source)]
  const isCommon = (run: readonly string[]) => !run.includes(END) && english.includes(` ${run.join(' ')} `)
  for (let at = 0; at + FEWEST <= words.length; at += 1) {
    let end = at + FEWEST
    if (!isCommon(words.slice(at, end))) continue
    while (end < words.length && isCommon(words.slice(at, end + 1))) end += 1
    const run = words.slice(at, end)
    const text = run.join(' ')
    const isTerm =
      message?.terms && termsIn(source, message.terms).some(({ useForms }) => useForms && foldForms(text).search(useForms) >= 0)
    if (run.filter((word) => longPlainWord.test(word)).length > 1 && !isTerm) return text
    at = end - 1
  }
  return null
}

/** A machine or a translator may leave a part of a sentence. */
export const sourceWords: Check = {
  ...{ id: 'source-words', kind: 'word', languages: 'every', severity: 'warning' },
  describe: 'No four words in a row of the source, unless in quotation marks or a term of the glossary.',
  rows: [
    {
      id: 'source-words',
      example: ['Please read the whole leaflet carefully', 'Please read the whole leaflet przed rozpoczęciem'],
      counter: ['The words “read the whole leaflet” mean', 'Słowa „read the whole leaflet” znaczą'],
    },
  ],
  find: (pair) => {
    const { target, source, language, sourceLanguage } = pair
    // Other checks report a translation with its whole source.
    if (!source || language.code === sourceLanguage.code || target.raw.includes(source.raw)) return []
    const run = commonRun(pair)
    return run === null ? [] : [{ expected: 'a translation', found: `“${run}”` }]
  },
}
