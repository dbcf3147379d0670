import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { contact, multipart, post, postNatively, type Running } from './adapter.ts'

/** What a receiver with room for two messages of 100 KB does with a third. */
export function fullStore(receiver: () => Running): void {
  const send = async () => {
    const { status } = await post(receiver(), '/api/contact', multipart({ ...contact, comments: 'x'.repeat(100_000) }))
    await receiver().keepUp()
    return status
  }
  beforeEach(() => vi.mocked(console.error).mockClear())
  // It logs what it refuses, and that it is nearly full.
  afterEach(() => vi.mocked(console.error).mockClear())

  it('refuses what comes until messages are deleted', async () => {
    expect([await send(), await send(), await send()]).toEqual([200, 200, 200])
    expect(await send()).toBe(507)
    const native = await postNatively(receiver(), '/api/contact', multipart({ ...contact, locale: 'pl' }))
    expect([native.status, await native.text()]).toEqual([507, expect.stringContaining('<html lang="pl">')])
    expect(await receiver().stored()).toHaveLength(3)
    await receiver().clear()
    await receiver().keepUp()
    expect(await send()).toBe(200)
  })
}
