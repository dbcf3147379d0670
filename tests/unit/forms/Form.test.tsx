import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Form } from '../../../src/forms/Form.tsx'
import { FormSlot } from '../../../src/forms/FormSlot.tsx'
import { fieldsOf, formIds } from '../../../src/forms/fields.ts'
import { requiredOf } from '../../fixtures/forms.ts'
import { press } from '../actions.ts'
import { violations } from '../axe.ts'
import { inDefault, narrow, renderComponent, rightToLeft, wide } from '../renderComponent.tsx'
import { answerPosts, fillIn, inputOf, passFillTime, submitButton } from './formParts.ts'

const render = (id: (typeof formIds)[number], options?: Parameters<typeof renderComponent>[1]) =>
  renderComponent(<Form id={id} action="/post" />, { view: 'contacts', ...options })

const invalid = () => [...document.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')].map(({ name }) => name)

describe.each(formIds)('the %s form', (id) => {
  const fields = fieldsOf(id)
  const required = requiredOf(id)

  it('lists the errors of empty fields; the list is focused and links to the fields', async () => {
    const language = inDefault
    const post = answerPosts()
    await render(id)
    expect(invalid()).toEqual([])
    submitButton().element().focus()
    await press('Enter')
    for (const [index, field] of fields.filter((each) => each.required).entries()) {
      // The list and the invalid fields contain only the remaining errors.
      await expect.poll(invalid).toEqual(required.slice(index))
      const input = inputOf(field, language)
      const list = page.getByRole('alert', { name: language.forms('errors.title') })
      await expect.element(list).toHaveFocus()
      expect(list.getByRole('link').elements()).toHaveLength(required.length - index)
      await list.getByRole('link', { name: field.required ? language.forms(field.required) : '' }).click()
      await expect.element(input).toHaveFocus()
      await expect.element(input).toBeRequired()
      const hint = field.hint ? language.forms(field.hint) : ''
      const error = field.required ? language.forms(field.required) : ''
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
    let answer = (_: Response) => {}
    const held = () => new Promise<Response>((resolve) => (answer = resolve))
    answerPosts(held, held)
    const container = await render(id, { language, size })
    const form = container.querySelector('form')
    await submitButton().click()
    await expect.poll(invalid).toEqual(required)
    expect(await violations(container)).toEqual([])
    passFillTime()
    fillIn(id)
    await submitButton().click()
    await expect.element(form).toHaveAttribute('aria-busy', 'true')
    expect(await violations(container)).toEqual([])
    answer(Response.json({}, { status: 500 }))
    await expect.element(page.getByRole('alert')).not.toBeEmptyDOMElement()
    expect(await violations(container)).toEqual([])
    vi.mocked(console.error).mockClear()
    await submitButton().click()
    await expect.element(form).toHaveAttribute('aria-busy', 'true')
    answer(Response.json({}))
    await expect.poll(() => form?.querySelector(':scope > [role=status] p')).not.toBeNull()
    expect(await violations(container)).toEqual([])
  })
})

// All forms share this code, so one is enough.
describe('a form', () => {
  const id = 'contact'

  it('marks an e-mail address as invalid until it is valid', async () => {
    const post = answerPosts()
    await render(id)
    fillIn(id, { email: 'ann' })
    await submitButton().click()
    await expect.poll(invalid).toEqual(['email'])
    const email = document.querySelector<HTMLInputElement>('[name=email]') ?? document.body
    await expect.element(email).toHaveAccessibleDescription(inDefault.forms('errors.emailInvalid'))
    // Errors are cleared when the value becomes valid, not on the first keystroke.
    await userEvent.type(email, 'e')
    expect(invalid()).toEqual(['email'])
    await userEvent.type(email, '@example.com')
    await expect.poll(invalid).toEqual([])
    expect(post).not.toHaveBeenCalled()
  })
})

it('shows a hint on blur if the CV does not look like a link, and sends it nevertheless', async () => {
  const post = answerPosts(() => Response.json({}))
  await render('freelance')
  passFillTime()
  fillIn('freelance')
  const cv = page.getByRole('textbox', { name: inDefault.forms('freelance.cv.label') })
  const doubt = page.getByText(inDefault.forms('freelance.cv.doubtful'))
  await userEvent.fill(cv, 'I will send it later')
  await expect.element(doubt).not.toBeInTheDocument()
  await press('Tab')
  await expect.element(doubt).toBeVisible()
  await submitButton().click()
  await expect.element(page.getByText(inDefault.forms('outcome.success'))).toBeVisible()
  expect(post).toHaveBeenCalledOnce()
})

it('is replaced by an e-mail address if there is no endpoint', async () => {
  const container = await renderComponent(<FormSlot form="contact" action={null} />)
  await expect.element(page.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^mailto:\S+@\S+$/))
  expect(container.querySelector('form')).toBeNull()
})
