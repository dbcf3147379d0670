import { expect, onTestFinished, test } from 'vitest'
import type { Language } from '../fixtures/languages.ts'
import type { Tour } from './visit.ts'

/** Features that need the application: forms. */
export function testApplication({ prefix, forms }: Language, tour: () => Tour): void {
  const field = (name: string) => `form [name=${name}]`
  const typed = async (name: string) => (await tour().page.look(field(name)))[0]?.value

  /** Types into a field. */
  async function type(name: string, text: string) {
    const { page } = tour()
    // Fields below an error move when it disappears, perhaps during a click.
    await expect
      .poll(async () => {
        await page.click(field(name))
        return (await page.look(field(name)))[0]?.focused
      })
      .toBe(true)
    // A click next to Latin text in a right-to-left field puts the cursor at its start.
    await page.browser.press('End')
    await page.browser.type(text)
  }

  test('contact form: lists missing fields, then sends', async () => {
    const { page } = tour()
    await page.open(`${prefix}/contacts`)
    await page.hydrate()
    const send = () => page.click('form button', forms.contact.submit)
    const problems = async () => (await page.look('form [aria-invalid=true]')).map(({ description }) => description)
    const { serviceMissing, fullNameMissing, emailMissing, emailInvalid } = forms.errors
    await send()
    await expect.poll(problems).toEqual([serviceMissing, fullNameMissing, emailMissing])
    await expect.poll(async () => (await page.look('form [role=alert]'))[0]?.focused).toBe(true)
    await page.ask(choose, field('service'), 'translation')
    await type('fullName', 'Zażółć 山田')
    await type('email', 'nobody')
    await send()
    await expect.poll(problems).toEqual([emailInvalid])
    await type('email', '@example.com')
    await type('comments', 'Zażółć gęślą jaźń')
    await send()
    await expect.poll(() => page.names('form [role=status] p')).toEqual([forms.outcome.success])
    await expect.poll(() => typed('fullName')).toBe('')
  })

  test('draft: typed text survives hydration and a reload', async () => {
    const { page, site } = tour()
    const release = site.hold()
    onTestFinished(release)
    await page.open(`${prefix}/contacts`)
    await type('fullName', 'Zażółć')
    await page.open()
    await type('email', 'a@b')
    release()
    await page.hydrate()
    expect([await typed('fullName'), await typed('email')]).toEqual(['Zażółć', 'a@b'])
    await type('comments', 'jaźń')
    await page.open()
    await page.hydrate()
    expect([await typed('fullName'), await typed('email'), await typed('comments')]).toEqual(['Zażółć', 'a@b', 'jaźń'])
  })
}

/** The correction tool, whose worker reads the file in the browser. */
export function testRefinix(tour: () => Tour): void {
  test('Refinix: corrects its example, and asks no other origin', async () => {
    const { page, site } = tour()
    await page.open('/ai/refinix-mt-post-editing-tool')
    await page.hydrate()
    await page.click('section#try button', (await page.names('section#try button:not([id])')).at(-1))
    await expect.poll(async () => (await page.look('section#try li input')).length).toBeGreaterThan(2)
    const addresses = await page.ask(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(addresses.filter((address) => !address.startsWith(site.origin))).toEqual([])
  })
}

/** Runs in the page: chooses an option of a select, since WebDriver cannot click the system's list. */
function choose(css: string, value: string): void {
  const select = document.querySelector<HTMLSelectElement>(css)
  if (select) select.value = value
  for (const type of ['input', 'change']) select?.dispatchEvent(new Event(type, { bubbles: true }))
}
