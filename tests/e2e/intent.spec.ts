import { CAROUSEL, HYDRATED, HYDRATED_ROOT, SLIDE } from '../../src/config/protocol.ts'
import { holdApplication, isApplication } from './application.ts'
import { expect, hydrate, test } from './test.ts'

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } })

  test('nothing is requested before intent; scrolling is none', async ({ page, context }) => {
    const asked: string[] = []
    page.on('request', (request) => isApplication(new URL(request.url())) && asked.push(request.url()))
    await page.clock.install()
    await page.goto('/solutions/healthcare')
    await page.clock.runFor(10_000)
    const session = await context.newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints })
    await touch('touchStart', { x: 200, y: 700 })
    for (let y = 680; y >= 200; y -= 20) await touch('touchMove', { x: 200, y })
    await touch('touchEnd')
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
    await page.mouse.wheel(0, -200)
    await page.keyboard.press('End')
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2000)
    expect(asked).toEqual([])
    await page.locator('#main button').first().tap()
    await expect.poll(() => asked.length).toBeGreaterThan(0)
  })

  for (const state of ['static', 'hydrated'] as const) {
    test(`a link that is tapped on the ${state} page has its document loaded, and nothing else`, async ({ page }) => {
      await page.goto('/about')
      if (state === 'hydrated') await hydrate(page)
      const asked: string[] = []
      page.on('request', (request) => isApplication(new URL(request.url())) && asked.push(request.url()))
      const loaded = page.waitForEvent('load')
      await page.locator('footer a[href="/careers"]').tap()
      await loaded
      await expect(page).toHaveURL(/\/careers$/)
      await expect(page.locator('#root')).not.toHaveAttribute(HYDRATED)
      expect(asked).toEqual([])
    })
  }

  test('hydration loads no picture', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    const pictures: string[] = []
    page.on('request', (request) => request.resourceType() === 'image' && pictures.push(request.url()))
    await hydrate(page)
    expect(pictures).toEqual([])
  })

  test('a tap on a control starts hydration', async ({ page }) => {
    await page.goto('/solutions/healthcare')
    await page.locator('#tab-7 button').tap()
    await expect(page.locator(HYDRATED_ROOT)).toBeAttached()
  })
})

test.describe('with a mouse and a keyboard', () => {
  test('a pointer over links, over the menus and over text starts nothing; one over a control hydrates', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => isApplication(new URL(request.url())) && asked.push(request.url()))
    await page.goto('/solutions/healthcare')
    for (const each of ['header nav button', 'main h1', 'main a', 'footer a']) await page.locator(each).first().hover()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(asked).toEqual([])
    await page.locator('#tab-7 button').hover()
    await expect(page.locator(HYDRATED_ROOT)).toBeAttached()
  })

  test('the focus on a control starts hydration', async ({ page }) => {
    await page.goto('/solutions/healthcare')
    await page.locator('#tab-7 button').focus()
    await expect(page.locator(HYDRATED_ROOT)).toBeAttached()
  })
})

test('a visit without intent requests no script but the first, however long it lasts', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js') || pathname.startsWith('/messages/')) asked.push(pathname)
  })
  await page.clock.install()
  await page.goto('/solutions/healthcare')
  await page.clock.runFor(60_000)
  await page.mouse.move(300, 300)
  // A mouse at rest, while the page moves below it.
  for (const top of [400, 900, 1400]) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
    await page.mouse.move(300, 300)
  }
  await page.clock.runFor(60_000)
  expect(asked).toEqual([expect.stringMatching(/^\/assets\/entry-client-/)])
})

for (const state of ['static', 'hydrated'] as const) {
  test(`hovering a link on the ${state} page has its document fetched ahead, and nothing else`, async ({
    page,
    context,
  }) => {
    await page.goto('/about')
    if (state === 'hydrated') await hydrate(page)
    // Playwright does not tell of prefetches.
    const session = await context.newCDPSession(page)
    await session.send('Preload.enable')
    const fetched: string[] = []
    session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => fetched.push(new URL(prefetchUrl).pathname))
    const asked: string[] = []
    page.on('request', (request) => isApplication(new URL(request.url())) && asked.push(request.url()))
    await page.locator('footer a[href="/careers"]').hover()
    await expect.poll(() => fetched).toContain('/careers')
    expect(asked).toEqual([])
  })
}

test('a browser without speculation rules has the document of a hovered link fetched ahead, once', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false
  })
  await page.goto('/about')
  const ahead = page.locator('link[rel=prefetch]')
  await page.locator('footer a[href="/careers"]').hover()
  await expect(ahead).toHaveCount(1)
  await expect(ahead).toHaveAttribute('href', /\/careers$/)
  await page.locator('footer a[href="/offices"]').hover()
  await page.locator('footer a[href="/careers"]').hover()
  await expect(ahead).toHaveCount(2)
})

test('a form with a draft is hydrated at once', async ({ page }) => {
  await page.goto('/contacts')
  await page.locator('form [name=fullName]').fill('Half a name')
  await page.reload()
  await expect(page.locator(HYDRATED_ROOT)).toBeAttached()
  await expect(page.locator('form [name=fullName]')).toHaveValue('Half a name')
})

test.describe('the carousel', () => {
  test.use({ viewport: { width: 1280, height: 1200 } })

  test('moves, pauses and steps before hydration, and goes on from there after it', async ({ page }) => {
    const letCome = await holdApplication(page)
    await page.goto('/')
    await page.locator(`[${CAROUSEL}]`).scrollIntoViewIfNeeded()
    const names = () =>
      page.locator(`[${CAROUSEL}]`).evaluate((carousel, slides) => {
        const box = carousel.querySelector('.mantine-Carousel-viewport')?.getBoundingClientRect()
        return [...carousel.querySelectorAll(slides)]
          .map((element) => ({ left: Math.round(element.getBoundingClientRect().left), text: element.textContent }))
          .filter(({ left }) => box && left >= Math.round(box.left) - 1 && left < box.right - 1)
          .sort((a, b) => a.left - b.left)
          .map(({ text }) => text)
      }, `[${SLIDE}]`)
    /** The names once the row has come to rest. */
    const settled = async () => {
      let before = ''
      const isStill = async () => {
        const now = (await names()).join()
        const wasSo = now === before
        before = now
        return wasSo
      }
      await expect.poll(isStill, { intervals: [400] }).toBe(true)
      return names()
    }
    const start = await names()
    await expect.poll(names, { timeout: 4500 }).not.toEqual(start)
    await page.getByRole('button', { name: 'Pause' }).click()
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
    const paused = await settled()
    await page.getByRole('button', { name: 'Next logo' }).click()
    await expect.poll(async () => (await settled()).slice(0, -1)).toEqual(paused.slice(1))
    await page.getByRole('button', { name: 'Previous logo' }).click()
    await expect.poll(settled).toEqual(paused)
    await letCome()
    await expect(page.locator(HYDRATED_ROOT)).toBeAttached()
    expect(await settled()).toEqual(paused)
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
    await page.getByRole('button', { name: 'Play' }).click()
    await page.mouse.move(5, 5)
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
    await expect.poll(names, { timeout: 4500 }).not.toEqual(paused)
  })

  test('stands still out of view, in a hidden tab and where motion is unwelcome', async ({ page }) => {
    await holdApplication(page)
    await page.clock.install()
    await page.goto('/')
    const place = () => page.locator('.mantine-Carousel-viewport').evaluate((row) => Math.round(row.scrollLeft))
    const stays = async (at: number) => {
      await page.clock.runFor(6000)
      await page.waitForTimeout(300)
      expect(await place()).toBe(at)
    }
    const carousel = page.locator(`[${CAROUSEL}]`)
    await carousel.scrollIntoViewIfNeeded()
    await page.clock.runFor(2100)
    const width = await page
      .locator(`[${SLIDE}]`)
      .first()
      .evaluate((slide) => Math.round(slide.getBoundingClientRect().width))
    await expect.poll(place).toBe(width)
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await stays(width)
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true })
      scrollTo({ top: 0, behavior: 'instant' })
    })
    await stays(width)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.reload()
    await carousel.scrollIntoViewIfNeeded()
    await stays(0)
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
  })
})
