import { expect, it } from 'vitest'
import { EM, loadLetters } from '../../../../scripts/vite-plugin-art/letters.ts'

it('joins Arabic letters', async () => {
  const { set } = await loadLetters(['باب', 'ب'], 'serif')
  const [word, letter] = [set('ar', 'باب'), set('ar', 'ب')]
  const ids = new Set(letter.glyphs.map(({ id }) => id))
  // Within a word a letter has other forms than alone; they stand from left to right.
  expect(word.glyphs.some(({ id }) => !ids.has(id))).toBe(true)
  expect(word.width).toBeGreaterThan(letter.width)
})

it('sets a word whose letters come from two fonts as one', async () => {
  const { set, outline } = await loadLetters(['ulotka', 'łódź'], 'serif')
  const { glyphs, width } = set('pl', 'łódź')
  expect(glyphs).toHaveLength(4)
  expect(glyphs.every(({ id }) => outline(id).startsWith('M'))).toBe(true)
  expect(width).toBeGreaterThan(1.5 * EM)
})

it('names the letters that no font has', async () => {
  await expect(loadLetters(['ไทย'], 'sans')).rejects.toThrow(/found ไ ท ย in none/)
})
