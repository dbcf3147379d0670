import { HYDRATED_ROOT } from '../../src/config/protocol.ts'
import { isApplication } from './application.ts'
import { expect, hydrate, test } from './test.ts'

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } })

  test('nothing is requested before intent, and scrolling is no intent', async ({ page, context }) => {
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
})

test('a visit without intent requests only the first script; a control hydrates', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js') || pathname.startsWith('/messages/')) asked.push(pathname)
  })
  await page.clock.install()
  await page.goto('/solutions/healthcare')
  await page.clock.runFor(60_000)
  for (const each of ['header nav button', 'main h1', 'main a', 'footer a']) await page.locator(each).first().hover()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.mouse.move(300, 300)
  // The page moves below a resting mouse.
  for (const top of [400, 900, 1400]) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
    await page.mouse.move(300, 300)
  }
  await page.clock.runFor(60_000)
  expect(asked).toEqual([expect.stringMatching(/^\/assets\/entry-client-/)])
  await page.locator('#tab-7 button').hover()
  await expect(page.locator(HYDRATED_ROOT)).toBeAttached()
})

test.describe('in a browser that prefers another language', () => {
  test.use({ locale: 'pl-PL' })

  test('visitors who only read are offered the page in it, until they dismiss the offer', async ({ page }) => {
    const offer = page.locator('#language-offer')
    await page.goto('/about')
    await expect(offer).toHaveAttribute('lang', 'pl')
    await expect(offer.getByRole('link')).toHaveAttribute('href', '/pl/about')
    await expect(page.locator(HYDRATED_ROOT)).not.toBeAttached()
    const [row, hero] = await Promise.all(
      [offer, page.locator('main > section').first()].map((one) => one.boundingBox()),
    )
    expect(hero?.y).toBeGreaterThanOrEqual((row?.y ?? 0) + (row?.height ?? 0))
    await page.goto('/pl/about', { waitUntil: 'networkidle' })
    await expect(offer).toHaveCount(0)
    await page.goto('/careers')
    await offer.getByRole('button').click()
    await expect(offer).toHaveCount(0)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/about', { waitUntil: 'networkidle' })
    await expect(offer).toHaveCount(0)
    expect(asked.filter((address) => address.endsWith('/offer.json'))).toEqual([])
  })
})

test('hovering a link prefetches only its document, also after hydration', async ({ page, context }) => {
  await page.goto('/about')
  // Playwright does not report prefetches.
  const session = await context.newCDPSession(page)
  await session.send('Preload.enable')
  const fetched: string[] = []
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => fetched.push(new URL(prefetchUrl).pathname))
  const asked: string[] = []
  page.on('request', (request) => isApplication(new URL(request.url())) && asked.push(request.url()))
  await page.locator('footer a[href="/careers"]').hover()
  await expect.poll(() => fetched).toContain('/careers')
  expect(asked).toEqual([])
  await hydrate(page)
  asked.length = 0
  await page.locator('footer a[href="/offices"]').hover()
  await expect.poll(() => fetched).toContain('/offices')
  expect(asked).toEqual([])
})
