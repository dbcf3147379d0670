import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MOST_CLIENTS, networkOf, type Rate, rateInMemory } from '../../../../scripts/forms/core/rate.ts'
import { openDatabase } from '../../../../scripts/forms/node/database.ts'
import { rateIn } from '../../../../scripts/forms/sql/rate.ts'

let folder: string
let now = 0
const clock = () => now
const opened: { close: () => void }[] = []

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rate-'))
})
afterAll(async () => {
  for (const { close } of opened) close()
  await rm(folder, { recursive: true })
})

describe.each<[string, () => Rate]>([
  ['in the memory of a process', () => rateInMemory(3, clock)],
  [
    'in a database',
    () => {
      const { database, close } = openDatabase(path.join(folder, `${opened.length}.db`))
      opened.push({ close })
      return rateIn(database, 3, clock)
    },
  ],
])('the limit of posts %s', (_, make) => {
  let rate: Rate
  beforeEach(() => {
    now = 15_000
    rate = make()
  })
  const each = async (clients: readonly string[], posts = 1) => {
    const waits: number[] = []
    for (const client of clients) waits.push(await rate(client, posts))
    return waits
  }

  it('is for each client by itself, until the minute ends', async () => {
    expect(await each(['a', 'a', 'b', 'a', 'a', 'b'])).toEqual([0, 0, 0, 0, 45, 0])
    now = 60_000
    expect(await each(['a'])).toEqual([0])
  })

  it('counts a large post for several', async () => {
    expect(await each(['a', 'a'], 2)).toEqual([0, 45])
    expect(await each(['a'])).toEqual([45])
  })

  it('is for all of them together too, and no client can use that up alone', async () => {
    await each(Array(100).fill('a'))
    const clients = Array.from({ length: MOST_CLIENTS - 1 }, (_, index) => `client ${index}`)
    expect(await each(clients, 3)).toEqual(clients.map(() => 0))
    expect(await each(['last'])).toEqual([45])
  })
})

it.each([
  ['198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2:0:0:0:9', '2001:db8:1:2::/64'],
  ['2001:db8::1:2:3', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80::1%eth0'],
  ['', ''],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
