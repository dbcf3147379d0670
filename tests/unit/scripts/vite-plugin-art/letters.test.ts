import { expect, it } from 'vitest'
import { setAlong } from '../../../../scripts/vite-plugin-art/labels.ts'
import { type Letters, loadLetters, sheets } from '../../../../scripts/vite-plugin-art/letters.ts'

it('joins Arabic letters', async () => {
  const { set } = await loadLetters(['باب', 'ب'], sheets.heading)
  const [word, letter] = [set('ar', 'باب'), set('ar', 'ب')]
  const ids = new Set(letter.glyphs.map(({ id }) => id))
  // Within a word a letter has other forms than alone; they stand from left to right.
  expect(word.glyphs.some(({ id }) => !ids.has(id))).toBe(true)
  expect(word.width).toBeGreaterThan(letter.width)
})

it('names the letters that no font has', async () => {
  await expect(loadLetters(['ไทย'], sheets.text)).rejects.toThrow(/found ไ ท ย in none/)
})

/** A quarter of a circle. */
const bend = Array.from({ length: 33 }, (_, step) => {
  const angle = Math.PI * (1.25 + step / 64)
  return [100 + 80 * Math.cos(angle), 100 + 80 * Math.sin(angle)] as const
})

const anglesOf = (letters: Letters, lang: string, text: string) =>
  new Set(setAlong(letters.set(lang, text), 40, bend).letters.map(({ angle }) => Math.round(angle)))

it('turns the letters of a word with its line, but not those that join or are squares', async () => {
  const letters = await loadLetters(['voice', 'صحة', '翻訳'], sheets.heading)
  expect(anglesOf(letters, 'en', 'voice').size).toBeGreaterThan(2)
  expect(anglesOf(letters, 'ar', 'صحة').size).toBe(1)
  expect(anglesOf(letters, 'ja', '翻訳').size).toBe(1)
})
