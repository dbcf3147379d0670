import { expect, it } from 'vitest'
import { concordanceOf } from '../../src/assist/assistant.ts'
import type { Pair } from '../../src/assist/memory/pairs.ts'

const pair = (id: string, source: string, target: string, more: Partial<Pair> = {}): Pair => ({
  id,
  category: null,
  source,
  target,
  date: null,
  isReviewed: false,
  ...more,
})

const find = concordanceOf([
  pair('far', 'Consent to the trial is informed', 'Zgoda na badanie jest świadoma'),
  pair('long', 'The informed consent of every patient', 'Świadoma zgoda każdego pacjenta'),
  pair('reviewed', 'Give informed consent today', 'Świadomą zgodę wyraź dziś', { isReviewed: true }),
  pair('short', 'Informed consent', 'ŚWIADOMA ZGODA'),
  pair('former', 'Informed consent', 'Zgoda świadoma', { date: '2025-02-03' }),
  pair('short', 'Informed consent', 'Świadomie zgadzam się', { date: '2025-02-03' }),
  pair('codes', 'Use <term>{{consent}}</term> now', 'Użyj <term>{{consent}}</term> teraz'),
  pair('part', 'Consenting adults', 'Dorośli'),
  pair('japanese', 'Read the leaflet', '添付文書を読む'),
  pair('arabic', 'The medicines', 'الأدويَة'),
])
const ids = (...query: Parameters<typeof find>) => find(...query).map(({ id }) => id)

it('finds whole words of the English: together first, then today’s, then reviewed, then short texts', () => {
  expect(ids('informed consent', 'source')).toEqual(['reviewed', 'short', 'long', 'former', 'far'])
})

it('finds words of the translation whatever their case and accents, and inflected ones with *', () => {
  expect(ids('swiadoma zgoda', 'target')).toEqual(['short', 'long', 'former', 'far'])
  expect(ids('świadom* zgod*', 'target')).toEqual(['reviewed', 'short', 'long', 'former', 'far'])
  expect(ids('ŻGOD', 'target')).toEqual([])
})

it('finds a piece of a text in a language without spaces between words', () => {
  expect(ids('文書', 'target')).toEqual(['japanese'])
})

it('takes vowel marks of Arabic for accents, voiced kana for letters', () => {
  expect(ids('الادوية', 'target')).toEqual(['arabic'])
  expect(concordanceOf([pair('a', 'Guide', 'ガイド')])('カイト', 'target')).toEqual([])
})

it('takes no variable or tag for a word, and has nothing for none', () => {
  expect(ids('term', 'source')).toEqual([])
  expect(ids(' * … ', 'source')).toEqual([])
})
