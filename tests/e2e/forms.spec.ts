import type { Page, Route } from 'playwright/test'
import { DRAFT_PREFIX, HYDRATED_ROOT, LANGUAGE } from '../../src/config/protocol.ts'
import { filled, fillForm, requiredOf } from '../fixtures/forms.ts'
import { holdApplication } from './application.ts'
import { MATRIX } from './matrix-reporter.ts'
import { test as base, expect, hydrate } from './test.ts'
import { thorough } from './thorough.ts'

/** A row of the table that the report ends with. */
function note(form: Form, language: string, fault: string, sees: string, kept: boolean, calls: number) {
  const row = [form.id, language, fault, sees, kept ? 'kept' : 'cleared', String(calls)]
  test.info().annotations.push({ type: MATRIX, description: row.join(' | ') })
}

/** Here the server misbehaves on purpose, and the browser and the form log it. */
const test = base.extend<{ logged: string[] }>({
  logged: async ({ noise }, use) => {
    await use(noise)
    noise.length = 0
  },
})

const others = { text: 'O’Brien – 山田', email: 'a@b', longText: '<script>alert(1)</script>' }

const forms = [
  {
    id: 'contact',
    page: 'contacts',
    fields: filled('contact'),
    own: {},
  },
  {
    id: 'freelance',
    page: 'freelance',
    fields: filled('freelance', others),
    own: others,
  },
] as const

const languages = [
  {
    code: 'en',
    prefix: '',
    success: 'Thank you for your message! We will get back to you soon.',
    failure: 'Something went wrong. Please try again later.',
  },
  {
    code: 'pl',
    prefix: '/pl',
    success: 'Dziękujemy za wiadomość! Wkrótce się z Państwem skontaktujemy.',
    failure: 'Wystąpił błąd. Prosimy spróbować ponownie później.',
  },
] as const

type Form = (typeof forms)[number]

async function open(page: Page, form: Form, prefix: string) {
  await page.goto(`${prefix}/${form.page}`)
  await hydrate(page)
}

const fill = (page: Page, form: Form) => fillForm(page, form.id, form.own)

const values = (page: Page, form: Form) =>
  Promise.all(Object.keys(form.fields).map((name) => page.locator(`form [name=${name}]`).inputValue()))

const submit = (page: Page) => page.locator('form button[type=submit]').click()
const message = (page: Page) => page.locator('form [role=status]:not(strong) p, form [role=alert] p')

interface Fault {
  readonly name: string
  readonly arrives: boolean
  readonly answer: (route: Route) => Promise<void>
  /** What the console has to say of it, for each form. */
  readonly log?: Partial<Record<Form['id'], string>>
}

const json = (status: number, body: unknown) => (route: Route) => route.fulfill({ status, json: body })
const html = (status: number) => (route: Route) =>
  route.fulfill({ status, contentType: 'text/html', body: '<h1>Oops</h1>' })

const faults: readonly Fault[] = [
  { name: '200', arrives: true, answer: json(200, { ok: true }) },
  { name: '200 without JSON', arrives: true, answer: html(200) },
  {
    name: '400 with an error',
    arrives: false,
    answer: json(400, { error: 'cv: no such link' }),
    log: { freelance: 'cv: no such link', contact: 'status 400' },
  },
  { name: '400 without JSON', arrives: false, answer: html(400), log: { freelance: 'Form submission failed' } },
  { name: '422', arrives: false, answer: json(422, {}), log: { freelance: 'Form submission failed' } },
  { name: '429', arrives: false, answer: html(429) },
  { name: '500', arrives: false, answer: json(500, { error: 'down' }), log: { freelance: 'down' } },
  { name: '503 with HTML', arrives: false, answer: html(503) },
  { name: 'connection refused', arrives: false, answer: (route) => route.abort('connectionrefused') },
  { name: 'connection reset', arrives: false, answer: (route) => route.abort('connectionreset') },
  {
    name: 'redirect',
    arrives: true,
    answer: (route) => route.fulfill({ status: 303, headers: { Location: '/sent' } }),
  },
  {
    name: 'CORS refusal',
    arrives: false,
    // The same server under another name is another origin, and allows none.
    answer: (route) =>
      route.fulfill({
        status: 307,
        headers: { Location: new URL('/sent', route.request().url()).href.replace('localhost', '127.0.0.1') },
      }),
  },
]

for (const [formIndex, form] of forms.entries()) {
  for (const [languageIndex, { code, prefix, success, failure }] of languages.entries()) {
    test.describe(`${form.id} form in ${code}`, () => {
      for (const [faultIndex, fault] of faults.entries()) {
        // Each fault meets one of the four pairs of form and language; all of them where there is time.
        if (!thorough && faultIndex % 4 !== formIndex * 2 + languageIndex) continue

        test(fault.name, async ({ page, logged }) => {
          let calls = 0
          await page.route(`**/api/${form.id}`, async (route) => {
            calls += 1
            await fault.answer(route)
          })
          await open(page, form, prefix)
          await fill(page, form)
          await submit(page)
          await expect(message(page)).toHaveText(fault.arrives ? success : failure)
          await expect(message(page)).toBeFocused()
          expect(calls).toBe(1)
          expect(await values(page, form)).toEqual(
            fault.arrives ? Object.keys(form.fields).map(() => '') : Object.values(form.fields),
          )
          note(form, code, fault.name, fault.arrives ? 'thanks' : 'failure', !fault.arrives, calls)
          const expected = fault.log?.[form.id]
          if (expected) expect(logged.join('\n')).toContain(expected)
        })
      }

      // Each form in one language, where there is no time for both.
      if (!thorough && formIndex !== languageIndex) return

      test('posts exactly the named fields and the locale as multipart, asking for JSON', async ({ page }) => {
        await page.route(`**/api/${form.id}`, json(200, {}))
        await open(page, form, prefix)
        await fill(page, form)
        const asked = page.waitForRequest(`**/api/${form.id}`)
        await submit(page)
        const request = await asked
        const headers = await request.allHeaders()
        expect(headers['accept']).toBe('application/json')
        expect(headers['content-type']).toContain('multipart/form-data')
        const body = request.postDataBuffer()?.toString('utf8') ?? ''
        expect([...body.matchAll(/name="([^"]+)"/g)].map((match) => match[1])).toEqual([
          'locale',
          ...Object.keys(form.fields),
        ])
        expect(body).toContain(form.fields['fullName'])
        expect(body).toContain(`name="locale"\r\n\r\n${code}\r\n`)
        await expect(message(page)).toHaveText(success)
      })

      test('no answer: given up after 20 seconds, everything kept', async ({ page, logged }) => {
        await page.clock.install()
        await page.route(`**/api/${form.id}`, () => {})
        await open(page, form, prefix)
        await fill(page, form)
        await page.clock.runFor(3000)
        const asked = page.waitForRequest(`**/api/${form.id}`)
        await submit(page)
        await asked
        await page.clock.runFor(19_000)
        await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true')
        await page.clock.runFor(2000)
        await expect(message(page)).toHaveText(failure)
        expect(await values(page, form)).toEqual(Object.values(form.fields))
        expect(logged.join('\n')).toContain('no answer within 20 s')
        note(form, code, 'no answer', 'failure after 20 s', true, 1)
      })

      test('two clicks and Enter send once', async ({ page }) => {
        let calls = 0
        await page.route(`**/api/${form.id}`, async (route) => {
          calls += 1
          await route.fulfill({ status: 200, json: {} })
        })
        await open(page, form, prefix)
        await fill(page, form)
        await page.locator('form button[type=submit]').dblclick()
        await page.locator('form [name=fullName]').press('Enter')
        await expect(message(page)).toHaveText(success)
        expect(calls).toBe(1)
        note(form, code, 'double click, Enter', 'thanks', false, calls)
      })

      test('a change of language while sending keeps what was typed', async ({ page, logged }) => {
        let calls = 0
        await page.route(`**/api/${form.id}`, () => {
          calls += 1
        })
        await open(page, form, prefix)
        await fill(page, form)
        const asked = page.waitForRequest(`**/api/${form.id}`)
        await submit(page)
        await asked
        await page.locator(`footer a[${LANGUAGE}]:not([aria-current])`).click()
        await expect(page.locator('html')).not.toHaveAttribute('lang', code)
        await hydrate(page)
        await expect.poll(() => values(page, form)).toEqual(Object.values(form.fields))
        await expect(page.locator('form')).toHaveAttribute('aria-busy', 'false')
        expect(calls).toBe(1)
        note(form, code, 'language switch while sending', 'the form, filled in', true, calls)
        expect(logged.length).toBeLessThanOrEqual(2)
      })

      test('offline, then online', async ({ page, context, logged }) => {
        let calls = 0
        await page.route(`**/api/${form.id}`, async (route) => {
          calls += 1
          await (calls === 1 ? route.abort('internetdisconnected') : route.fulfill({ status: 200, json: {} }))
        })
        await open(page, form, prefix)
        await fill(page, form)
        await context.setOffline(true)
        await submit(page)
        await expect(message(page)).toHaveText(failure)
        expect(await values(page, form)).toEqual(Object.values(form.fields))
        expect(logged.join('\n')).toContain('the browser is offline')
        await context.setOffline(false)
        await submit(page)
        await expect(message(page)).toHaveText(success)
        note(form, code, 'offline, then online', 'failure, then thanks', false, calls)
      })

      test('texts of every kind arrive as they were typed', async ({ page }) => {
        const nasty = '🧪 שלום e\u0301 <script>alert(1)</script> \u0000 end'
        await page.route(`**/api/${form.id}`, json(200, {}))
        await open(page, form, prefix)
        await fill(page, form)
        await page.locator('form [name=comments]').evaluate((field: HTMLTextAreaElement, text) => {
          field.value = text
        }, nasty)
        const asked = page.waitForRequest(`**/api/${form.id}`)
        await submit(page)
        expect((await asked).postDataBuffer()?.toString('utf8')).toContain(nasty)
        await expect(message(page)).toHaveText(success)
        note(form, code, 'emoji, RTL, marks, <script>, null byte', 'thanks', false, 1)
      })

      test('a new outcome replaces the old one', async ({ page, logged }) => {
        let status = 500
        await page.route(`**/api/${form.id}`, (route) => route.fulfill({ status, json: {} }))
        await open(page, form, prefix)
        await fill(page, form)
        await submit(page)
        await expect(message(page)).toHaveText(failure)
        status = 200
        await submit(page)
        await expect(message(page)).toHaveText(success)
        await expect(page.getByText(failure)).toHaveCount(0)
        expect(logged.length).toBeGreaterThan(0)
      })

      test('what is typed survives a reload, going back, and a change of language', async ({ page }) => {
        await open(page, form, prefix)
        await fill(page, form)
        await page.reload()
        await hydrate(page)
        expect(await values(page, form)).toEqual(Object.values(form.fields))
        await page.locator(`footer a[href="${prefix}/about"]`).click()
        await expect(page).toHaveURL(/about$/)
        await page.goBack()
        await expect.poll(() => values(page, form)).toEqual(Object.values(form.fields))
        await page.locator(`footer a[${LANGUAGE}]:not([aria-current])`).click()
        await expect(page.locator('html')).not.toHaveAttribute('lang', code)
        await hydrate(page)
        await expect.poll(() => values(page, form)).toEqual(Object.values(form.fields))
      })

      test('errors are in the page’s language, under their fields, and the first one has the focus', async ({
        page,
      }) => {
        let calls = 0
        await page.route(`**/api/${form.id}`, () => {
          calls += 1
        })
        await open(page, form, prefix)
        await submit(page)
        const required = requiredOf(form.id)
        for (const name of required) {
          await expect(page.locator(`form [name=${name}]`)).toHaveAttribute('aria-invalid', 'true')
          await expect(page.locator(`form [name=${name}]`)).toHaveAccessibleDescription(/\S/)
        }
        await expect(page.locator(`form [name=${required[0]}]`)).toBeFocused()
        await page.locator('form [name=email]').fill('nobody')
        await submit(page)
        await expect(page.locator('form [name=email]')).toHaveAccessibleDescription(/name@example|nazwa@|@/)
        await page.locator('form [name=email]').fill('a@b')
        await expect(page.locator('form [name=email]')).not.toHaveAttribute('aria-invalid', 'true')
        expect(calls).toBe(0)
      })

      test('an answer that comes after the page was left finds its form', async ({ page }) => {
        let release = () => {}
        await page.route(`**/api/${form.id}`, async (route) => {
          await new Promise<void>((resolve) => {
            release = resolve
          })
          await route.fulfill({ status: 200, json: {} })
        })
        await open(page, form, prefix)
        await fill(page, form)
        const asked = page.waitForRequest(`**/api/${form.id}`)
        await submit(page)
        await asked
        await page.locator(`footer a[href="${prefix}/about"]`).click()
        await expect(page).toHaveURL(/about$/)
        await page.goBack()
        await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true')
        release()
        await expect(message(page)).toHaveText(success)
        expect(await values(page, form)).toEqual(Object.keys(form.fields).map(() => ''))
        expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
        note(form, code, 'answer after the page was left', 'thanks, on coming back', false, 1)
      })

      test('two megabytes of comments are kept when they are refused', async ({ page, logged }) => {
        await page.route(`**/api/${form.id}`, html(413))
        await open(page, form, prefix)
        await fill(page, form)
        test.setTimeout(90_000)
        const long = `${'ł'.repeat(1023)}\n`.repeat(1024)
        // As a paste does it; typing two million characters is not what this is about.
        await page.locator('form [name=comments]').evaluate((field: HTMLTextAreaElement, text) => {
          field.value = text
          field.dispatchEvent(new Event('input', { bubbles: true }))
        }, long)
        await submit(page)
        await expect(message(page)).toHaveText(failure)
        expect((await page.locator('form [name=comments]').inputValue()).length).toBe(long.length)
        note(form, code, '2 MB of comments, 413', 'failure', true, 1)
        expect(logged.length).toBeGreaterThan(0)
      })

      test('a filled honeypot looks like a success and sends nothing', async ({ page }) => {
        let calls = 0
        await page.route(`**/api/${form.id}`, () => {
          calls += 1
        })
        await open(page, form, prefix)
        await fill(page, form)
        await page.locator('form [name=website]').evaluate((field: HTMLInputElement) => {
          field.value = 'https://spam.example'
        })
        await submit(page)
        await expect(message(page)).toHaveText(success)
        expect(calls).toBe(0)
      })
    })
  }
}

test('what was typed before hydration stays, with focus and caret', async ({ page }) => {
  const [form] = forms
  const letCome = await holdApplication(page)
  await page.route('**/api/contact', json(200, {}))
  await page.goto('/contacts')
  await page.evaluate(
    ([prefix]) => sessionStorage.setItem(`${prefix}contact`, JSON.stringify({ comments: 'Kept', fullName: 'Older' })),
    [DRAFT_PREFIX],
  )
  const name = page.locator('form [name=fullName]')
  await name.pressSequentially('Jan Kowalski')
  const before = await name.elementHandle()
  await name.evaluate((field: HTMLInputElement) => field.setSelectionRange(3, 3))
  await letCome()
  await expect(page.locator(HYDRATED_ROOT)).toBeAttached()
  await expect(page.locator('form [name=comments]')).toHaveValue('Kept')
  expect(await before?.evaluate((field) => field.isConnected && field === document.activeElement)).toBe(true)
  await page.keyboard.type('ek')
  await expect(name).toHaveValue('Janek Kowalski')
  // The form knows of it without another key.
  await submit(page)
  await expect(name).not.toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('form [name=email]')).toHaveAttribute('aria-invalid', 'true')
  await fill(page, form)
  await submit(page)
  await expect(message(page)).toHaveText(languages[0].success)
})

test('an error goes when the value is right, not with the first key', async ({ page }) => {
  await open(page, forms[0], '')
  await submit(page)
  const field = page.locator('form [name=email]')
  await field.pressSequentially('ann')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.pressSequentially('@example.com')
  await expect(field).not.toHaveAttribute('aria-invalid', 'true')
})

test('a CV that does not look like a link gets a hint and is sent all the same', async ({ page }) => {
  const [, form] = forms
  await page.route('**/api/freelance', json(200, {}))
  await open(page, form, '')
  await fill(page, form)
  await page.locator('form [name=cv]').fill('I will send it later')
  await page.locator('form [name=comments]').focus()
  await expect(page.getByText('This does not look like a link.')).toBeVisible()
  await submit(page)
  await expect(message(page)).toHaveText(languages[0].success)
})
