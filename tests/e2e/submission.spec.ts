import { flatten } from 'i18next-workbench'
import type { Page, Request, Route } from 'playwright/test'
import { DRAFT_PREFIX } from '../../src/config/protocol.ts'
import { pathOf } from '../../src/config/routes.ts'
import { type FormId, fieldsOf, formIds } from '../../src/forms/fields.ts'
import { filled, fillForm, requiredOf } from '../fixtures/forms.ts'
import { languages, source } from '../fixtures/languages.ts'
import { violationsInBoth } from './axe.ts'
import { expect, hydrate, test } from './test.ts'

/* A hydrated form and the answers of its receiver; forms.spec.ts tests drafts, noscript.spec.ts a post without scripts. */

test.describe.configure({ mode: 'parallel' })

const texts = new Map(flatten(source.forms))
const form = (page: Page) => page.locator('main form')
const input = (page: Page, name: string) => form(page).locator(`[name=${name}]`)
const submit = (page: Page) => form(page).locator('[type=submit]')
const invalid = (page: Page) =>
  form(page)
    .locator('[aria-invalid=true]')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')))

/** Opens the page of a form, hydrated, after the time that a person needs to fill it in. */
async function openForm(page: Page, id: FormId, { prefix } = source): Promise<void> {
  await page.clock.install()
  await page.goto(prefix + pathOf(id === 'contact' ? 'contacts' : 'freelance'))
  await hydrate(page)
  await page.clock.fastForward(5000)
}

type Answer = (route: Route) => Promise<void>
const ok: Answer = (route) => route.fulfill({ json: { ok: true } })

/** Answers the form's posts in order, and returns them. */
async function answerPosts(page: Page, ...answers: readonly Answer[]): Promise<Request[]> {
  const posts: Request[] = []
  await page.route('**/api/*', async (route) => {
    const answer = answers[posts.push(route.request()) - 1] ?? ((left) => left.abort())
    await answer(route)
  })
  return posts
}

async function expectThanks(page: Page, id: FormId, { forms } = source): Promise<void> {
  await expect(form(page).locator(':scope > [role=status] p').first()).toHaveText(forms.outcome.success)
  await expect(form(page).locator('[role=status] p:focus')).toHaveCount(1)
  for (const { name } of fieldsOf(id)) await expect(input(page, name)).toHaveValue('')
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
}

async function expectFailure(page: Page, id: FormId): Promise<void> {
  await expect(form(page).locator(':scope > [role=alert] p:focus')).toHaveText(source.forms.outcome.failure)
  for (const [name, value] of Object.entries(filled(id))) await expect(input(page, name)).toHaveValue(value)
  // The draft is kept as well, since a page that is left after a post does not save it.
  const draft = await page.evaluate((key) => sessionStorage.getItem(key), DRAFT_PREFIX + id)
  expect(JSON.parse(draft ?? '{}')).toEqual(filled(id))
}

for (const id of formIds) {
  test(`the ${id} form shows the errors of empty fields and focuses the first`, async ({ page }) => {
    const posts = await answerPosts(page)
    await openForm(page, id)
    const required = requiredOf(id)
    await submit(page).click()
    expect(await violationsInBoth(page, 'errors')).toEqual([])
    for (const [index, field] of fieldsOf(id)
      .filter((each) => each.required)
      .entries()) {
      await submit(page).click()
      await expect.poll(() => invalid(page)).toEqual(required.slice(index))
      const control = form(page).getByRole(field.options ? 'combobox' : 'textbox', {
        name: texts.get(field.label) ?? '',
      })
      await expect(control).toBeFocused()
      await expect(control).toHaveAttribute('required', '')
      const hint = field.hint ? texts.get(field.hint) : ''
      await expect(control).toHaveAccessibleDescription(`${texts.get(field.required ?? '')} ${hint}`.trim())
      if (field.options) await control.selectOption({ index: 1 })
      else await control.fill('ann@example.com')
      await expect.poll(() => invalid(page)).toEqual(required.slice(index + 1))
    }
    expect(posts).toEqual([])
  })

  test(`the ${id} form posts its fields as typed and shows the success message`, async ({ page }) => {
    // Also the answer of a service that redirects to a page.
    const posts = await answerPosts(page, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Thanks</h1>' }),
    )
    const language = languages.at(-1) ?? source
    await openForm(page, id, language)
    const longText = '🧪 שלום e\u0301 <script>alert(1)</script> end'
    await fillForm(page, id, { longText })
    await submit(page).click()
    await expectThanks(page, id, language)
    const [post] = posts
    const headers = post?.headers() ?? {}
    expect([post?.method(), headers['accept']]).toEqual(['POST', 'application/json'])
    const body = Uint8Array.from(post?.postDataBuffer() ?? [])
    const data = await new Response(body, { headers: { 'Content-Type': headers['content-type'] ?? '' } }).formData()
    // The data includes the locale, but not the honeypot.
    expect([...data]).toEqual(Object.entries({ locale: language.code, ...filled(id, { longText }) }))
  })
}

// All forms share the code of the tests below, so one is enough.
const id = 'contact'

test('a hint is shown on blur if the CV does not look like a link, which is sent nevertheless', async ({ page }) => {
  const posts = await answerPosts(page, ok)
  await openForm(page, 'freelance')
  await fillForm(page, 'freelance')
  const doubt = page.getByText(source.forms.freelance.cv.doubtful)
  await input(page, 'cv').fill('I will send it later')
  await expect(doubt).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(doubt).toBeVisible()
  await submit(page).click()
  await expectThanks(page, 'freelance')
  expect(posts).toHaveLength(1)
})

test('everything is kept after each failure; the next outcome replaces the failure message', async ({
  page,
  noise,
}) => {
  const failures: readonly (readonly [Answer, string])[] = [
    [(route) => route.fulfill({ status: 400, json: { error: 'cv: no such link' } }), 'cv: no such link'],
    [(route) => route.fulfill({ status: 503, body: '<h1>Oops</h1>' }), 'Form submission failed'],
    [(route) => route.abort(), 'Failed to fetch'],
    [async () => {}, 'no answer within 20 s'],
  ]
  const posts = await answerPosts(page, ...failures.map(([answer]) => answer), ok)
  await openForm(page, 'freelance')
  // Screen readers announce a live region only if it exists before its text changes.
  await expect(form(page).locator(':scope > [role=status]')).toBeAttached()
  await fillForm(page, 'freelance')
  for (const [index, [, log]] of failures.entries()) {
    await submit(page).click()
    await expect.poll(() => posts.length).toBe(index + 1)
    if (log.startsWith('no answer')) {
      await page.clock.runFor(10_000)
      await expect(form(page)).toHaveAttribute('aria-busy', 'true')
      await page.clock.runFor(10_000)
    }
    await expectFailure(page, 'freelance')
    expect(noise.splice(0).join()).toContain(log)
  }
  expect(await violationsInBoth(page, 'failure')).toEqual([])
  await submit(page).click()
  await expectThanks(page, 'freelance')
  expect(await violationsInBoth(page, 'success')).toEqual([])
  await expect(page.getByText(source.forms.outcome.failure)).toHaveCount(0)
})

test('a form is sent once if submitted repeatedly', async ({ page }) => {
  const held: Route[] = []
  const posts = await answerPosts(page, async (route) => void held.push(route), ok)
  await openForm(page, id)
  await fillForm(page, id)
  await submit(page).dblclick()
  await input(page, 'fullName').press('Enter')
  await expect(submit(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(submit(page)).toHaveText(source.forms.sending)
  expect(await violationsInBoth(page, 'sending')).toEqual([])
  await expect.poll(() => held.length).toBe(1)
  for (const route of held) await ok(route)
  await expectThanks(page, id)
  expect(posts).toHaveLength(1)
})

test('a form is delayed, not dropped, if submitted faster than a person types', async ({ page }) => {
  const posts = await answerPosts(page, ok)
  await page.clock.install()
  await page.goto('/contacts')
  // Time stands still since the form is shown, however slow the machine is.
  await page.evaluate(() => {
    performance.now = () => 0
  })
  await hydrate(page)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await fillForm(page, id)
  await submit(page).click()
  await expect(form(page)).toHaveAttribute('aria-busy', 'true')
  expect(posts).toEqual([])
  await page.clock.runFor(5000)
  await expectThanks(page, id)
  expect(posts).toHaveLength(1)
})

test('a filled honeypot gets the success message, and nothing is sent', async ({ page }) => {
  const posts = await answerPosts(page)
  await openForm(page, id)
  await fillForm(page, id)
  await input(page, 'website').evaluate((trap) => trap.setAttribute('value', 'https://spam.example'))
  await submit(page).click()
  await expectThanks(page, id)
  expect(posts).toEqual([])
})
