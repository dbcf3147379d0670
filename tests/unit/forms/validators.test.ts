import { expect, it } from 'vitest'
import { type FieldValues, type FormId, fieldsOf } from '../../../src/forms/fields.ts'
import { validatorsOf } from '../../../src/forms/validators.ts'
import { filled } from '../../fixtures/forms.ts'

/** Returns the errors of a form's values by field. */
function errorsOf(form: FormId, values: FieldValues) {
  const validators = validatorsOf(form, (error) => error)
  const errors = fieldsOf(form).map(({ name }) => [name, validators[name](values[name])])
  return Object.fromEntries(errors.filter(([, error]) => error !== null))
}

it.each(['a@b', 'jaźń@przykład.pl', '用户@例子.广告', "o'brien+tag@sub.example.com", ' a@b.c '])(
  'accepts %s as an address',
  (email) => {
    expect(errorsOf('contact', filled('contact', { email }))).toEqual({})
  },
)

it.each(['nobody', '@b', 'a@', 'a b@c', 'a@b@c'])('rejects %s as an address', (email) => {
  expect(errorsOf('contact', filled('contact', { email }))).toEqual({ email: 'errors.emailInvalid' })
})

it('treats white space as empty', () => {
  const texts = fieldsOf('contact').filter(({ kind, required }) => kind === 'text' && required !== null)
  const errors = Object.fromEntries(texts.map(({ name, required }) => [name, required]))
  expect(errorsOf('contact', filled('contact', { text: ' \t' }))).toEqual(errors)
})
