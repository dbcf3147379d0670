import { CAROUSEL, HYDRATED, HYDRATED_ROOT, SLIDE } from '../../src/config/protocol.ts'
import { holdApplication, isApplication } from './application.ts'
import { expect, hydrate, test } from './test.ts'

const signs = [
  { name: 'a moving mouse', act: ['mouse', 'move'] },
  { name: 'a tap', act: ['tap'] },
  { name: 'a key press', act: ['key'] },
  { name: 'a focus', act: ['focus'] },
] as const

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
    await page.locator('#main').tap()
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

  for (const { name, act } of signs) {
    test(`${name} starts hydration`, async ({ page }) => {
      await page.goto('/about')
      if (act[0] === 'mouse') for (const x of [50, 60]) await page.mouse.move(x, 50)
      if (act[0] === 'tap') await page.touchscreen.tap(200, 400)
      if (act[0] === 'key') await page.keyboard.press('Shift')
      if (act[0] === 'focus') await page.locator('main a').first().focus()
      await expect(page.locator(HYDRATED_ROOT)).toBeAttached()
    })
  }
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

test('hovering a link prefetches its page, and the click requests nothing more', async ({ page }) => {
  const asked: string[] = []
  await page.goto('/about')
  await hydrate(page)
  await page.waitForLoadState('networkidle')
  const awaited = new Set<string>()
  page.on('request', (request) => {
    const address = new URL(request.url())
    if (isApplication(address)) asked.push(address.pathname)
    awaited.add(address.href)
  })
  page.on('requestfinished', (request) => awaited.delete(request.url()))
  const link = page.locator('footer a[href="/careers"]')
  await link.hover()
  await expect.poll(() => asked).toContainEqual(expect.stringMatching(/\/careers-[0-9a-f]{8}\.json$/))
  await expect.poll(() => asked).toContainEqual(expect.stringMatching(/^\/assets\/careers-/))
  await expect.poll(() => [...awaited]).toEqual([])
  asked.length = 0
  await link.click()
  await expect(page).toHaveURL(/\/careers$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(asked).toEqual([])
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
    const start = await names()
    await expect.poll(names, { timeout: 4500 }).not.toEqual(start)
    await page.getByRole('button', { name: 'Pause' }).click()
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
    const paused = await names()
    await page.getByRole('button', { name: 'Next logo' }).click()
    expect((await names()).slice(0, -1)).toEqual(paused.slice(1))
    await page.getByRole('button', { name: 'Previous logo' }).click()
    expect(await names()).toEqual(paused)
    await letCome()
    await expect(page.locator(HYDRATED_ROOT)).toBeAttached()
    await expect
      .poll(() => page.locator(`[${SLIDE}]`).evaluateAll((all) => all.flatMap((one) => one.getAnimations()).length))
      .toBe(0)
    expect(await names()).toEqual(paused)
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
    await page.getByRole('button', { name: 'Play' }).click()
    await page.mouse.move(5, 5)
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
    await expect.poll(names, { timeout: 4500 }).not.toEqual(paused)
  })

  test('stands still out of view, in a hidden tab and where motion is unwelcome', async ({ page }) => {
    await holdApplication(page)
    await page.goto('/')
    const states = () =>
      page
        .locator(`[${SLIDE}]`)
        .evaluateAll((all) =>
          [...new Set(all.flatMap((one) => one.getAnimations()).map((one) => one.playState))].join(),
        )
    await page.locator(`[${CAROUSEL}]`).scrollIntoViewIfNeeded()
    await expect.poll(states).toBe('running')
    await page.locator('footer').scrollIntoViewIfNeeded()
    await expect.poll(states).toBe('paused')
    await page.locator(`[${CAROUSEL}]`).scrollIntoViewIfNeeded()
    await expect.poll(states).toBe('running')
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    expect(await states()).toBe('paused')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.reload()
    await page.locator(`[${CAROUSEL}]`).scrollIntoViewIfNeeded()
    expect(await states()).toBe('paused')
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
  })
})
