import { expect, it } from 'vitest'
import { thorough } from '../../../../e2e/thorough.ts'
import { commentsOf, contact, multipart, post, type Running, urlencoded } from './adapter.ts'

export const MESSAGES = thorough ? 1000 : 100
export const CLIENTS = 50

/** What is stored of posts that come again, or all at once. */
export function retries(receiver: () => Running): void {
  const send = async (comments: string, key?: string, encode: typeof multipart | typeof urlencoded = multipart) => {
    const headers: Record<string, string> = key === undefined ? {} : { 'Idempotency-Key': key }
    return (await post(receiver(), '/api/contact', encode({ ...contact, comments }), headers)).status
  }

  it('with the same key are stored once, however they are encoded', async () => {
    expect([await send('a', 'k'), await send('a', 'k'), await send('a', 'k', urlencoded)]).toEqual([200, 200, 200])
    expect(await Promise.all(Array.from({ length: 5 }, () => send('b', 'l')))).toEqual([200, 200, 200, 200, 200])
    expect((await commentsOf(receiver())).sort()).toEqual(['a', 'b'])
  })

  it('with the same key and another text, or without a key, are other messages', async () => {
    for (const [text, key] of [['a', 'k'], ['b', 'k'], ['c'], ['c']] as const) expect(await send(text, key)).toBe(200)
    expect(await commentsOf(receiver())).toEqual(['a', 'b', 'c', 'c'])
  })

  it(`from ${CLIENTS} clients, ${MESSAGES} in all, are each stored exactly once`, { timeout: 300_000 }, async () => {
    const marks = Array.from({ length: MESSAGES }, (_, index) => `mark ${index}`)
    const left = [...marks]
    const client = async () => {
      for (let mark = left.shift(); mark !== undefined; mark = left.shift()) expect(await send(mark, mark)).toBe(200)
    }
    await Promise.all(Array.from({ length: CLIENTS }, client))
    expect((await commentsOf(receiver())).sort()).toEqual(marks.sort())
  })
}
