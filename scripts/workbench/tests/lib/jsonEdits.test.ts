import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editJson } from '../../src/lib/json/edits.ts'

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
    [
      'a group that is left empty',
      [{ path: ['group', 'x'], value: undefined }],
      own.replace(/,\r\n\t"group".*\}\r\n\}/s, '\r\n}'),
    ],
    ['nothing that is not there', [{ path: ['none', 'x'], value: undefined }], own],
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
