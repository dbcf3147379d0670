import { expect, it } from 'vitest'
import { piecesOf } from '../../../src/sections/Refine/list.ts'

it('splits a text at its corrections', () => {
  const edits = [
    { start: 0, end: 1, text: 'x' },
    { start: 2, end: 2, text: 'y' },
    { start: 3, end: 4, text: '' },
  ]
  const marked = piecesOf('abcd', edits).map(({ text, Mark }) => (Mark ? `${Mark} ${text}` : text))
  expect(marked).toEqual(['del a', 'ins x', 'b', 'ins y', 'c', 'del d'])
  expect(piecesOf('', [])).toEqual([])
})
