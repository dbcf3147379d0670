import { expect, it } from 'vitest'
import { type LocaleProblem, parseLocaleFile } from '../../src/project/localeFile.ts'

function parse(text: string, mayBeBlank: boolean) {
  const problems: LocaleProblem[] = []
  const place = { file: 'locales/pl/common.json', locale: 'pl', namespace: 'common' }
  const file = parseLocaleFile({ ...place, text, mayBeBlank }, problems)
  return { file, problems: problems.map((problem) => problem.message) }
}

it.each([
  ['a byte-order mark', '\uFEFF{ "a": "x" }', '1: Found: a byte-order mark. Needed: UTF-8 without a byte-order mark.'],
  ['a key twice', '{ "a": "x",\n "a": "y" }', '2: Found: the key twice. Needed: "a" once'],
  ['an empty text', '{ "a": { "b": " " } }', '1: Found: an empty text. Needed: a text for "a.b"'],
  [
    'a number',
    '{ "a": 5 }',
    '1: Found: a value of type number. Needed: a text, or a group of texts in braces, for "a"',
  ],
])('a locale file with %s is refused', (_, text, message) => {
  expect(parse(text, false).problems).toEqual([expect.stringContaining(`locales/pl/common.json:${message}`)])
})
