import { expect, it } from 'vitest'
import { type Letters, loadLetters } from '../../../../scripts/vite-plugin-art/letters.ts'
import { setAlong } from '../../../../scripts/vite-plugin-art/setAlong.ts'

/** A quarter of a circle. */
const bend = Array.from({ length: 33 }, (_, step) => {
  const angle = Math.PI * (1.25 + step / 64)
  return [100 + 80 * Math.cos(angle), 100 + 80 * Math.sin(angle)] as const
})

const anglesOf = (letters: Letters, lang: string, text: string) =>
  new Set(setAlong(letters.set(lang, text), 40, bend).letters.map(({ angle }) => Math.round(angle)))

it('turns the letters of a word with its line, but not those that join or are squares', async () => {
  const letters = await loadLetters(['voice', 'صحة', '翻訳'], 'serif')
  expect(anglesOf(letters, 'en', 'voice').size).toBeGreaterThan(2)
  expect(anglesOf(letters, 'ar', 'صحة').size).toBe(1)
  expect(anglesOf(letters, 'ja', '翻訳').size).toBe(1)
})
