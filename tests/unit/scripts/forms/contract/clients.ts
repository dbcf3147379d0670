import { expect, it } from 'vitest'
import { POST_BYTES } from '../../../../../scripts/forms/core/rate.ts'
import { contact, multipart, post, postNatively, type Running } from './adapter.ts'

/** How many posts a minute the receiver of these tests is to take from one client. */
export const FEW_POSTS = 2

/** The limit of posts, at a receiver that takes FEW_POSTS. */
export function clients(receiver: () => Running): void {
  const statusesFrom = async (client: string) => {
    const statuses: number[] = []
    // A minute may end between two of them.
    for (let count = 0; count <= 2 * FEW_POSTS; count += 1)
      statuses.push((await post(receiver(), '/api/contact', multipart(contact), {}, client)).status)
    return statuses
  }

  it('is for each client by itself', async () => {
    const first = await statusesFrom('198.51.100.1')
    expect(first.slice(0, FEW_POSTS)).toEqual(Array(FEW_POSTS).fill(200))
    expect(first).toContain(429)
    expect((await statusesFrom('198.51.100.2')).slice(0, FEW_POSTS)).toEqual(Array(FEW_POSTS).fill(200))
    expect((await statusesFrom('2001:db8::1')).slice(0, FEW_POSTS)).toEqual(Array(FEW_POSTS).fill(200))
  })

  it('is for the network of an address of IPv6', async () => {
    const statuses: number[] = []
    for (let count = 0; count <= 2 * FEW_POSTS; count += 1)
      statuses.push((await post(receiver(), '/api/contact', multipart(contact), {}, `2001:db8:0:7::${count}`)).status)
    expect(statuses).toContain(429)
  })

  it('counts a large post as several', async () => {
    const large = multipart({ ...contact, comments: 'x'.repeat(FEW_POSTS * POST_BYTES) })
    const statuses: number[] = []
    for (let count = 0; count < 2; count += 1)
      statuses.push((await post(receiver(), '/api/contact', large, {}, '198.51.100.5')).status)
    expect(statuses).toEqual([429, 429])
  })

  it('cannot be passed by naming another address', async () => {
    const names = ['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'True-Client-IP']
    const statuses: number[] = []
    for (let count = 0; count <= 2 * FEW_POSTS; count += 1) {
      const spoofed = Object.fromEntries(names.map((name) => [name, `192.0.2.${count}`]))
      statuses.push((await post(receiver(), '/api/contact', multipart(contact), spoofed, '198.51.100.3')).status)
    }
    expect(statuses).toContain(429)
  })

  it('says when to come again, in the language of the page', async () => {
    await statusesFrom('198.51.100.4')
    const { status, body, headers } = await post(receiver(), '/api/contact', multipart(contact), {}, '198.51.100.4')
    const refused = multipart({ locale: 'pl' })
    const native = await postNatively(receiver(), '/api/contact', refused, '198.51.100.4', '/pl/contacts')
    expect([status, body.error]).toEqual([
      429,
      `Too many posts: expected at most ${FEW_POSTS} a minute from one address and ${10 * FEW_POSTS} in all.`,
    ])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60)
    expect([native.status, await native.text()]).toEqual([429, expect.stringContaining('<html lang="pl">')])
  })
}
