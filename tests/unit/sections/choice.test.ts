import { expect, it } from 'vitest'
import { quoteExamples } from '../../../src/config/quoteExamples.ts'
import { changed, firstChoice, isExample, jobOf } from '../../../src/sections/Quotes/choice.ts'

const [first, ...others] = quoteExamples
const last = others.at(-1) ?? first

it('starts with the first example, from English into the page’s language', () => {
  const { id, ...figures } = first
  expect(firstChoice('de')).toMatchObject({ example: id, source: 'english', target: 'german' })
  expect(firstChoice('en')).toMatchObject({ source: 'english', target: 'polish' })
  expect(jobOf(firstChoice('de'))).toEqual(figures)
  expect(isExample(firstChoice('de'))).toBe(true)
})

it('takes the figures of another selected example and keeps the languages', () => {
  const own = changed(firstChoice('ja'), { words: { newWords: 12, similarWords: '', repeatedWords: 0 }, rush: true })
  expect(isExample(own)).toBe(false)
  expect(jobOf(own)).toMatchObject({ newWords: 12, similarWords: 0, repeatedWords: 0, rush: true })
  const { id, ...figures } = last
  const chosen = changed(own, { example: id })
  expect(jobOf(chosen)).toEqual(figures)
  expect(chosen).toMatchObject({ source: 'english', target: 'japanese' })
})

it('swaps the languages if both would be the same', () => {
  const start = firstChoice('fr')
  expect(changed(start, { source: 'french' })).toMatchObject({ source: 'french', target: 'english' })
  expect(changed(start, { target: 'english' })).toMatchObject({ source: 'french', target: 'english' })
  expect(changed(start, { target: 'thai' })).toMatchObject({ source: 'english', target: 'thai' })
})
