import type { Locator, Page } from 'playwright/test'
import { type FormId, fieldsOf } from '../../src/forms/fields.ts'
import { filled } from '../fixtures/forms.ts'
import { open, spoken } from './reader.ts'
import { test as base, expect } from './test.ts'

/** Here the server refuses on purpose, and the browser and the form log it. */
const test = base.extend<{ logged: string[] }>({
  logged: async ({ noise }, use) => {
    await use(noise)
    noise.length = 0
  },
})

/** A field as its reader meets it: what it is called, what is wrong with it when it is empty, and what it takes. */
interface FieldRead {
  readonly role: 'combobox' | 'textbox'
  readonly label: string
  readonly error: string
  /** What is said of it in any case, after what is wrong. */
  readonly hint: string
  readonly value: string
}

/** What the table and a language's words say of the fields of a form that must not be empty. */
function fieldsRead(form: FormId, words: object): FieldRead[] {
  const say = (key: string) => {
    const leads = (node: unknown, part: string): unknown =>
      node instanceof Object ? Reflect.get(node, part) : undefined
    return String(key.split('.').reduce(leads, words))
  }
  return fieldsOf(form).flatMap(({ name, label, required, hint, options }) => {
    if (!required) return []
    const role = options ? 'combobox' : 'textbox'
    const value = filled(form)[name] ?? ''
    return [{ role, label: say(label), error: say(required), hint: hint ? say(hint) : '', value }]
  })
}

const read = (form: Locator, { role, label }: FieldRead) => form.getByRole(role, { name: label, exact: true })

async function fill(form: Locator, field: FieldRead) {
  if (field.role === 'combobox') await read(form, field).selectOption(field.value)
  else await read(form, field).fill(field.value)
}

/** Marks the live region that is there before anything is sent, so that it is known again. */
const markRegion = (form: Locator) =>
  form.locator(':scope > [role=status]').evaluate((region) => region.setAttribute('data-from-the-start', ''))

for (const { code, prefix, forms } of spoken) {
  const suites = (
    [
      ['contact', 'contacts'],
      ['freelance', 'freelance'],
    ] as const
  ).map(([id, path]) => ({
    id,
    path,
    submit: forms[id].submit,
    fields: fieldsRead(id, forms),
  }))

  for (const { id, path, submit, fields } of suites) {
    const openForm = async (page: Page) => {
      await open(page, `${prefix}/${path}`, 'hydrated')
      return page.locator('form')
    }

    test(`the ${id} form in ${code}: each error is its field’s description, and the first of them has the focus`, async ({
      page,
    }) => {
      const form = await openForm(page)
      const send = form.getByRole('button', { name: submit, exact: true })
      for (const field of fields) {
        await expect(read(form, field)).toHaveAttribute('required')
        await expect(read(form, field)).not.toHaveAttribute('aria-invalid', 'true')
      }
      await send.press('Enter')
      for (const [index, field] of fields.entries()) {
        // All at once: the first that is still wrong has the focus, and only what is wrong says so.
        await expect(read(form, field)).toBeFocused()
        for (const other of fields.slice(index)) {
          await expect(read(form, other)).toHaveAttribute('aria-invalid', 'true')
          await expect(read(form, other)).toHaveAccessibleDescription([other.error, other.hint].join(' ').trim())
        }
        await fill(form, field)
        await expect(read(form, field)).not.toHaveAttribute('aria-invalid', 'true')
        await expect(read(form, field)).toHaveAccessibleDescription(field.hint)
        if (index + 1 < fields.length) await send.press('Space')
      }
    })

    test(`the ${id} form in ${code}: failure and success are announced, and the message has the focus`, async ({
      page,
      logged,
    }) => {
      let status = 500
      await page.route(`**/api/${id}`, (route) => route.fulfill({ status, json: {} }))
      const form = await openForm(page)
      for (const field of fields) await fill(form, field)
      await markRegion(form)
      await form.getByRole('button', { name: submit, exact: true }).press('Enter')
      const failure = form.getByRole('alert')
      await expect(failure).toHaveText(forms.outcome.failure)
      await expect(failure.locator(':focus')).toHaveText(forms.outcome.failure)
      status = 200
      await form.getByRole('button', { name: submit, exact: true }).press('Enter')
      const success = form.getByRole('status').filter({ hasText: forms.outcome.success })
      await expect(success).toHaveText(forms.outcome.success)
      await expect(success.locator(':focus')).toHaveText(forms.outcome.success)
      // A region is read when its text changes, not when it comes with its text.
      await expect(success).toHaveAttribute('data-from-the-start')
      await expect(form.getByRole('alert')).toHaveCount(0)
      expect(logged.length).toBeGreaterThan(0)
    })
  }
}
