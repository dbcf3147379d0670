import { expect, it } from 'vitest'
import { contact, type Fields, ORIGIN, type Running, urlencoded } from './adapter.ts'

export const SITE = 'https://www.example.com'

/** Which pages may post, at a receiver with SITE as public site. */
export function origins(receiver: () => Running): void {
  const postFrom = async (headers: Fields, origin = ORIGIN) => {
    const response = await receiver().ask(`${origin}/api/contact`, {
      method: 'POST',
      headers: { Accept: 'application/json', ...headers },
      body: urlencoded(contact),
    })
    return { status: response.status, body: await response.text() }
  }

  it.each<[string, Fields, string?]>([
    ['of its own host', { Origin: 'http://localhost:4173', 'Sec-Fetch-Site': 'same-origin' }, 'http://localhost:4173'],
    ['behind a proxy that has taken TLS off', { Origin: ORIGIN }, 'http://forms.example'],
    ['of the public origin, behind a proxy that hides its name', { Origin: SITE }, 'http://localhost:4173'],
    ['that does not say where it is from', {}],
    ['that says that it is of the same origin', { 'Sec-Fetch-Site': 'same-origin' }],
  ])('%s is taken', async (_, headers, origin) => {
    expect(await postFrom(headers, origin)).toEqual({ status: 200, body: '{"ok":true}' })
    expect(await receiver().stored()).toHaveLength(1)
  })

  it.each<[string, Fields, string?]>([
    ['of another port', { Origin: 'http://localhost:4174' }, 'http://localhost:4173'],
    ['of another site', { Origin: 'https://www.example.com.evil.example' }],
    ['of the public name over http', { Origin: 'http://www.example.com' }],
    ['that hides where it is from', { Origin: 'null' }],
    ['that is another one by its Sec-Fetch-Site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['of a subdomain', { 'Sec-Fetch-Site': 'same-site' }],
  ])('%s is a 403', async (_, headers, origin) => {
    expect((await postFrom(headers, origin)).status).toBe(403)
    expect(await receiver().stored()).toEqual([])
  })

  it('of another site hears what is expected, as JSON or as the error page', async () => {
    const foreign = { Origin: 'https://evil.example' }
    const error = `Origin: expected a page of forms.example or of ${SITE}, found "https://evil.example".`
    expect(await postFrom(foreign)).toEqual({ status: 403, body: JSON.stringify({ error }) })
    const page = await postFrom({ ...foreign, Accept: 'text/html' })
    expect(page).toEqual({ status: 403, body: expect.stringContaining('<html lang="en">') })
  })
}
