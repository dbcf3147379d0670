import { arrowsOf, type Language, languages } from '../fixtures/languages.ts'
import { accessibleNode, accessibleNodes, controls, focused, open, visits } from './reader.ts'
import { expect, test } from './test.ts'

/** The labels of the tabs of the translation services, in order. */
function labelsOf({ topics: { items } }: Language['translation']): string[] {
  return [
    items.medicalScientific.label,
    items.multilingualLocalization.label,
    items.regulatory.label,
    items.clinicalTrial.label,
    items.pharmaceutical.label,
    items.medicalDevice.label,
  ]
}

for (const { code, prefix, translation, stage } of visits) {
  const labels = labelsOf(translation)
  test.describe(`tabs in ${code}, ${stage}`, () => {
    test.use({ viewport: { width: 1440, height: 900 } })

    test('a column of them is one stop, walked with up and down, Home and End; the panel is the next stop', async ({
      page,
    }) => {
      await open(page, `${prefix}/services/translation-services`, stage)
      const list = page.getByRole('tablist', { name: translation.topics.title })
      const tab = (index: number) => list.getByRole('tab', { name: labels.at(index) ?? '', exact: true })
      const panel = page.getByRole('tabpanel')
      const isChosen = async (index: number) => {
        await expect(tab(index)).toBeFocused()
        await expect(list.getByRole('tab', { selected: true })).toHaveText(labels.at(index) ?? '')
        await expect(panel).toHaveCount(1)
        await expect(panel).toHaveAccessibleName(labels.at(index) ?? '')
      }
      await expect(list.getByRole('tab')).toHaveText(labels)
      await tab(0).focus()
      await isChosen(0)
      for (const [key, index] of [
        ['ArrowDown', 1],
        ['End', -1],
        ['ArrowDown', 0],
        ['ArrowUp', -1],
        ['Home', 0],
        ['ArrowDown', 1],
      ] as const) {
        await page.keyboard.press(key)
        await isChosen(index)
      }
      await page.keyboard.press('Alt+ArrowDown')
      await isChosen(1)
      await page.keyboard.press('Tab')
      await expect(panel).toBeFocused()
      await page.keyboard.press('Shift+Tab')
      await isChosen(1)
    })
  })
}

for (const { code, prefix, healthcare } of languages) {
  test(`the document accordion in ${code} is walked item by item, and each says whether it is open`, async ({
    page,
  }) => {
    await open(page, `${prefix}/solutions/healthcare`, 'static')
    const { leaflets, dischargeSummaries } = healthcare.documents.items
    const [first, second] = [`1. ${leaflets.title}`, `2. ${dischargeSummaries.title}`]
    expect(await accessibleNode(page, controls, first)).toEqual({ name: first, expanded: true })
    await page.getByRole('button', { name: leaflets.title }).focus()
    await page.keyboard.press('Tab')
    expect(await focused(page)).toContain(dischargeSummaries.title)
    await page.keyboard.press('Enter')
    await expect.poll(() => accessibleNode(page, controls, first)).toEqual({ name: first, expanded: false })
    expect(await accessibleNode(page, controls, second)).toEqual({ name: second, expanded: true })
    await expect(page.getByText(dischargeSummaries.text)).toBeVisible()
    await expect(page.getByText(leaflets.text)).toBeHidden()
  })
}

for (const { code, dir, prefix, home, translation, stage } of visits) {
  const [next, previous] = arrowsOf({ dir })
  test(`a row of tabs in ${code}, ${stage}, is walked with left and right, up and down leave it`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, prefix || '/', stage)
    const tabs = page.getByRole('tablist', { name: home.services.title }).getByRole('tab')
    const chosen = page.getByRole('tab', { selected: true })
    await tabs.first().focus()
    await page.keyboard.press(next)
    await expect(chosen).toHaveText(home.services.items.contentLocalization.label)
    await page.keyboard.press('ArrowDown')
    await expect(tabs.nth(1)).toBeFocused()
    await page.keyboard.press(previous)
    await expect(chosen).toHaveText(home.services.items.translation.label)
    await page.keyboard.press(previous)
    await expect(tabs.last()).toBeFocused()
  })

  test(`what are tabs on wide screens, on narrow ones in ${code}, ${stage}, opens and closes by keyboard`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const labels = labelsOf(translation)
    await open(page, `${prefix}/services/translation-services`, stage)
    const control = (index: number) =>
      page.getByRole('main').getByRole('button', { name: labels[index] ?? '', exact: true })
    const states = async () =>
      (await accessibleNodes(page, controls)).flatMap(({ name, expanded }) =>
        labels.includes(name) ? [[name, expanded]] : [],
      )
    const only = (open?: number) => labels.map((label, index) => [label, index === open])
    expect(await states()).toEqual(only(0))
    expect(await accessibleNodes(page, 'tab')).toEqual([])
    expect(await accessibleNodes(page, 'tabpanel')).toEqual([])
    await control(0).focus()
    await page.keyboard.press('Tab')
    await expect(control(1)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect.poll(states).toEqual(only(1))
    await page.keyboard.press('Space')
    await expect.poll(states).toEqual(only())
    await expect(control(1)).toBeFocused()
  })
}
