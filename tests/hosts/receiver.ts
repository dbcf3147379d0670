import { expect, it } from 'vitest'
import { originLocales } from '../../scripts/lib/builds.ts'
import { viewHref } from '../../src/i18n/href.ts'
import { expectHeaders, type Subject } from './subject.ts'

const type = 'application/x-www-form-urlencoded'

/** What a server that cannot hand a post on answers. */
export function testReceiver(subject: () => Subject): void {
  it.each([
    ['a post', Buffer.from('a=1'), [502]],
    // Caddy has no limit and asks the receiver.
    ['a post that is too large', Buffer.alloc(2 * 1024 * 1024, 'a'), [413, 502]],
  ])('answers %s with the page "not sent", or JSON', async (_, body, statuses) => {
    const { send } = subject()
    const post = (headers: Record<string, string>) =>
      send('/api/contact', { 'content-type': type, 'content-length': String(body.length), ...headers }, 'POST', body)
    const pages = originLocales.map(({ code }) => [viewHref(code, 'contacts'), viewHref(code, 'not-sent')])
    for (const [page, notice = ''] of [...pages, ['', '/not-sent'], ['//evil.example/', '/not-sent']]) {
      const referer: Record<string, string> = page ? { referer: `https://www.example.com${page}` } : {}
      const answer = await post({ accept: 'text/html,*/*', ...referer })
      expect.soft([answer.status, answer.headers.location], page).toEqual([303, notice])
      expectHeaders(subject(), answer, page || 'from nowhere')
      expect.soft((await send(notice)).status, notice).toBe(200)
    }
    const answer = await post({ accept: 'application/json' })
    expect(statuses).toContain(answer.status)
    expect(answer.headers['content-type']).toMatch(/^application\/json/)
    expect(JSON.parse(answer.body.toString()).error).not.toBe('')
    expectHeaders(subject(), answer, 'JSON')
  })
}
