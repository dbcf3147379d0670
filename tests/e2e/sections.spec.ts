import type { Page } from 'playwright/test'
import { PLAY } from '../../src/config/protocol.ts'
import { revision } from '../../src/config/revision.ts'
import { stages } from './application.ts'
import { expect, test } from './test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const width of [1000, 1199, 1366]) {
  test(`a hero is next to its picture and within the first screen at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 768 })
    await page.goto('/services/consulting')
    const box = async (selector: string) => {
      const { x, y, width, height } = (await page.locator(`main ${selector}`).first().boundingBox()) ?? new DOMRect()
      return { left: x, right: x + width, bottom: y + height, width }
    }
    const picture = await box('[data-drawing]')
    expect((await box('h1')).right).toBeLessThan(picture.left)
    expect((await box('section a:not(nav a)')).bottom).toBeLessThan(768)
    expect(picture.width).toBeCloseTo(width / 2, 0)
  })
}

test('terms, errors, corrections and deletions are distinguished without colours', async ({ page }) => {
  await page.goto('/services/copy-editing-and-transcreation')
  const lines = await page.evaluate(() =>
    ['mark:not([data-kind])', 'mark[data-kind=error]', 'ins', 'del'].map((selector) => {
      const marked = document.querySelector(`main ${selector}`)
      if (!marked) throw new Error(`The page has no ${selector}.`)
      const { borderBlockEndStyle, textDecorationLine } = getComputedStyle(marked)
      return `${borderBlockEndStyle} ${textDecorationLine}`
    }),
  )
  expect(new Set(lines).size, lines.join(', ')).toBe(4)
})

test.describe('the sentence under revision', () => {
  const sentence = (page: Page) => page.locator('main figure:has([type=radio])')
  const choose = (page: Page, value: string) => sentence(page).locator(`[value="${value}"]`).dispatchEvent('click')
  const at = (page: Page) =>
    sentence(page).evaluate((figure) => Number(getComputedStyle(figure).getPropertyValue('--at')))

  for (const [stage, open] of stages) {
    for (const width of [1440, 390]) {
      test(`${stage}, at ${width} px, is in one language at a time and keeps its height`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await open(page, '/')
        const size = () =>
          sentence(page).evaluate((figure) => [figure.clientHeight, figure.scrollWidth - figure.clientWidth])
        const [height] = await size()
        for (const { lang } of revision.targets) {
          await choose(page, lang)
          const shown = sentence(page).locator('dd').filter({ visible: true })
          expect(await shown.evaluateAll((lines) => lines.map((line) => line.getAttribute('lang')))).toEqual([
            'en',
            lang,
          ])
          expect(await size()).toEqual([height, 0])
        }
      })
    }

    test(`${stage}, stops at the last state, shows the selected step, and replays`, async ({ page }) => {
      await open(page, '/')
      expect(await at(page)).toBe(4)
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      expect(await at(page)).toBe(1)
      for (const [index, step] of ['draft', 'secondLinguist', 'correction', 'revised'].entries()) {
        await choose(page, step)
        await expect.poll(() => at(page)).toBe(index + 1)
      }
      await sentence(page).locator(`[${PLAY}]`).dispatchEvent('click')
      expect(await at(page)).toBe(1)
    })
  }
})
