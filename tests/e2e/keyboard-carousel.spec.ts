import type { Page } from 'playwright/test'
import { clients } from '../../src/config/site.ts'
import { type Language, source } from '../fixtures/languages.ts'
import { accessibleNodes, open, visits } from './reader.ts'
import { expect, test } from './test.ts'

type Words = Language['common']['carousel']

/** The name of a slide, as a reader says it. */
const slideName = (words: Words, index: number) =>
  words.slide.replace('{{position, number}}', String(index + 1)).replace('{{total, number}}', String(clients.length))

/** The slides that a reader meets, as the logos' numbers, from 1 on. */
async function slidesTold(page: Page, words: Words): Promise<number[]> {
  const names = clients.map((_, index) => slideName(words, index))
  const groups = await accessibleNodes(page, 'group')
  return groups.map(({ name }) => names.indexOf(name) + 1).filter((number) => number > 0)
}

/** Pauses the carousel by keyboard, and waits until readers are told of so many slides and no more. */
async function pause(page: Page, words: Words, shown: number) {
  const toggle = page.getByRole('button', { name: words.pause, exact: true })
  await toggle.press('Space')
  await expect(page.getByRole('button', { name: words.play, exact: true })).toBeFocused()
  await expect.poll(() => slidesTold(page, words)).toHaveLength(shown)
}

/** The numbers after one that the next press of an arrow brings. */
const after = (numbers: readonly number[], by: number) =>
  numbers.map((number) => ((number - 1 + by + clients.length) % clients.length) + 1).sort((a, b) => a - b)

for (const { code, prefix, common, stage } of visits) {
  const words = common.carousel
  test.describe(`the carousel in ${code}, ${stage}`, () => {
    test('is named, paused by keyboard, moved by its arrows, and tells of the slides in view alone', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await open(page, prefix || '/', stage)
      const carousel = page.getByRole('region', { name: words.label })
      await expect(carousel).toHaveAttribute('aria-roledescription', words.role)
      await pause(page, words, 5)
      const before = await slidesTold(page, words)
      await carousel.getByRole('button', { name: words.next }).press('Enter')
      await expect.poll(() => slidesTold(page, words)).toEqual(after(before, 1))
      await carousel.getByRole('button', { name: words.previous }).press('Space')
      await expect.poll(() => slidesTold(page, words)).toEqual(before)
      await page.getByRole('button', { name: words.play, exact: true }).press('Enter')
      await expect(page.getByRole('button', { name: words.pause, exact: true })).toBeFocused()
    })
  })
}

test('at 390 px, before hydration, readers are told of one of the logos, and of more when it is wide', async ({
  page,
}) => {
  const words = source.common.carousel
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/', 'static')
  await expect.poll(() => slidesTold(page, words)).toHaveLength(1)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(() => slidesTold(page, words)).toHaveLength(5)
})
