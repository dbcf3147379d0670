import { expect, it } from 'vitest'
import { mended } from '../../src/refine/fixes.ts'

const polish = { sourceLanguage: 'en', targetLanguage: 'pl' }

it.each([
  ['quotation-marks', 'Press “Start”.', 'Nacisnąć "Start".', 'Nacisnąć „Start”.'],
  ['decimal-sign', 'Give 2.5 mL.', 'Podać 2.5 mL.', 'Podać 2,5 mL.'],
  ['doubled-word', 'A and B', 'A oraz oraz B', 'A oraz B'],
  ['spaces', 'A and B', 'A  i B', 'A i B'],
  ['end-punctuation', 'Please wait here.', 'Proszę tu czekać', 'Proszę tu czekać.'],
  ['garbled-letters', 'Long', 'dÅ‚ugi', 'długi'],
  ['invisible-characters', 'Long', 'Dłu\u200Bgi', 'Długi'],
])('mends what the check %s finds', (check, source, target, expected) => {
  expect(mended(check, { source, target, ...polish })).toBe(expected)
})

it('mends nothing but what the check found', () => {
  expect(mended('spaces', { source: 'Give 2.5 mL.', target: 'Podać 2.5 mL.', ...polish })).toBeNull()
  expect(mended('numbers', { source: 'Give 2.5 mL.', target: 'Podać 3 mL.', ...polish })).toBeNull()
})
