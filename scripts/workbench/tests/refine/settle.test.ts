import { expect, it } from 'vitest'
import { withEdits } from '../../src/checks/check.ts'
import { editsIn, type Step, settle } from '../../src/refine/settle.ts'

const insert = (rule: string, at: number, text: string): Step => ({
  ...{ rule, kind: 'space', edits: [{ start: at, end: at, text }] },
})

it('makes corrections that two sides of an earlier one have room for', () => {
  const steps = settle('a', (text) => {
    if (text === 'a') return [{ rule: 'letters', kind: 'space', edits: [{ start: 0, end: 1, text: 'bbb' }] }]
    return [
      ...(text.startsWith('(') ? [] : [insert('open', 0, '(')]),
      ...(text.endsWith(')') ? [] : [insert('close', text.length, ')')]),
    ]
  })
  expect(withEdits('a', editsIn(steps))).toBe('(bbb)')
  expect(steps.map(({ rule }) => rule)).toEqual(['letters, open, close'])
})
