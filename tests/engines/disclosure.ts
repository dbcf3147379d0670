import { expect, test } from 'vitest'
import { CAROUSEL, CAROUSEL_TOGGLE, SLIDE } from '../../src/config/protocol.ts'
import { CONTROL, narrow, openPage, type Visit, wide } from './visit.ts'

/** Tabs, accordions and the carousel. */
export function testPanels(visit: Visit): void {
  const { common, translation } = visit.language
  const { carousel } = common

  test('tabs: a click and the arrow keys choose, one panel is shown', async () => {
    const page = await openPage(visit, '/services/translation-services', wide)
    const labels = Object.values(translation.topics.items).map(({ label }) => label)
    const isChosen = async (index: number) => {
      await expect.poll(() => page.on('main [role=tab]')).toEqual([labels[index]])
      await expect.poll(() => page.names('main [role=tabpanel]:not([aria-hidden])')).toEqual([labels[index]])
    }
    expect((await page.names('main [role=tab]')).sort()).toEqual([...labels].sort())
    await isChosen(0)
    await page.click('main [role=tab]', labels[2])
    await isChosen(2)
    await page.browser.press('ArrowDown')
    await isChosen(3)
    await expect.poll(() => page.focused()).toBe(labels[3])
  })

  test('tabs in a narrow window: an accordion, of which one item is open at most', async () => {
    const page = await openPage(visit, '/services/translation-services', narrow)
    const { medicalScientific, regulatory } = translation.topics.items
    expect(await page.names('main [role=tab]')).toEqual([])
    await expect.poll(() => page.on(`main ${CONTROL}`)).toEqual([medicalScientific.label])
    await page.click(`main ${CONTROL}`, regulatory.label)
    await expect.poll(() => page.on(`main ${CONTROL}`)).toEqual([regulatory.label])
    await page.click(`main ${CONTROL}`, regulatory.label)
    await expect.poll(() => page.on(`main ${CONTROL}`)).toEqual([])
  })

  test('carousel: moves by itself, and by its arrows alone when it is paused', async () => {
    const page = await openPage(visit, '', wide)
    const places = async () => (await page.look(`[${SLIDE}]`)).map(({ x }) => x)
    await page.ask((css) => document.querySelector(css)?.scrollIntoView({ block: 'center' }), `[${CAROUSEL}]`)
    const start = await places()
    await expect.poll(places).not.toEqual(start)
    await page.click(`[${CAROUSEL_TOGGLE}]`)
    await expect.poll(() => page.names(`[${CAROUSEL_TOGGLE}] span > span`)).toEqual([carousel.play])
    // Longer than it stays at a place when it plays.
    const rest = async () => {
      const before = await places()
      await new Promise((resolve) => setTimeout(resolve, 2500))
      expect(await places()).toEqual(before)
      return before
    }
    await expect.poll(rest).toHaveLength(start.length)
    const paused = await places()
    await page.click(`[${CAROUSEL}] button`, carousel.next)
    await expect.poll(places).not.toEqual(paused)
  })
}
