import { menuGroups } from '../../src/config/menu.ts'
import { accessibleNode, accessibleNodes, controls, focused, open, pressUntil, visits } from './reader.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 390, height: 844 } })

for (const { code, prefix, common, stage } of visits) {
  test.describe(`the mobile menu in ${code}, ${stage}`, () => {
    test('opens by keyboard, holds the focus in both directions, and gives it back', async ({ page }) => {
      await open(page, prefix || '/', stage)
      const opener = page.getByRole('button', { name: common.menu.open })
      const menu = page.getByRole('dialog', { name: common.menu.label })
      const close = menu.getByRole('button', { name: common.menu.close })
      const contact = menu.getByRole('link', { name: common.actions.contactUs })
      await opener.press('Enter')
      await expect(close).toBeFocused()
      // The page behind is out of reach for readers too.
      expect(await accessibleNodes(page, 'main')).toEqual([])
      const stops = new Set<string>()
      for (let stop = 0; stop < 10; stop += 1) {
        await page.keyboard.press('Tab')
        stops.add(await focused(page))
      }
      // Beyond the last stop is the browser itself: no element has the focus then.
      stops.delete('page')
      const expected = [
        ...menuGroups.map(({ id }) => common.menu[id].label),
        common.actions.contactUs,
        common.menu.close,
      ]
      expect([...stops].sort()).toEqual(expected.sort())
      await close.focus()
      const reached = async () => contact.evaluate((link) => link === document.activeElement)
      expect(await pressUntil(page, 'Shift+Tab', 2, reached)).toBe(true)
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(opener).toBeFocused()
      await page.keyboard.press('Space')
      await expect(close).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(menu).toBeHidden()
      await expect(opener).toBeFocused()
    })
  })
}

for (const { code, prefix, common, stage } of visits) {
  test(`the mobile menu’s groups in ${code}, ${stage}, open by keyboard, one at a time, and their links come next`, async ({
    page,
  }) => {
    await open(page, prefix || '/', stage)
    await page.getByRole('button', { name: common.menu.open }).press('Enter')
    const menu = page.getByRole('dialog', { name: common.menu.label })
    const [about, services] = [common.menu.about.label, common.menu.services.label]
    await menu.getByRole('button', { name: about }).press('Enter')
    expect(await accessibleNode(page, controls, about)).toEqual({ name: about, expanded: true })
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link', { name: common.nav.pages.about, exact: true })).toBeFocused()
    await menu.getByRole('button', { name: services }).press('Space')
    expect(await accessibleNode(page, controls, services)).toEqual({ name: services, expanded: true })
    await expect.poll(() => accessibleNode(page, controls, about)).toEqual({ name: about, expanded: false })
    await page.keyboard.press('Space')
    await expect.poll(() => accessibleNode(page, controls, services)).toEqual({ name: services, expanded: false })
  })
}
