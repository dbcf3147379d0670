import { type Check, fixAt, type Mismatch, type Pair } from '../check.ts'
import { byLanguage } from '../rows.ts'
import words from './words.json' with { type: 'json' }

type Lists = Readonly<Record<string, string | undefined>>
/** Languages in which reduplication is ordinary grammar. */
const doubling = new Set(['ar', 'he', 'hi', 'hu', 'id', 'ja', 'ko', 'ms', 'th', 'tr', 'vi', 'zh'])
/** Words that other languages may repeat. */
const mayRepeat: Lists = words.mayRepeat
/** Words that no sentence repeats, so that one of two can be removed. */
const functionWords: Lists = words.functionWords

/**
 * A word of letters, perhaps after signs, and the same again, perhaps before signs: not "cat cat's" or "co co-worker".
 */
const repeated =
  /(?<![^ \u00A0])([^\p{L} \u00A0]*)(\p{L}+)[ \u00A0](?=\2(?!\p{L}|\p{N}))(\p{L}+(?!['’-])[^\p{L}\p{N} \u00A0]*)(?![^ \u00A0])/gu

/** A word twice in a row, in whatever case: "The the". */
function find({ target, language: { code } }: Pair): readonly Mismatch[] {
  const prose = target.prose.toLowerCase()
  if (doubling.has(code) || prose.search(repeated) < 0) return []
  const found = [...prose.matchAll(repeated)].find(([, , word = '']) => !mayRepeat[code]?.split(' ').includes(word))
  if (!found) return []
  const [, signs = '', word = '', again = ''] = found
  return [{ expected: `“${word}” once`, found: `“${signs}${word} ${again}”` }]
}

export const doubledWord: Check = {
  ...byLanguage(
    'doubled-word',
    Object.keys(functionWords).join(' '),
    (tag) => {
      const [word = ''] = functionWords[tag]?.split(' ') ?? []
      return { example: ['A and B', `Xx ${word} ${word} xx`, `Xx ${word} xx`], counter: ['A and B', `Xx ${word} xx`] }
    },
    ({ target }, rule) => {
      const known = functionWords[rule.slice(rule.indexOf('/') + 1)]?.split(' ')
      // In lower case only: "Der der" begins a sentence.
      return [...target.masked.matchAll(repeated)].flatMap(({ 1: signs, 2: word = '', 3: again, index }) =>
        signs === '' && again === word && known?.includes(word)
          ? [fixAt(rule, index + word.length, index + 2 * word.length + 1, '')]
          : [],
      )
    },
  ),
  ...{ kind: 'word', languages: 'every', find },
  describe: 'No word twice in a row.',
}
