import type { Page } from 'playwright/test'
import { type Field, type FieldKind, type FormId, fieldsOf } from '../../src/forms/fields.ts'

/** A value that a field of each kind takes; of options, the last. */
const samples: Readonly<Record<Exclude<FieldKind, 'option'>, string>> = {
  text: 'Zażółć Gęślą',
  email: 'jaźń@przykład.pl',
  link: 'https://drive.example.com/cv',
  longText: 'Línea 1\nسطر ٢ 🧪',
}

/** Values for some fields other than the samples, by kind. */
export type Values = Partial<Record<FieldKind, string>>

function valueFor(field: Field, values: Values): string {
  const { kind }: { kind: FieldKind } = field
  return values[kind] ?? (kind === 'option' ? Object.keys(field.options ?? {}).at(-1) : samples[kind]) ?? ''
}

/** A value for each field of a form, by name and in order. */
export function filled(form: FormId, values: Values = {}): Readonly<Record<string, string>> {
  return Object.fromEntries(fieldsOf(form).map((field) => [field.name, valueFor(field, values)]))
}

/** Fills every field of the page's form in. */
export async function fillForm(page: Page, form: FormId, values: Values = {}): Promise<void> {
  for (const field of fieldsOf(form)) {
    const input = page.locator(`form [name=${field.name}]`)
    if (field.options) await input.selectOption(valueFor(field, values))
    else await input.fill(valueFor(field, values))
  }
}

/** The names of the fields that must not be empty. */
export function requiredOf(form: FormId): string[] {
  return fieldsOf(form).flatMap(({ name, required }) => (required ? [name] : []))
}
