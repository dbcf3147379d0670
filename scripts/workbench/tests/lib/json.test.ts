import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editJson } from '../../src/lib/json/edits.ts'
import { inSentences, lineAt } from '../../src/lib/fault.ts'
import { parseJson } from '../../src/lib/json/parse.ts'

const own = '{ "b" : "B" ,\r\n\t"list": [ "one", "two","three" ],\r\n\t"group": {\r\n\t\t"x": 1\r\n\t}\r\n}\r\n'

describe('an edit of a JSON text', () => {
  it.each([
    ['another value', [{ path: ['b'], value: 'C' }], own.replace('"B"', '"C"')],
    ['no first value', [{ path: ['b'], value: undefined }], own.replace(/"b".*?(?="list")/s, '')],
    ['an item', [{ path: ['list'], item: 'four' }], own.replace('"three" ', '"three","four" ')],
    [
      'a group in the style of the file',
      [{ path: ['group', 'y', 'z'], value: 2 }],
      own.replace('1\r\n', '1,\r\n\t\t"y": {\r\n\t\t\t"z": 2\r\n\t\t}\r\n'),
    ],
  ])('writes %s, and leaves all else', (_, edits, text) => {
    expect(editJson(own, edits)).toBe(text)
  })

  it('inserts a new name in the given order', () => {
    const order = (group: readonly string[]) => (group.length === 0 ? ['a', 'b', 'c', 'd'] : [])
    const names = ['d', 'a', 'c'].map((name) => ({ path: [name], value: 0 }))
    expect(editJson('{"b":1}', names, order)).toBe('{"a": 0,"b":1,"c": 0,"d": 0}')
  })

  it('preserves unchanged texts, and restores a text when a change is reverted', () => {
    const content = fc.dictionary(fc.string(), fc.jsonValue())
    fc.assert(
      fc.property(content, fc.constantFrom(0, 1, 4, '\t'), fc.jsonValue(), (tree, indent, value) => {
        const text = JSON.stringify(tree, null, indent)
        expect(editJson(text, [])).toBe(text)
        const changed = editJson(text, [{ path: ['new name', 'x'], value }])
        expect(JSON.parse(changed)).toEqual(JSON.parse(JSON.stringify({ ...tree, 'new name': { x: value } })))
        expect(editJson(changed, [{ path: ['new name', 'x'], value: undefined }])).toBe(text)
      }),
    )
  })
})

function faultOf(text: string): string {
  const { fault } = parseJson(text)
  return fault ? `${fault.line}: ${inSentences(fault)}` : 'nothing'
}

/** A file whose second line is the first that is given. */
const file = (...lines: string[]) => ['{', ...lines, '}', ''].join('\n')
const next = '  "text": "Dalej"'

describe('a mistake is described on its line:', () => {
  it.each([
    ['no comma', file('  "a": "Tak"', next), '2: Add a comma at the end of this line: "a": "Tak"'],
    ['a comma at the end', file('  "a": "Tak",'), '2: Remove the comma after the last text of a group: "a": "Tak",'],
    ['bare quotation marks', file('  "a": "Tekst "w cudzysłowie" dalej",', next), '2: Write \\" inside a text'],
    ['text not ended', file('  "a": "Tak,', next), '2: Add the quotation mark " at the end'],
    ['curly marks', file('  "a": „Tak”,', next), '2: Write "key": "text" with straight'],
    ['a comment', file('  // moje', next), '2: Remove the comment'],
    ['no end', '{\n  "a": {\n    "b": "c"', '3: Add the } or ] that is missing after this: "b": "c"'],
    ['a conflict', file('<<<<<<< HEAD', next, '=======', next), '2: A merge conflict is left here (<<<<<<<). Run'],
  ])('%s (%j)', (_, text, message) => {
    expect(faultOf(text).slice(0, message.length)).toBe(message)
  })

  it('is shown by an excerpt of its line, on which a terminal cannot act', () => {
    const shown = faultOf(`{"a":"\u0007${'x'.repeat(200)}"}`)
    expect(shown).toContain('␇')
    expect(shown.length).toBeLessThan(200)
  })
})

it.each(['deleted', 'doubled'])('the fault names the line of any sign that is %s, or its neighbour', (how) => {
  const whole = file('  "hero": {', '    "title": "A: b, c",', '    "list": ["d", "e"]', '  },', '  "end": "F"')
  const signs = [...whole.matchAll(/[",:]/g)].map(({ index }) => index)
  const wrong = signs.flatMap((at) => {
    const [end, start] = how === 'deleted' ? [at, at + 1] : [at + 1, at]
    const { fault } = parseJson(whole.slice(0, end) + whole.slice(start))
    if (!fault || Math.abs(fault.line - lineAt(whole, at)) <= 1) return []
    return [`${lineAt(whole, at)} ${whole[at]}: ${fault.line} ${fault.expected}`]
  })
  expect(wrong).toEqual([])
})
