import { afterEach, describe, expect, it } from 'vitest'
import { fieldsOf } from '../../../../../src/forms/fields.ts'
import { contact, freelance, multipart, ORIGIN, post, postNatively, type Running, urlencoded } from './adapter.ts'

const options = 'one of translation, localization, interpreting, consulting'
const address = 'an e-mail address (one @ with something on both sides of it)'
const part = '--x\r\nContent-Disposition: form-data; name="service"\r\n\r\ntranslation\r\n'

/** What is wrong with a post, in the words of the answer. Nothing of it is stored. */
export function refusedPosts(receiver: () => Running): void {
  afterEach(async () => expect(await receiver().stored()).toEqual([]))
  describe('its values', () => refusedValues(receiver))
  describe('its body', () => refusedBodies(receiver))

  it.each(['GET', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is a 405', async (method) => {
    const response = await receiver().ask(`${ORIGIN}/api/contact`, { method, headers: { Accept: 'application/json' } })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
    expect(await response.json()).toEqual({ error: `/api/contact: expected POST, found ${method}.` })
  })

  it('sent natively is answered with the error page of its locale', async () => {
    const response = await postNatively(receiver(), '/api/freelance', multipart({ locale: 'pl' }))
    expect([response.status, response.headers.get('content-type')]).toEqual([422, 'text/html; charset=utf-8'])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toContain('<html lang="pl">')
  })
}

function refusedValues(receiver: () => Running): void {
  it.each([
    ['contact', { service: '' }, `"service": expected ${options}, found nothing.`],
    ['contact', { service: 'Translation' }, `"service": expected ${options}, found "Translation".`],
    ['contact', { fullName: ' \t' }, '"fullName": expected some text, found " \\t".'],
    ['contact', { email: '' }, `"email": expected ${address}, found nothing.`],
    ['contact', { email: 'anna' }, `"email": expected ${address}, found "anna".`],
    ['freelance', { cv: '' }, '"cv": expected some text, found nothing.'],
  ])('to %s with %j is a 422 that says why', async (form, change, error) => {
    const body = multipart({ ...(form === 'contact' ? contact : freelance), ...change })
    expect(await post(receiver(), `/api/${form}`, body)).toMatchObject({ status: 422, body: { error } })
  })

  it('with a field twice is a 422, because one of the two would be lost', async () => {
    const body = multipart(contact)
    body.append('comments', 'more')
    const error = '"comments": expected one value, found 2.'
    expect(await post(receiver(), '/api/contact', body)).toMatchObject({ status: 422, body: { error } })
  })

  it.each(['cv', '__proto__', 'toString'])('with the unknown field %s is a 400 that names it', async (name) => {
    const known = [...fieldsOf('contact').map((field) => field.name), 'locale', 'website'].join(', ')
    const error = `"${name}": expected a field of this form (${known}), found another.`
    for (const encode of [multipart, urlencoded]) {
      const body = encode(contact)
      body.append(name, 'x')
      expect(await post(receiver(), '/api/contact', body)).toMatchObject({ status: 400, body: { error } })
    }
  })
}

function refusedBodies(receiver: () => Running): void {
  const raw = (body: string, type = 'multipart/form-data; boundary=x') =>
    post(receiver(), '/api/contact', body, { 'Content-Type': type })

  it('with a file is a 400', async () => {
    const body = multipart(contact)
    body.append('cv', new Blob(['x'.repeat(50_000)]), 'cv.pdf')
    const error = '"cv": expected text, found a file.'
    expect(await post(receiver(), '/api/contact', body)).toMatchObject({ status: 400, body: { error } })
  })

  it.each([
    ['nothing', ''],
    ['no boundary', 'hello'],
    ['no end', part],
    ['an end inside the headers', '--x\r\nContent-Disposition: form-'],
    ['a file without an end', '--x\r\nContent-Disposition: form-data; name="f"; filename="f"\r\n\r\nabc'],
  ])('that has %s where multipart is expected is a 400', async (_, body) => {
    const error = expect.stringMatching(/^(The body|"f"): expected /)
    expect(await raw(body)).toMatchObject({ status: 400, body: { error } })
  })

  it('without the boundary of its multipart type is a 400', async () => {
    const error = expect.stringMatching(/^The body: expected a form, found: .*boundary/)
    expect(await raw(part, 'multipart/form-data')).toMatchObject({ status: 400, body: { error } })
  })

  it.each([
    ['application/x-www-form-urlencoded', 'a&', ''],
    ['multipart/form-data; boundary="x"', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n', '--x--\r\n'],
  ])('of too many fields of %s is a 400 at once', async (type, field, end) => {
    const error = 'The body: expected at most 100 fields, found more.'
    for (const count of [101, 2000])
      expect(await raw(field.repeat(count) + end, type)).toMatchObject({ status: 400, body: { error } })
    const unknown = { error: expect.stringMatching(/^"a": expected a field/) }
    expect(await raw(field.repeat(99) + end, type)).toMatchObject({ status: 400, body: unknown })
  })

  it.each(['"x" y', '"\\x"', 'x; charset=";boundary=y"'])(
    'of too many fields is a 400 whatever the boundary: %s',
    async (boundary) => {
      const body = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(2000)
      const error = 'The body: expected at most 100 fields, found more.'
      expect(await raw(body, `multipart/form-data; boundary=${boundary}`)).toMatchObject({
        status: 400,
        body: { error },
      })
    },
  )

  it.each(['application/json', 'text/plain', 'multipart/mixed; boundary=x'])('of type %s is a 415', async (type) => {
    const found = type.split(';')[0]
    const error = `Content-Type: expected multipart/form-data or application/x-www-form-urlencoded, found "${found}".`
    expect(await raw('{}', type)).toMatchObject({ status: 415, body: { error } })
  })

  it('of more than 128 KiB is a 413, in the language of the page', async () => {
    const comments = 'x'.repeat(2 * 1024 * 1024)
    const { status, body } = await post(receiver(), '/api/contact', multipart({ ...contact, comments }))
    const error = expect.stringMatching(/^The body: expected at most 131072 bytes, found 209\d{4}\.$/)
    expect([status, body.error]).toEqual([413, error])
    const native = await postNatively(receiver(), '/api/contact', multipart({ comments }), '', '/pl/contacts')
    expect([native.status, await native.text()]).toEqual([413, expect.stringContaining('<html lang="pl">')])
  })
}
