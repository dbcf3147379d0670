import { execa } from 'execa'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBrowser } from 'i18next-workbench/lib/chromium.ts'
import { hydrateByTap } from '../../scripts/lib/hydrateByTap.ts'
import { defaultLocale } from '../../src/config/locales.ts'
import { HYDRATED_ROOT } from '../../src/config/protocol.ts'
import { viewHref } from '../../src/i18n/href.ts'
import { addressOf } from '../fixtures/address.ts'
import { filled, fillForm } from '../fixtures/forms.ts'
import { type Copy, copiedLocales, makeCopy } from '../fixtures/scenario/copy.ts'
import { addField, fieldWords } from '../fixtures/scenario/field.ts'

/** A required field is added to the contact form of a copy of the project. */
let copy: Copy
let url: string
let stop: () => Promise<unknown>
let browser: Browser

beforeAll(async () => {
  copy = await makeCopy()
  await addField(copy)
  // As "npm start" does, without a mode that the tests have set.
  const server = execa('node', ['scripts/start.ts'], {
    cwd: copy.site,
    preferLocal: true,
    reject: false,
    env: { PORT: '0', ISOGLOSS_COMPRESS: 'off', NODE_ENV: undefined },
  })
  stop = async () => server.kill() && (await server)
  url = await addressOf(server)
  browser = await startBrowser()
}, 240_000)

afterAll(async () => {
  await browser?.close()
  await stop?.()
  await copy?.remove()
})

/** Opens a page and hydrates it. */
async function open(address: string): Promise<Page> {
  const page = await browser.newPage()
  await page.goto(url + address)
  await page.evaluate(hydrateByTap, HYDRATED_ROOT)
  return page
}

describe('a required field in the table', { timeout: 120_000 }, () => {
  it.each(copiedLocales.map(({ code }) => code))('is shown in %s, and the privacy page names it', async (code) => {
    const { label, missing } = fieldWords(code)
    const page = await open(viewHref(code, 'contacts'))
    const input = page.getByRole('textbox', { name: label, exact: true })
    expect(await input.getAttribute('autocomplete')).toBe('tel')
    await page.locator('form button[type=submit]').click()
    await page.getByText(missing).first().waitFor()
    expect(await input.getAttribute('aria-invalid')).toBe('true')
    const privacy = await open(viewHref(code, 'privacy'))
    expect(await privacy.locator('main dl').textContent()).toContain(label)
  })

  it('is refused by the receiver when it is empty', async () => {
    const init = { method: 'POST', headers: { Accept: 'application/json' } }
    const values = { ...filled('contact'), locale: defaultLocale }
    for (const body of [new URLSearchParams(values), new URLSearchParams({ ...values, phone: ' ' })]) {
      const response = await fetch(`${url}/api/contact`, { ...init, body })
      const error = expect.stringMatching(/^"phone": expected some text, found /)
      expect([response.status, await response.json()]).toEqual([422, { error }])
    }
  })

  it('is stored, survives a reload as a draft, and is printed', async () => {
    const page = await open('/contacts')
    await fillForm(page, 'contact')
    await page.getByLabel(fieldWords(defaultLocale).label).fill('+48 22 123')
    await page.reload()
    await page.evaluate(hydrateByTap, HYDRATED_ROOT)
    await page.locator('form button[type=submit]').click()
    await page.locator('form > [role=status] p').waitFor()
    const print = (...args: string[]) => copy.run('node', 'scripts/submissions.ts', ...args)
    expect(await print()).toMatch(/^ {4}phone +\+48 22 123$/m)
    expect(JSON.parse(await print('--json'))).toMatchObject([{ fields: { phone: '+48 22 123' } }])
    expect((await print('--csv')).split('\r\n')[0]).toContain(',phone,')
  })
})
