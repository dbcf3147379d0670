import { CAROUSEL, HYDRATED_ROOT } from '../../src/config/protocol.ts'
import { CONTROLS, OPEN_ITEMS } from './disclosure.ts'
import { expect, hydrate, test } from './test.ts'

test.describe('tabs on wide screens', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  for (const hydrated of [false, true]) {
    test(`one panel shows; click, arrows, Home and End choose (${hydrated ? 'hydrated' : 'static'})`, async ({
      page,
    }) => {
      if (!hydrated) await page.route('**/hydrate-*.js', () => {})
      await page.goto('/services/translation-services')
      if (hydrated) await hydrate(page)
      const tabs = page.getByRole('tab')
      const panels = page.getByRole('tabpanel')
      await expect(tabs).toHaveCount(6)
      await expect(panels).toHaveCount(1)
      await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
      await tabs.nth(2).click()
      await expect(panels).toHaveCount(1)
      await expect(panels).toHaveAccessibleName('Regulatory translation services')
      await page.keyboard.press('ArrowDown')
      await expect(tabs.nth(3)).toBeFocused()
      await expect(panels).toHaveAccessibleName('Clinical trial translations')
      await page.keyboard.press('End')
      await expect(tabs.last()).toBeFocused()
      await page.keyboard.press('Home')
      await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
      // A second click on the open tab leaves it open.
      await tabs.first().click()
      await expect(panels).toHaveCount(1)
    })
  }

  test('what was chosen before hydration stays chosen', async ({ page }) => {
    const release: (() => void)[] = []
    await page.route('**/hydrate-*.js', async (route) => {
      await new Promise<void>((resolve) => release.push(resolve))
      await route.continue()
    })
    await page.goto('/')
    await page.getByRole('tab', { name: 'Regulated content' }).click()
    await expect.poll(() => release.length).toBeGreaterThan(0)
    for (const resolve of release) resolve()
    await expect(page.locator(HYDRATED_ROOT)).toBeAttached()
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Regulated content')
    await expect(page.getByRole('tab', { name: 'Regulated content' })).toBeFocused()
  })

  test('work on a page that the router has put on the screen', async ({ page }) => {
    await page.goto('/about')
    await hydrate(page)
    await page.locator('footer a[href="/services"]').click()
    await page.locator('main a[href="/services/translation-services"]').click()
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Medical and scientific translation')
    await page.getByRole('tab', { name: 'Pharmaceutical translations' }).click()
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Pharmaceutical translations')
  })
})

test.describe('the same content as an accordion on narrow screens', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('first item open, one at a time, can be closed', async ({ page }) => {
    await page.goto('/pl/services/translation-services')
    await hydrate(page)
    await expect(page.getByRole('tab')).toHaveCount(0)
    const items = page.locator(`main ${CONTROLS}`)
    const open = page.locator(`main ${OPEN_ITEMS}`)
    await expect(items).toHaveCount(6)
    await expect(items.first()).toHaveAttribute('aria-expanded', 'true')
    await items.nth(1).click()
    await expect(open).toHaveCount(1)
    await expect(items.nth(1)).toHaveAttribute('aria-expanded', 'true')
    await items.nth(1).click()
    await expect(open).toHaveCount(0)
  })
})

test('the languages stand in 1, 3 or 4 columns, by the width of the window', async ({ page }) => {
  await page.goto('/about')
  const grid = page.locator('main ul:has(img[width="33"])')
  const columns: number[] = []
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    columns.push(await grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length))
  }
  expect(columns).toEqual([1, 3, 4])
})

test('the document accordion has 15 items, at most one open, and each can be linked to', async ({ page }) => {
  await page.goto('/solutions/healthcare')
  await hydrate(page)
  const items = page.locator('[id^="tab-"]')
  const open = page.locator(`main ${OPEN_ITEMS}`)
  await expect(items).toHaveCount(15)
  await items.nth(6).locator(CONTROLS).click()
  await expect(open).toHaveAttribute('id', 'tab-7')
  await items.nth(6).locator(CONTROLS).click()
  await expect(open).toHaveCount(0)
})

test.describe('the carousel', () => {
  const first = '.mantine-Carousel-slide >> nth=0'

  test('has ten logos, advances by itself every two seconds, and can be paused', async ({ page }) => {
    await page.goto('/')
    await hydrate(page)
    await page.locator(`[${CAROUSEL}]`).scrollIntoViewIfNeeded()
    await expect(page.locator('.mantine-Carousel-slide')).toHaveCount(10)
    const place = () => page.locator(first).evaluate((slide) => Math.round(slide.getBoundingClientRect().left))
    const start = await place()
    await expect.poll(place, { timeout: 4500 }).toBeLessThan(start - 50)
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.mouse.move(5, 5)
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
    // It glides to the end of its step: at rest is what stands still over some frames that were really drawn.
    let rest = await place()
    await expect
      .poll(async () => {
        await page.evaluate(async () => {
          for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame)
        })
        const now = await place()
        const still = now === rest
        rest = now
        return still
      })
      .toBe(true)
    await page.clock.install()
    const paused = await place()
    await page.clock.runFor(5000)
    // A step is a fifth of the row; the last pixel of a glide may still be to come.
    expect(Math.abs((await place()) - paused)).toBeLessThanOrEqual(2)
  })

  test('moves by its arrows in both directions without an end, and by dragging', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/pl')
    await hydrate(page)
    const carousel = page.getByRole('region', { name: 'Logo klientów' })
    const inView = (index: number) =>
      expect.poll(async () => {
        const box = await carousel.boundingBox()
        const slide = await page.locator('.mantine-Carousel-slide').nth(index).boundingBox()
        return box !== null && slide !== null && slide.x >= box.x - 1 && slide.x + slide.width <= box.x + box.width + 1
      })
    await inView(0).toBe(true)
    await carousel.getByRole('button', { name: 'Poprzednie logo' }).click()
    await inView(9).toBe(true)
    await carousel.getByRole('button', { name: 'Następne logo' }).click()
    await carousel.getByRole('button', { name: 'Następne logo' }).click()
    await inView(5).toBe(true)
    const box = await carousel.boundingBox()
    if (!box) throw new Error('The carousel has no box.')
    await page.mouse.move(box.x + box.width * 0.7, box.y + 50)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width * 0.1, box.y + 50, { steps: 12 })
    await page.mouse.up()
    await inView(6).toBe(true)
  })

  test('its first logo stays at the start of the row when the window changes its width', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await hydrate(page)
    const fromStart = () =>
      page.locator(first).evaluate((slide) => {
        const row = slide.closest('.mantine-Carousel-viewport')?.getBoundingClientRect()
        const { left, width } = slide.getBoundingClientRect()
        return { left: Math.round(left - (row?.left ?? 0)), width: Math.round(width) }
      })
    for (const width of [1440, 1200, 1400]) {
      const before = await fromStart()
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(async () => (await fromStart()).width).not.toBe(before.width)
      await expect.poll(async () => (await fromStart()).left).toBe(0)
    }
  })

  test('stands still where motion is unwelcome', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await hydrate(page)
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
    const place = () => page.locator(first).evaluate((slide) => slide.getBoundingClientRect().left)
    const start = await place()
    await page.clock.install()
    await page.clock.runFor(5000)
    expect(await place()).toBe(start)
  })
})
