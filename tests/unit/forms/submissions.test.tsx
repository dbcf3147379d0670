import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Form } from '../../../src/forms/Form.tsx'
import { type FormId, fieldsOf, formIds } from '../../../src/forms/fields.ts'
import { MINIMUM_FILL_TIME } from '../../../src/forms/submissions.ts'
import { filled } from '../../fixtures/forms.ts'
import { holdTimers, press } from '../actions.ts'
import { inDefault, type Language, languages, renderComponent, unrender } from '../renderComponent.tsx'
import { answerPosts, fillIn, passFillTime, submitButton, values } from './formParts.ts'

const ok = () => Response.json({ ok: true })
const refused = (status: number, body: unknown) => () => Response.json(body, { status })
const page_ = (status: number) => () => new Response('<h1>Oops</h1>', { status })

async function render(id: FormId, language: Language = inDefault) {
  await renderComponent(<Form id={id} action="/post" />, { language })
  passFillTime()
}

const form = () => document.querySelector('form')
const emptied = (id: FormId) => Object.fromEntries(fieldsOf(id).map(({ name }) => [name, '']))

/** Returns what was logged with console.error, and clears it. */
function logged(): string {
  const calls = vi.mocked(console.error).mock.calls.map((parts) => parts.map(String).join(' '))
  vi.mocked(console.error).mockClear()
  return calls.join('\n')
}

async function expectThanks(id: FormId, { forms }: Language = inDefault) {
  const message = page.getByText(forms('outcome.success'))
  await expect.element(message).toHaveFocus()
  await expect.element(message.element().parentElement).toHaveAttribute('role', 'status')
  await expect.poll(() => values(id)).toEqual(emptied(id))
  expect(sessionStorage).toHaveLength(0)
}

async function expectFailure(id: FormId) {
  const message = page.getByText(inDefault.forms('outcome.failure'))
  await expect.element(message).toHaveFocus()
  await expect.element(message.element().parentElement).toHaveAttribute('role', 'alert')
  expect(values(id)).toEqual(filled(id))
}

/** Fills in the form and submits it. */
async function send(id: FormId, given?: Parameters<typeof fillIn>[1]) {
  fillIn(id, given)
  await submitButton().click()
}

it.each(formIds)('the %s form posts its fields as typed and shows the success message', async (id) => {
  const post = answerPosts(page_(200))
  const [language = inDefault] = languages.toReversed()
  await render(id, language)
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

// Both forms share this code, so one is enough.
describe('a form', () => {
  const id = 'contact'

  it.each<[string, FormId, () => Response | Promise<Response>, string]>([
    ['400 with an error', 'freelance', refused(400, { error: 'cv: no such link' }), 'cv: no such link'],
    ['503 with HTML', 'contact', page_(503), 'status 503'],
    ['a lost connection', 'contact', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
  ])('keeps everything after %s and shows the failure message', async (_, form, answer, log) => {
    const post = answerPosts(answer)
    await render(form)
    await send(form)
    await expectFailure(form)
    expect(post).toHaveBeenCalledOnce()
    expect(logged()).toContain(log)
  })

  it('is sent once if submitted repeatedly', async () => {
    let arrive = (_: Response) => {}
    const post = answerPosts(() => new Promise((resolve) => (arrive = resolve)), ok)
    await render(id)
    fillIn(id)
    await submitButton().dblClick()
    form()?.querySelector<HTMLElement>('[name=fullName]')?.focus()
    await press('Enter')
    await expect.element(submitButton()).toHaveAttribute('aria-disabled', 'true')
    await expect.element(submitButton()).toHaveTextContent(inDefault.forms('sending'))
    arrive(ok())
    await expectThanks(id)
    expect(post).toHaveBeenCalledOnce()
  })

  it('announces the new outcome in place of the old one', async () => {
    answerPosts(refused(500, {}), ok)
    await render(id)
    // Screen readers announce a live region only if it exists before its text changes.
    const region = form()?.querySelector(':scope > [role=status]')
    await send(id)
    await expectFailure(id)
    expect(logged()).toMatch(/not accepted/)
    await submitButton().click()
    await expectThanks(id)
    await expect.element(page.getByText(inDefault.forms('outcome.failure'))).not.toBeInTheDocument()
    expect(region?.textContent).toBe(inDefault.forms('outcome.success') + inDefault.forms(`${id}.next`))
  })

  it('is delayed, not dropped, if submitted faster than a person types', async () => {
    const post = answerPosts(ok)
    await renderComponent(<Form id={id} action="/post" />)
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
    await render(id)
    holdTimers()
    await send(id)
    await expect.element(form()).toHaveAttribute('aria-busy', 'true')
    await vi.advanceTimersByTimeAsync(19_000)
    await expect.element(form()).toHaveAttribute('aria-busy', 'true')
    await vi.advanceTimersByTimeAsync(1000)
    await expectFailure(id)
    expect(logged()).toContain('no answer within 20 s')
  })

  it('reports success and sends nothing if the honeypot is filled in', async () => {
    const post = answerPosts(ok)
    await render(id)
    const trap = form()?.querySelector<HTMLInputElement>('[name=website]')
    if (trap) trap.value = 'https://spam.example'
    await send(id)
    await expectThanks(id)
    expect(post).not.toHaveBeenCalled()
  })

  it('restores its draft after a visit to another page, and receives a late answer', async () => {
    let arrive = (_: Response) => {}
    answerPosts(() => new Promise((resolve) => (arrive = resolve)))
    await render(id)
    fillIn(id)
    unrender()
    await render(id)
    expect(values(id)).toEqual(filled(id))
    await send(id)
    unrender()
    await render(id)
    await expect.element(form()).toHaveAttribute('aria-busy', 'true')
    expect(values(id)).toEqual(filled(id))
    arrive(ok())
    await expectThanks(id)
  })
})
