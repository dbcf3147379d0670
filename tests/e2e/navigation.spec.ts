import { languages } from '../fixtures/languages.ts'
import { expect, forgiveNotFound, hydrate, test } from './test.ts'

// Documents are the only navigation: of addresses, titles and fragments tests/build says what there is to say.
const [{ prefix } = { prefix: '' }] = languages.slice(-1)

test('going back finds the page as it was, scrolled to where it was', async ({ page }) => {
  await page.goto(`${prefix}/solutions/healthcare`)
  await hydrate(page)
  const before = await page.title()
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }))
  await page.locator(`footer a[href="${prefix}/about"]`).click()
  await expect(page).toHaveURL(new RegExp(`${prefix}/about$`))
  await expect(page).not.toHaveTitle(before)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  // Nobody scrolls and goes back within one frame, in which the browser tells of the scroll.
  await page.evaluate(async () => {
    const told = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
    scrollTo({ top: 300, behavior: 'instant' })
    await told
  })
  await page.goBack()
  await expect(page).toHaveTitle(before)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  await page.goForward()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
})

test('About leads to the form on the contacts page, scrolled to, and the keyboard goes on there', async ({ page }) => {
  await page.goto(`${prefix}/about`)
  await hydrate(page)
  await page.locator(`main a[href="${prefix}/contacts#contact-form"]`).first().click()
  const form = page.locator('#contact-form')
  await expect.poll(() => form.evaluate((it) => Math.round(it.getBoundingClientRect().top))).toBeLessThan(200)
  await page.keyboard.press('Tab')
  await expect(page.locator('form :focus')).toHaveCount(1)
})

test('the index of a long page stays in view, and shows the heading of the section that it leads to', async ({
  page,
}) => {
  const top = (selector: string) => page.locator(selector).evaluate((it) => it.getBoundingClientRect().top)
  const index = '#on-this-page'
  // A document that glides could still be on its way when it is asked.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${prefix}/solutions/healthcare`)
  await page.locator(`${index} a[href="#why"]`).click()
  await expect(async () => {
    const { y = -1, height = 0 } = (await page.locator(index).boundingBox()) ?? {}
    expect(y).toBeGreaterThanOrEqual(0)
    const heading = await top('#why h2')
    expect(heading).toBeGreaterThan(y + height)
    expect(heading).toBeLessThan(400)
  }).toPass()

  await page.setViewportSize({ width: 390, height: 844 })
  const back = page.locator(`${index} a[href="${index}"]`)
  await expect(back).toBeInViewport()
  await back.click()
  await expect(page.locator(`${index} a[href="#process"]`)).toBeInViewport()
})

test('an unknown address shows the 404 page in its language, which hydrates and leads on', async ({ page, noise }) => {
  expect((await page.goto(`${prefix}/no/such/page`))?.status()).toBe(404)
  await hydrate(page)
  await page.locator(`main a[href="${prefix}/services"]`).click()
  await expect(page).toHaveURL(new RegExp(`${prefix}/services$`))
  forgiveNotFound(noise)
})
