import { expect, it } from 'vitest'
import { inPlainWords } from '../../src/lib/plainWords.ts'

it('says what to do about a lost full stop', () => {
  expect(inPlainWords({ rule: 'end-punctuation', expected: '.', found: 'nothing' })).toMatch(/^Add “\.” at the end/)
})
