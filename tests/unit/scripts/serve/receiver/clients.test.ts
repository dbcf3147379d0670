import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../../../../../scripts/serve/receiver/node/database.ts'
import { clientAddress, trustedProxies } from '../../../../../scripts/serve/receiver/node/listener.ts'
import { MOST, networkOf, type Rate, rateInDatabase, rateInMemory } from '../../../../../scripts/serve/receiver/rate.ts'
import { makeFolder } from '../../../../../scripts/workbench/tests/fixtures/folder.ts'

let now = 0
const clock = () => now

it.each<[string, () => Promise<Rate>]>([
  ['in the memory of a process', async () => rateInMemory(3, clock)],
  [
    'in a database',
    async () => {
      const { database, close } = openDatabase(path.join(await makeFolder(), 'posts.db'))
      onTestFinished(close)
      return rateInDatabase(database, 3, clock)
    },
  ],
])(
  'posts are counted %s: for a client by minute and day, and for all by minute, which no client can use up alone',
  async (_, make) => {
    now = 15_000
    const rate = await make()
    const each = async (clients: readonly string[], posts = 1) => {
      const waits: number[] = []
      for (const client of clients) waits.push(await rate(client, posts))
      return waits
    }
    await each(Array(100).fill('a'))
    const clients = Array.from({ length: MOST - 1 }, (_, index) => `client ${index}`)
    expect(await each(clients, 3)).toEqual(clients.map(() => 0))
    expect(await each(['last'])).toEqual([45])
    for (let minute = 1; minute < MOST; minute++) {
      now = minute * 60_000
      expect(await each(['last', 'b'], 3)).toEqual([0, 0])
    }
    now = MOST * 60_000
    expect(await each(['b'], 3)).toEqual([0])
    now += 60_000
    expect(await each(['b'])).toEqual([(24 * 60 - MOST - 1) * 60])
    expect(await each(['c'])).toEqual([0])
    now = 24 * 60 * 60_000
    expect(await each(['b'])).toEqual([0])
  },
)

it.each([
  ['198.51.100.7', '198.51.100.7'],
  ['2001:DB8:0001:2:0:0:0:9', '2001:db8:1:2::/64'],
  ['2001:db8::1:2:3', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80::1%eth0'],
  ['', ''],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

function requestFrom(remoteAddress: string, ...forwarded: string[]): IncomingMessage {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress })
  const request = new IncomingMessage(socket)
  if (forwarded.length > 0) request.headersDistinct = { 'x-forwarded-for': forwarded }
  return request
}

describe('the address of a client', () => {
  const trusted = '127.0.0.1, ::1, 10.0.0.0/8,2001:db8:1::/48'
  it.each<[string, string, string[], string]>([
    ['behind the trusted one', '127.0.0.1', ['203.0.113.9'], '203.0.113.9'],
    ['behind a trusted one that a socket for both families names', '::ffff:10.1.2.3', ['203.0.113.9'], '203.0.113.9'],
    ['behind a trusted one over IPv6', '2001:db8:1::7', ['2001:db8:9::1'], '2001:db8:9::1'],
    ['behind two trusted ones', '127.0.0.1', ['203.0.113.9, 10.0.0.4'], '203.0.113.9'],
    ['that has invented others in a header of its own', '127.0.0.1', ['192.0.2.1', '203.0.113.9'], '203.0.113.9'],
    ['that has invented a trusted one', '127.0.0.1', ['10.0.0.1, 203.0.113.9'], '203.0.113.9'],
    ['from elsewhere that invents all', '203.0.113.9', ['192.0.2.1'], '203.0.113.9'],
    ['that the proxy does not know', '127.0.0.1', ['unknown'], '127.0.0.1'],
    ['that the proxy does not tell', '127.0.0.1', [], '127.0.0.1'],
  ])('%s', (_, remote, forwarded, expected) => {
    expect(clientAddress(requestFrom(remote, ...forwarded), trustedProxies(trusted))).toBe(expected)
  })

  it.each(['proxy.example', '10.0.0.0/33', '10.0.0.0/x', '::/129', '10.0.0'])('"%s" is no proxy', (value) => {
    const expected = 'expected addresses and ranges such as 127.0.0.1, 10.0.0.0/8'
    expect(() => trustedProxies(value)).toThrow(`TRUSTED_PROXY: ${expected}, found "${value}".`)
  })
})
