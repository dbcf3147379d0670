import { expect, it } from 'vitest'
import { contact, freelance, multipart, ORIGIN, post, postNatively, type Running, urlencoded } from './adapter.ts'

/** What a good post is answered with, and what is then stored. */
export function validPosts(receiver: () => Running): void {
  it.each([
    ['contact', 'multipart', contact, multipart],
    ['contact', 'urlencoded', contact, urlencoded],
    ['freelance', 'multipart', freelance, multipart],
    ['freelance', 'urlencoded', freelance, urlencoded],
  ] as const)('to %s as %s is stored, then answered', async (form, _, values, encode) => {
    const answer = await post(receiver(), `/api/${form}?from=test`, encode(values))
    expect([answer.status, answer.body, answer.headers.get('cache-control')]).toEqual([200, { ok: true }, 'no-store'])
    const { locale, ...fields } = values
    const receivedAt = expect.stringMatching(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    expect(await receiver().stored()).toMatchObject([{ receivedAt, form, locale, fields }])
  })

  it.each([
    ['en', '/sent'],
    ['pl', '/pl/sent'],
    ['xx', '/sent'],
    ['//evil.example', '/sent'],
  ])('sent natively from locale %s leads to %s', async (locale, target) => {
    const response = await postNatively(receiver(), '/api/contact', multipart({ ...contact, locale }))
    expect([response.status, response.headers.get('location')]).toEqual([303, target])
    expect(await receiver().stored()).toHaveLength(1)
  })

  it('may lack the comments', async () => {
    const { comments: _, ...rest } = contact
    expect((await post(receiver(), '/api/contact', multipart(rest))).status).toBe(200)
    const { locale: __, ...fields } = rest
    expect((await receiver().stored())[0]?.fields).toEqual(fields)
  })

  it('with a link that no script has sent is kept, with what speaks against it', async () => {
    await post(receiver(), '/api/contact', multipart({ ...contact, comments: 'See https://a.example' }))
    expect(await receiver().stored()).toMatchObject([{ doubts: ['links'] }])
  })

  it('that fills the honeypot is answered like any other and not stored', async () => {
    const body = { ...contact, website: 'https://spam.example' }
    const { status, body: answer } = await post(receiver(), '/api/contact', multipart(body))
    expect([status, answer]).toEqual([200, { ok: true }])
    const native = await postNatively(receiver(), '/api/contact', urlencoded({ website: 'x', locale: 'pl' }))
    expect([native.status, native.headers.get('location')]).toEqual([303, '/pl/sent'])
    expect(await receiver().stored()).toEqual([])
    expect((await post(receiver(), '/api/contact', multipart({ ...contact, website: '' }))).status).toBe(200)
    expect(await receiver().stored()).toHaveLength(1)
  })

  it.each([
    ['emoji', '👩‍🔬 🇵🇱 \u{1f600}'],
    ['right to left', 'שלום \u202eמימין\u202c مرحبا'],
    ['combining marks', 'Z\u0335\u0321a\u0328 e\u0301 \ufeff'],
    ['newlines', '\r\none\r\n\r\ntwo\r\n'],
    ['markup', '<script>alert("x")</script>\'; DROP TABLE submissions; --'],
    ['control characters', '\u0007\u001b[31m\t\u007f\u0085'],
    ['null bytes', 'before\0after\0'],
  ])('keeps %s as they were sent', async (_, text) => {
    for (const encode of [multipart, urlencoded]) {
      const body = encode({ ...contact, fullName: text, comments: text })
      expect((await post(receiver(), '/api/contact', body)).status).toBe(200)
    }
    const stored = await receiver().stored()
    expect(stored.map(({ fields }) => [fields['fullName'], fields['comments']])).toEqual([
      [text, text],
      [text, text],
    ])
  })

  it('keeps 120 KB', async () => {
    const comments = 'ż'.repeat(60_000)
    expect((await post(receiver(), '/api/contact', multipart({ ...contact, comments }))).status).toBe(200)
    expect((await receiver().stored())[0]?.fields['comments'] === comments).toBe(true)
  })

  it.each(['/api', '/api/contact/', '/api/contacts', '/api/toString'])('to %s is for others', async (path) => {
    const response = await receiver().ask(ORIGIN + path, { method: 'POST', body: multipart(contact) })
    expect([404, 405]).toContain(response.status)
    expect(await receiver().stored()).toEqual([])
  })
}
