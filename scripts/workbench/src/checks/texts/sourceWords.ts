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
/** English words that mean nothing in other languages. */
const plainEnglish = /(?<![a-z])(?:the|and|with|from|your|this|which|have)(?![a-z])/
/** True if a language is written in the Latin script. */
export const isLatin = once((tag: string): boolean => new Intl.Locale(tag).maximize().script === 'Latn')
/** A word of a Latin script, or a code with one: "--name", "read/write". */
const latinWord = /[_./@:$\\-]*[\p{Script=Latin}\p{M}\p{N}]+(?:['’_./@:-]+[\p{Script=Latin}\p{M}\p{N}]+)*/gu

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

/**
 * The first English word left alone: among Latin letters a plain one outside a name ("Research and Development"), among
 * others any longer one that the source has after an article.
 */
function loneWord({ target, language: { tag } }: Pair, source: Text): string | undefined {
  const articles = isLatin(tag) ? [] : ['the', 'The', 'a', 'your', 'this', 'each']
  if (!plainEnglish.test(target.prose) && (isLatin(tag) || !/[a-z]{5}/.test(target.prose))) return undefined
  const words = target.prose.replace(quoted, END).match(latinWord) ?? []
  const [ofSource, ofLower] = [spacedWords(source), spacedWords(source).toLowerCase()]
  const isName = (word = '') => /^\p{Lu}/u.test(word) && ofSource.includes(` ${word} `)
  return words.find((word, at) => {
    const isCopied = /^[a-z]{5,}$/.test(word) && articles.some((article) => ofSource.includes(` ${article} ${word} `))
    const isPlain = word.replace(plainEnglish, '') === '' && ofLower.includes(` ${word} `)
    return isCopied || (isPlain && !isName(words[at - 1]) && !isName(words[at + 1]))
  })
}

/** A machine or a translator may leave a part of a sentence. */
export const sourceWords: Check = {
  ...{ id: 'source-words', kind: 'word', languages: 'every', severity: 'warning' },
  describe:
    'No words left of the source, outside quotation marks: four in a row that are no term, or a lone “the” or “and”.',
  rows: [
    {
      id: 'source-words',
      example: ['Please read the whole leaflet carefully', 'Please read the whole leaflet przed rozpoczęciem'],
      counter: ['The words “read the whole leaflet” mean', 'Słowa „read the whole leaflet” znaczą'],
    },
    {
      ...{ id: 'source-words/plain', example: ['Read the text and the label', 'Przeczytaj tekst and etykietę'] },
      counter: ['Of Research and Development', 'Działu Research and Development'],
    },
    {
      ...{ id: 'source-words/script', languages: ['ar'], example: ['Read the leaflet', 'يرجى قراءة leaflet'] },
      counter: ['A leaflet in the format epub', 'نشرة بصيغة epub'],
    },
  ],
  find: (pair) => {
    const { target, source, language, sourceLanguage } = pair
    // Other checks report a translation with its whole source.
    if (!source || language.code === sourceLanguage.code || target.raw.includes(source.raw)) return []
    const words = commonWords(pair, source) ?? loneWord(pair, source)
    return words === undefined ? [] : [{ expected: 'a translation', found: `“${words}”` }]
  },
}
