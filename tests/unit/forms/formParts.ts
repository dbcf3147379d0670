import { type Mock, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { type Field, type FormId, fieldsOf } from '../../../src/forms/fields.ts'
import { MINIMUM_FILL_TIME } from '../../../src/forms/submissions.ts'
import { filled } from '../../fixtures/forms.ts'
import type { Language } from '../renderComponent.tsx'

const input = (name: string) => document.querySelector<HTMLInputElement>(`form [name=${name}]`)

/** Returns the input of a field, located by role and label. */
export function inputOf(field: Field, language: Language): Locator {
  return page.getByRole(field.options ? 'combobox' : 'textbox', { name: language.forms(field.label), exact: true })
}

/** Returns the values of the form's fields by name. */
export function values(form: FormId): Record<string, string | undefined> {
  return Object.fromEntries(fieldsOf(form).map(({ name }) => [name, input(name)?.value]))
}

/** Sets the values of the inputs and fires the events of typing. Fields that are not given get a sample value. */
export function fillIn(form: FormId, given: Readonly<Record<string, string>> = {}): void {
  for (const [name, value] of Object.entries({ ...filled(form), ...given })) {
    const element = input(name)
    // React only tracks changes made through the prototype's setter.
    const setter = element && Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set
    setter?.call(element, value)
    element?.dispatchEvent(new Event(element instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  }
}

export const submitButton = () => page.elementLocator(document.querySelector('form [type=submit]') ?? document.body)

/** Mocks fetch with these answers, in order, until the test ends. */
export function answerPosts(...answers: readonly (() => Response | Promise<Response>)[]): Mock<typeof fetch> {
  const left = [...answers]
  return vi.spyOn(window, 'fetch').mockImplementation(async () => left.shift()?.() ?? Response.error())
}

const now = performance.now.bind(performance)

/** Pretends that the form has been shown for the minimum fill time, so that it is sent without a delay. */
export function passFillTime(): void {
  const passed = performance.now() - now() + MINIMUM_FILL_TIME
  vi.spyOn(performance, 'now').mockImplementation(() => now() + passed)
}
