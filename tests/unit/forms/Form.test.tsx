import { describe, expect, it, type Mock, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Form } from '../../../src/forms/Form.tsx'
import { FormSlot } from '../../../src/forms/FormSlot.tsx'
import { type FormId, fieldsOf, formIds } from '../../../src/forms/fields.ts'
import { MINIMUM_FILL_TIME } from '../../../src/forms/useManagedForm.tsx'
import { filled, requiredOf } from '../../fixtures/forms.ts'
import { holdTimers, press, violations } from '../actions.ts'
import { inDefault, languages, narrow, renderComponent, rightToLeft, wide } from '../renderComponent.tsx'

const { forms } = inDefault
const render = (id: FormId, options?: Parameters<typeof renderComponent>[1]) =>
  renderComponent(<Form id={id} action="/post" />, { view: 'contacts', ...options })

const form = () => document.querySelector('form')
const input = (name: string) => document.querySelector<HTMLInputElement>(`form [name=${name}]`)
const submitButton = () => page.elementLocator(document.querySelector('form [type=submit]') ?? document.body)
const invalid = () => [...document.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')].map(({ name }) => name)

/** The values of the form's fields by name, and empty ones. */
const values = (id: FormId) => Object.fromEntries(fieldsOf(id).map(({ name }) => [name, input(name)?.value]))
const emptied = (id: FormId) => Object.fromEntries(fieldsOf(id).map(({ name }) => [name, '']))

/** Sets the values of the inputs and fires the events of typing. Fields that are not given get a sample value. */
function fillIn(id: FormId, given: Readonly<Record<string, string>> = {}): void {
  for (const [name, value] of Object.entries({ ...filled(id), ...given })) {
    const element = input(name)
    // React only tracks changes made through the prototype's setter.
    const setter = element && Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set
    setter?.call(element, value)
    element?.dispatchEvent(new Event(element instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  }
}

async function send(id: FormId, given?: Parameters<typeof fillIn>[1]) {
  fillIn(id, given)
  await submitButton().click()
}

type Answer = () => Response | Promise<Response>
const ok: Answer = () => Response.json({ ok: true })

/** Mocks fetch with these answers, in order, until the test ends. */
function answerPosts(...answers: readonly Answer[]): Mock<typeof fetch> {
  const left = [...answers]
  return vi.spyOn(window, 'fetch').mockImplementation(async () => left.shift()?.() ?? Response.error())
}

/** An answer that arrives when it is given. */
function laterAnswer() {
  let arrive = (_: Response) => {}
  const answer: Answer = () => new Promise((resolve) => (arrive = resolve))
  return { answer, arrive: (response: Response) => arrive(response) }
}

const now = performance.now.bind(performance)

/** Pretends that the form has been shown for the minimum fill time, so that it is sent without a delay. */
function passFillTime(): void {
  const passed = performance.now() - now() + MINIMUM_FILL_TIME
  vi.spyOn(performance, 'now').mockImplementation(() => now() + passed)
}

async function renderReady(id: FormId, options?: Parameters<typeof render>[1]) {
  await render(id, options)
  passFillTime()
}

/** Returns what was logged with console.error, and clears it. */
function logged(): string {
  const calls = vi
    .mocked(console.error)
    .mock.calls.splice(0)
    .map((parts) => parts.map(String).join(' '))
  return calls.join('\n')
}

async function expectThanks(id: FormId, language = inDefault) {
  const message = page.getByText(language.forms('outcome.success'))
  await expect.element(message).toHaveFocus()
  await expect.element(message.element().parentElement).toHaveAttribute('role', 'status')
  await expect.poll(() => values(id)).toEqual(emptied(id))
  expect(sessionStorage).toHaveLength(0)
}

async function expectFailure(id: FormId) {
  const message = page.getByText(forms('outcome.failure'))
  await expect.element(message).toHaveFocus()
  await expect.element(message.element().parentElement).toHaveAttribute('role', 'alert')
  expect(values(id)).toEqual(filled(id))
}

describe.each(formIds)('the %s form', (id) => {
  const required = requiredOf(id)

  it('shows the errors of empty fields and focuses the first', async () => {
    const post = answerPosts()
    await render(id)
    expect(invalid()).toEqual([])
    await submitButton().click()
    const fields = fieldsOf(id).flatMap((field) => (field.required ? [{ field, error: forms(field.required) }] : []))
    for (const [index, { field, error }] of fields.entries()) {
      await expect.poll(invalid).toEqual(required.slice(index))
      const role = field.options ? 'combobox' : 'textbox'
      const input = page.getByRole(role, { name: forms(field.label), exact: true })
      await expect.element(input).toHaveFocus()
      await expect.element(input).toBeRequired()
      const hint = field.hint ? forms(field.hint) : ''
      await expect.element(input).toHaveAccessibleDescription(`${error} ${hint}`.trim())
      if (field.options) await userEvent.selectOptions(input, Object.keys(field.options)[0] ?? '')
      else await userEvent.fill(input, 'ann@example.com')
      await expect.poll(invalid).toEqual(required.slice(index + 1))
      await expect.element(input).toHaveAccessibleDescription(hint)
      if (index + 1 < required.length) await submitButton().click()
    }
    expect(post).not.toHaveBeenCalled()
  })

  it('passes axe with its errors and outcomes shown', async () => {
    const [size, language] = id === 'contact' ? ([wide, inDefault] as const) : ([narrow, rightToLeft] as const)
    const { answer, arrive } = laterAnswer()
    answerPosts(answer, answer)
    const container = await render(id, { language, size })
    await submitButton().click()
    await expect.poll(invalid).toEqual(required)
    expect(await violations(container)).toEqual([])
    passFillTime()
    await send(id)
    await expect.element(form()).toHaveAttribute('aria-busy', 'true')
    expect(await violations(container)).toEqual([])
    arrive(Response.json({}, { status: 500 }))
    await expect.element(page.getByRole('alert')).not.toBeEmptyDOMElement()
    expect(await violations(container)).toEqual([])
    expect(logged()).not.toBe('')
    await submitButton().click()
    await expect.element(form()).toHaveAttribute('aria-busy', 'true')
    arrive(Response.json({}))
    await expect.poll(() => form()?.querySelector(':scope > [role=status] p')).not.toBeNull()
    expect(await violations(container)).toEqual([])
  })

  it('posts its fields as typed and shows the success message', async () => {
    // Also the answer of a service that redirects to a page.
    const post = answerPosts(() => new Response('<h1>Thanks</h1>'))
    const [language = inDefault] = languages.toReversed()
    await renderReady(id, { language })
    const comments = '🧪 שלום e\u0301 <script>alert(1)</script> \u0000 end'
    await send(id, { comments })
    await expectThanks(id, language)
    const [url, { method, body, headers } = {}] = post.mock.calls[0] ?? []
    // No other header: it would require a preflight request, which a form service may reject.
    expect([url, method, headers]).toEqual(['/post', 'POST', { Accept: 'application/json' }])
    // The data includes the locale, but not the honeypot.
    expect(body instanceof FormData && [...body]).toEqual(
      Object.entries({ locale: language.locale.code, ...filled(id), comments }),
    )
  })
})

// All forms share the code of the tests below, so one is enough.
const id = 'contact'

it('marks an e-mail address as invalid until it is valid', async () => {
  const post = answerPosts()
  await render(id)
  await send(id, { email: 'ann' })
  await expect.poll(invalid).toEqual(['email'])
  const email = input('email') ?? document.body
  await expect.element(email).toHaveAccessibleDescription(forms('errors.emailInvalid'))
  // Errors are cleared when the value becomes valid, not on the first keystroke.
  await userEvent.type(email, 'e')
  expect(invalid()).toEqual(['email'])
  await userEvent.type(email, '@example.com')
  await expect.poll(invalid).toEqual([])
  expect(post).not.toHaveBeenCalled()
})

it('shows a hint on blur if the CV does not look like a link, and sends it nevertheless', async () => {
  const post = answerPosts(ok)
  await renderReady('freelance')
  fillIn('freelance')
  const doubt = page.getByText(forms('freelance.cv.doubtful'))
  await userEvent.fill(page.getByRole('textbox', { name: forms('freelance.cv.label') }), 'I will send it later')
  await expect.element(doubt).not.toBeInTheDocument()
  await press('Tab')
  await expect.element(doubt).toBeVisible()
  await submitButton().click()
  await expect.element(page.getByText(forms('outcome.success'))).toBeVisible()
  expect(post).toHaveBeenCalledOnce()
})

it('is replaced by an e-mail address if there is no endpoint', async () => {
  await renderComponent(<FormSlot form="contact" action={null} />)
  await expect.element(page.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^mailto:\S+@\S+$/))
  expect(form()).toBeNull()
})

it.each<[string, FormId, Answer, string]>([
  [
    '400 with an error',
    'freelance',
    () => Response.json({ error: 'cv: no such link' }, { status: 400 }),
    'cv: no such link',
  ],
  ['503 with HTML', 'contact', () => new Response('<h1>Oops</h1>', { status: 503 }), 'status 503'],
  ['a lost connection', 'contact', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
])('keeps everything after %s; the next outcome replaces the failure message', async (_, id, answer, log) => {
  const post = answerPosts(answer, ok)
  await renderReady(id)
  // Screen readers announce a live region only if it exists before its text changes.
  const region = form()?.querySelector(':scope > [role=status]')
  await send(id)
  await expectFailure(id)
  expect(post).toHaveBeenCalledOnce()
  expect(logged()).toContain(log)
  await submitButton().click()
  await expectThanks(id)
  await expect.element(page.getByText(forms('outcome.failure'))).not.toBeInTheDocument()
  expect(region?.textContent).toBe(forms('outcome.success') + forms(`${id}.next`))
})

it('is sent once if submitted repeatedly', async () => {
  const { answer, arrive } = laterAnswer()
  const post = answerPosts(answer, ok)
  await renderReady(id)
  fillIn(id)
  await submitButton().dblClick()
  input('fullName')?.focus()
  await press('Enter')
  await expect.element(submitButton()).toHaveAttribute('aria-disabled', 'true')
  await expect.element(submitButton()).toHaveTextContent(forms('sending'))
  arrive(await ok())
  await expectThanks(id)
  expect(post).toHaveBeenCalledOnce()
})

it('is delayed, not dropped, if submitted faster than a person types', async () => {
  const post = answerPosts(ok)
  await render(id)
  holdTimers()
  await send(id)
  await expect.element(form()).toHaveAttribute('aria-busy', 'true')
  expect(post).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(MINIMUM_FILL_TIME)
  await expectThanks(id)
  expect(post).toHaveBeenCalledOnce()
})

it('times out after 20 seconds without an answer', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(
    (_, options) =>
      new Promise((_, reject) => options?.signal?.addEventListener('abort', () => reject(options.signal?.reason))),
  )
  await renderReady(id)
  holdTimers()
  await send(id)
  await vi.advanceTimersByTimeAsync(19_000)
  await expect.element(form()).toHaveAttribute('aria-busy', 'true')
  await vi.advanceTimersByTimeAsync(1000)
  await expectFailure(id)
  expect(logged()).toContain('no answer within 20 s')
})

it('reports success and sends nothing if the honeypot is filled in', async () => {
  const post = answerPosts(ok)
  await renderReady(id)
  const trap = input('website')
  if (trap) trap.value = 'https://spam.example'
  await send(id)
  await expectThanks(id)
  expect(post).not.toHaveBeenCalled()
})
