import { expect, it } from 'vitest'
import { replacedIn } from '../../src/panel/text/texts.ts'

const message = (target: string | null, isVerbatim = false) => ({
  isVerbatim,
  forms: [{ category: null, examples: [], source: 'English', target }],
})
const wanted = { find: 'test', replacement: '$& próba', matchesCase: true, isWhole: false }

it.each([
  ['every place', 'test, testy', {}, '$& próba, $& próbay'],
  ['whole words alone', 'test, testy, łtest', { isWhole: true }, '$& próba, testy, łtest'],
  ['the case that was typed', 'Test test', {}, 'Test $& próba'],
  ['any case', 'Test', { matchesCase: false }, '$& próba'],
  ['signs as they are', 'a.b axb', { find: 'a.b', replacement: 'c' }, 'c axb'],
])('replaces %s', (_, text, more, expected) => {
  expect(replacedIn(message(text), { ...wanted, ...more })).toEqual({ text: expected })
})

it.each([
  ['without the words', message('nic')],
  ['without a text', message(null)],
  ['that stays as it is in every language', message('test', true)],
])('leaves a message %s', (_, left) => {
  expect(replacedIn(left, wanted)).toBeNull()
})
