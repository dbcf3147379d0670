import { type Mock, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { type Field, type FormId, fieldsOf } from '../../../src/forms/fields.ts'
import { MINIMUM_FILL_TIME } from '../../../src/forms/submissions.ts'
import { filled } from '../../fixtures/forms.ts'
import type { Language } from '../renderComponent.tsx'

const input = (name: string) => document.querySelector<HTMLInputElement>(`form [name=${name}]`)

/** The input of a field, as its reader finds it: by role and label. */
export function inputOf(field: Field, language: Language): Locator {
  return page.getByRole(field.options ? 'combobox' : 'textbox', { name: language.forms(field.label), exact: true })
}

/** What stands in the form's fields, by name. */
export function values(form: FormId): Record<string, string | undefined> {
  return Object.fromEntries(fieldsOf(form).map(({ name }) => [name, input(name)?.value]))
}

/** Puts values into the inputs as a visitor's typing does, but at once; a sample into those that are not given. */
export function fillIn(form: FormId, given: Readonly<Record<string, string>> = {}): void {
  for (const [name, value] of Object.entries({ ...filled(form), ...given })) {
    const element = input(name)
    // React sees changes of a value that come through the prototype's setter.
    const setter = element && Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set
    setter?.call(element, value)
    element?.dispatchEvent(new Event(element instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  }
}

export const submitButton = () => page.elementLocator(document.querySelector('form [type=submit]') ?? document.body)

/** Answers what is posted, in turn, until the test ends. */
export function answerPosts(...answers: readonly (() => Response | Promise<Response>)[]): Mock<typeof fetch> {
  const left = [...answers]
  return vi.spyOn(window, 'fetch').mockImplementation(async () => left.shift()?.() ?? Response.error())
}

const now = performance.now.bind(performance)

/** The form has been shown for as long as a person needs to fill it in: it is sent at once. */
export function passFillTime(): void {
  const passed = performance.now() - now() + MINIMUM_FILL_TIME
  vi.spyOn(performance, 'now').mockImplementation(() => now() + passed)
}
