import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { type LocaleProblem, parseLocaleFile } from '../../src/model/localeFile.ts'
import { parsePrinted } from '../../src/model/printedFile.ts'
import { sample } from '../fixtures/exchange/project.ts'

const parse = (text: string, mayBeBlank = true) => {
  const problems: LocaleProblem[] = []
  const parsed = parseLocaleFile({ text, file: 'locales/pl/common.json', namespace: 'common', mayBeBlank }, problems)
  return { parsed, problems: problems.map(({ message }) => message) }
}

const printed = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

it('reads a printed file as any other of the same messages', () => {
  const pages = path.join(sample, 'locales/pl/pages')
  for (const name of readdirSync(pages)) {
    const text = readFileSync(path.join(pages, name), 'utf8')
    const quick = parsePrinted(text, true)
    const { parsed } = parse(text.replace(/\n$/, ''))
    expect(quick).toEqual({ tree: parsed?.tree, entries: parsed?.entries })
    expect(JSON.stringify(quick?.tree)).toBe(JSON.stringify(parsed?.tree))
  }
})

it('says where a key stands, or its group', () => {
  const { parsed } = parse(printed({ one: { two: 'Two', three: '' }, four: 'Four' }))
  expect(['one.two', 'one.three', 'four', 'one.five', 'six'].map((key) => parsed?.lineOf(key))).toEqual([3, 4, 6, 3, 1])
})

it.each([
  '{\n  "a": "A",\n  "a": "B"\n}\n',
  '\uFEFF{\n  "a": "A"\n}\n',
  '{\n  "2": "A",\n  "1": "B"\n}\n',
  '{}',
  'null\n',
  printed([]),
  printed({ 'a.b': 'A' }),
  printed({ a: { b: 1 } }),
  printed({ a: ['A'] }),
])('leaves other files to the parser that knows places: %j', (text) => {
  expect(parsePrinted(text, true)).toBeNull()
})

it('leaves an empty text where none may be to the same', () => {
  const text = printed({ a: { b: ' ' } })
  expect(parsePrinted(text, true)?.tree).toEqual({ a: {} })
  expect(parsePrinted(text, false)).toBeNull()
  expect(parse(text, false).problems).toEqual([
    'locales/pl/common.json:3: expected a text for "a.b", found an empty one',
  ])
})
