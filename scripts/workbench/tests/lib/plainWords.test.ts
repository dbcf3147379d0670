import { expect, it } from 'vitest'
import { inPlainWords } from '../../src/lib/plainWords.ts'

it.each([
  ['end-punctuation', '.', 'nothing', 'Add “.” at the end, as in the English.'],
  ['numbers', '5 p.m.', '18.00', 'Numbers missing: 5 p.m. Numbers that are not in the English: 18.00.'],
  ['unit-space', '“5 mg”', '“5mg”', 'Write “5 mg” instead of “5mg”.'],
])('says what is wrong and what to do: %s, %s / %s', (rule, expected, found, sentence) => {
  expect(inPlainWords({ rule, expected, found })).toBe(sentence)
})
