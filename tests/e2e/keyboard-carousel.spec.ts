import type { Page } from 'playwright/test'
import { CAROUSEL } from '../../src/config/protocol.ts'
import { clients } from '../../src/config/site.ts'
import { accessibleNodes, manyVisits, open, type Stage, spoken } from './reader.ts'
import { expect, test } from './test.ts'

type Words = (typeof spoken)[number]['common']['carousel']

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

for (const { code, prefix, common, stage } of manyVisits) {
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

for (const { code, prefix, common } of spoken) {
  const words = common.carousel
  test(`the carousel in ${code} is no trap: three stops, and on, and back`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, prefix || '/', 'hydrated')
    const stops = [words.play, words.previous, words.next]
    const stop = (index: number) => page.getByRole('button', { name: stops[index] ?? '', exact: true })
    await stop(0).focus()
    await page.keyboard.press('Tab')
    await expect(stop(1)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(stop(2)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.locator(`[${CAROUSEL}] ~ * :focus, [${CAROUSEL}] :focus`)).toHaveCount(0)
    await expect(page.getByRole('main').locator('a:focus')).toHaveCount(1)
    await page.keyboard.press('Shift+Tab')
    await expect(stop(2)).toBeFocused()
  })
}

const small: readonly (readonly [Stage, number, number])[] = [
  ['static', 390, 1],
  ['hydrated', 800, 3],
]

for (const [stage, width, shown] of small) {
  test(`at ${width} px, ${stage}, readers are told of ${shown} of the logos, also after a change of width`, async ({
    page,
  }) => {
    const words = spoken[0].common.carousel
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/', stage)
    await expect.poll(() => slidesTold(page, words)).toHaveLength(shown)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect.poll(() => slidesTold(page, words)).toHaveLength(5)
  })
}

test('so it is on a home page that the router has shown', async ({ page }) => {
  const { common } = spoken[1]
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/pl/about', 'hydrated')
  await page.getByRole('banner').getByRole('link').first().press('Enter')
  await expect(page.getByRole('region', { name: common.carousel.label })).toBeVisible()
  await expect.poll(() => slidesTold(page, common.carousel)).toHaveLength(5)
})
