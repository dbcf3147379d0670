import { menuGroups } from '../../src/config/menu.ts'
import { arrowsOf, languages, other, source } from '../fixtures/languages.ts'
import { accessibleNode, accessibleNodes, open, visits } from './reader.ts'
import { expect, test } from './test.ts'
import { thorough } from './thorough.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** Those at the ends: tests/unit/layout/Header.test.tsx walks each of them. */
const groups = thorough ? menuGroups : [...menuGroups.slice(0, 1), ...menuGroups.slice(-1)]

for (const { code, prefix, common, stage } of visits) {
  test.describe(`the header in ${code}, ${stage}`, () => {
    test('a group opens with Enter and Space, says so, is walked with arrows, and gives focus back', async ({
      page,
    }) => {
      await open(page, prefix || '/', stage)
      const header = page.getByRole('banner')
      for (const { id } of groups) {
        const { label } = common.menu[id]
        const trigger = header.getByRole('button', { name: label, exact: true })
        const links = page.locator(`#menu-${id}`).getByRole('link')
        expect(await accessibleNode(page, 'button', label)).toEqual({ name: label, expanded: false })
        await trigger.press('Enter')
        await expect(links.first()).toBeVisible()
        expect(await accessibleNode(page, 'button', label)).toEqual({ name: label, expanded: true })
        await page.keyboard.press('Escape')
        await expect(links.first()).toBeHidden()
        await expect(trigger).toBeFocused()
        expect(await accessibleNode(page, 'button', label)).toEqual({ name: label, expanded: false })
        await page.keyboard.press('Space')
        await page.keyboard.press('Tab')
        await expect(links.first()).toBeFocused()
        await page.keyboard.press('ArrowUp')
        await expect(links.last()).toBeFocused()
        await page.keyboard.press('Home')
        await expect(links.first()).toBeFocused()
        await page.keyboard.press('Shift+Tab')
        await expect(trigger).toBeFocused()
        await page.keyboard.press('ArrowDown')
        await expect(links.first()).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(links.first()).toBeHidden()
        await expect(trigger).toBeFocused()
      }
    })
  })
}

for (const { code, prefix, common } of languages) {
  const home = prefix || '/'

  test(`the skip link in ${code} leads past the header`, async ({ page }) => {
    await open(page, home, 'static')
    const skip = page.getByRole('link', { name: common.skip })
    await skip.focus()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(skip).not.toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
  })

  test(`every landmark in ${code} that is there twice has a name`, async ({ page }) => {
    await open(page, `${prefix}/about`, 'static')
    const regions = await accessibleNodes(page, 'navigation')
    expect(regions.map(({ name }) => name)).toEqual([
      common.menu.label,
      common.breadcrumb,
      common.footer.company,
      common.footer.work,
      common.language.label,
    ])
  })
}

for (const { code, tag, dir, name: current, prefix, common, stage } of visits) {
  const home = prefix || '/'
  const [next, previous] = arrowsOf({ dir })
  const names = menuGroups.map(({ id }) => common.menu[id].label)

  test(`arrows lead round the header’s groups in ${code}, ${stage}, the other way in the other direction, and leave the browser its shortcuts`, async ({
    page,
  }) => {
    await open(page, home, stage)
    const group = (index: number) =>
      page.getByRole('banner').getByRole('button', { name: names.at(index) ?? '', exact: true })
    await group(0).focus()
    await page.keyboard.press(previous)
    await expect(group(-1)).toBeFocused()
    await page.keyboard.press(next)
    await expect(group(0)).toBeFocused()
    // Back and forward, in most browsers.
    await page.keyboard.press(`Alt+${next}`)
    await expect(group(0)).toBeFocused()
    await page.evaluate(() => {
      const root = document.documentElement
      root.dir = root.dir === 'rtl' ? 'ltr' : 'rtl'
    })
    await page.keyboard.press(previous)
    await expect(group(1)).toBeFocused()
  })

  test(`the language switch in ${code}, ${stage}, names each language in itself, marks the current one, leads to the other`, async ({
    page,
  }) => {
    const elsewhere = code === source.code ? other : source
    await open(page, `${prefix}/about`, stage)
    const name = `${common.language.label}: ${current}`
    const trigger = page.getByRole('banner').getByRole('button', { name })
    await expect(trigger.locator(`[lang=${tag}]`)).toHaveText(current)
    await trigger.press('Enter')
    expect(await accessibleNode(page, 'button', name)).toEqual({ name, expanded: true })
    const list = page.getByRole('banner').getByRole('list').filter({ visible: true }).last()
    for (const { name: shown, tag } of languages) {
      await expect(list.getByRole('link', { name: shown })).toHaveAttribute('lang', tag)
    }
    await expect(list.locator('[aria-current=true]')).toHaveText(current)
    await page.keyboard.press('Escape')
    await expect(trigger).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(list.getByRole('link').first()).toBeFocused()
    const wanted = list.getByRole('link', { name: elsewhere.name })
    while (!(await wanted.evaluate((link) => link === document.activeElement))) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('lang', elsewhere.tag)
    await expect(page).toHaveURL(new RegExp(`:\\d+${elsewhere.prefix}/about$`))
  })
}
