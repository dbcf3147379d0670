import { expect, it } from 'vitest'
import { piecesOf, withRefused } from '../../../src/sections/Refine/list.ts'

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

it('refuses and keeps corrections by segment', () => {
  const segment = (...ids: string[]) => ({
    ...{ number: 1, segment: '', source: '', target: '' },
    corrections: ids.map((id) => ({ id, kind: 'space' as const, rule: '', edits: [] })),
  })
  const refused = withRefused(new Set(['1']), [segment('2', '3')], false)
  expect(refused).toEqual(new Set(['1', '2', '3']))
  expect(withRefused(refused, [segment('1'), segment('3')], true)).toEqual(new Set(['2']))
})
