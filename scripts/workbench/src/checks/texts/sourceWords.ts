import { once } from '../../lib/once.ts'
import type { Check, Pair } from '../check.ts'
import { foldForms } from '../glossary/patterns.ts'
import { termsOf } from '../glossary/termChecks.ts'
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

/** The first words in a row, as many as FEWEST, that a translation has in common with its source. */
function commonWords(pair: Pair, source: Text): string | undefined {
  const words = wordsOf(pair.target.prose.replace(quoted, END))
  const runs = words.map((_, at) => words.slice(at, at + FEWEST)).filter(({ length }) => length === FEWEST)
  return runs
    .filter((run) => !run.includes(END) && run.filter((word) => longPlainWord.test(word)).length > 1)
    .map((run) => run.join(' '))
    .filter((run) => spacedWords(source).includes(` ${run} `))
    .find((run) => !termsOf(pair).some(({ useForms }) => useForms && foldForms(run).search(useForms) >= 0))
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
    const words = commonWords(pair, source)
    return words === undefined ? [] : [{ expected: 'a translation', found: `“${words}”` }]
  },
}
