import { expect, it } from 'vitest'
import { piecesOf } from '../../../src/sections/Refine/list.ts'

it('shows whole words as corrected', () => {
  const edits = [
    { start: 4, end: 5, text: ',' },
    { start: 6, end: 6, text: ' ' },
    { start: 17, end: 18, text: '。' },
  ]
  const marked = piecesOf('at 2.5ml/h. 約1分です.', edits).map(({ text, Mark }) => (Mark ? `${Mark} ${text}` : text))
  expect(marked).toEqual(['at ', 'del 2.5ml/h', 'ins 2,5 ml/h', '. 約1分で', 'del す.', 'ins す。'])
  expect(piecesOf('', [])).toEqual([])
})
