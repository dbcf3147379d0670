import { expect, test } from 'vitest'
import { CONTROL, narrow, openPage, type Visit, wide } from './visit.ts'

/** Tabs and accordions. */
export function testPanels(visit: Visit): void {
  const { translation } = visit.language

  test('tabs: a click or an arrow key selects, one panel is shown', async () => {
    const page = await openPage(visit, '/services/translation-services', wide)
    const labels = Object.values(translation.topics.items).map(({ label }) => label)
    const isChosen = async (index: number) => {
      await expect.poll(() => page.on('main [role=tab]')).toEqual([labels[index]])
      await expect.poll(() => page.names('main [role=tabpanel]:not([aria-hidden])')).toEqual([labels[index]])
    }
    await expect.poll(async () => (await page.names('main [role=tab]')).sort()).toEqual([...labels].sort())
    await isChosen(0)
    await page.click('main [role=tab]', labels[2])
    await isChosen(2)
    await page.browser.press('ArrowDown')
    await isChosen(3)
    await expect.poll(() => page.focused()).toBe(labels[3])
  })

  test('tabs in a narrow window: an accordion with at most one open item', async () => {
    const page = await openPage(visit, '/services/translation-services', narrow)
    const { medicalScientific, regulatory } = translation.topics.items
    expect(await page.names('main [role=tab]')).toEqual([])
    await expect.poll(() => page.on(`main ${CONTROL}`)).toEqual([medicalScientific.label])
    await page.click(`main ${CONTROL}`, regulatory.label)
    await expect.poll(() => page.on(`main ${CONTROL}`)).toEqual([regulatory.label])
    await page.click(`main ${CONTROL}`, regulatory.label)
    await expect.poll(() => page.on(`main ${CONTROL}`)).toEqual([])
  })
}
