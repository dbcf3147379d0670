import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { type LocaleProblem, parseLocaleFile } from '../../src/model/localeFile.ts'
import { sample } from '../fixtures/exchange/project.ts'

function parse(text: string, mayBeBlank: boolean) {
  const problems: LocaleProblem[] = []
  const file = parseLocaleFile({ text, file: 'locales/pl/common.json', namespace: 'common', mayBeBlank }, problems)
  return { file, problems: problems.map((problem) => problem.message) }
}

it.each([
  ['a byte-order mark', '\uFEFF{ "a": "x" }', '1: expected UTF-8 without a byte-order mark, found one.'],
  ['a key twice', '{ "a": "x",\n "a": "y" }', '2: expected "a" once, found it twice'],
  ['an empty text', '{ "a": { "b": " " } }', '1: expected a text for "a.b", found an empty one'],
  [
    'a number',
    '{ "a": 5 }',
    '1: expected a text, or a group of texts in braces, for "a", found a value of type number',
  ],
])('a locale file with %s is refused', (_, text, message) => {
  expect(parse(text, false).problems).toEqual([expect.stringContaining(`locales/pl/common.json:${message}`)])
})

it('an empty text where a translation is still to come is no message, but has its line, as has a key that is missing', () => {
  const { file } = parse('{\n  "a": {\n    "b": "x",\n    "c": ""\n  }\n}', true)
  expect(file?.tree).toEqual({ a: { b: 'x' } })
  expect(['a.b', 'a.c', 'a.d', 'z'].map((key) => file?.lineOf(key))).toEqual([3, 4, 3, 1])
})

it('a locale file is read alike, whether it stands as it is printed or not', () => {
  const pages = path.join(sample, 'locales/pl/pages')
  for (const name of readdirSync(pages)) {
    const text = readFileSync(path.join(pages, name), 'utf8')
    const [printed, other] = [text, text.trimEnd()].map((one) => parse(one, true).file)
    expect({ tree: printed?.tree, entries: printed?.entries }).toEqual({ tree: other?.tree, entries: other?.entries })
  }
})
