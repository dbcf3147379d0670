import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { clientAddress, trustedProxies } from '../../../../scripts/forms/node/clientAddress.ts'

function requestFrom(remoteAddress: string, ...forwarded: string[]): IncomingMessage {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress })
  const request = new IncomingMessage(socket)
  if (forwarded.length > 0) request.headersDistinct = { 'x-forwarded-for': forwarded }
  return request
}

describe('the address of a client', () => {
  const trusted = '127.0.0.1, ::1, 10.0.0.0/8,2001:db8:1::/48'
  it.each<[string, string, string[], string]>([
    ['without a proxy', '203.0.113.9', [], '203.0.113.9'],
    ['behind the trusted one', '127.0.0.1', ['203.0.113.9'], '203.0.113.9'],
    ['behind a trusted one that a socket for both families names', '::ffff:10.1.2.3', ['203.0.113.9'], '203.0.113.9'],
    ['behind a trusted one over IPv6', '2001:db8:1::7', ['2001:db8:9::1'], '2001:db8:9::1'],
    ['behind two trusted ones', '127.0.0.1', ['203.0.113.9, 10.0.0.4'], '203.0.113.9'],
    ['that has invented others before', '127.0.0.1', ['192.0.2.1, 192.0.2.2, 203.0.113.9'], '203.0.113.9'],
    ['that has invented others in a header of its own', '127.0.0.1', ['192.0.2.1', '203.0.113.9'], '203.0.113.9'],
    ['that has invented a trusted one', '127.0.0.1', ['10.0.0.1, 203.0.113.9'], '203.0.113.9'],
    ['from elsewhere that invents all', '203.0.113.9', ['192.0.2.1'], '203.0.113.9'],
    ['with a port', '127.0.0.1', ['203.0.113.9:4711'], '203.0.113.9'],
    ['with a port over IPv6', '127.0.0.1', ['[2001:db8:9::1]:4711'], '2001:db8:9::1'],
    ['that the proxy does not know', '127.0.0.1', ['unknown'], '127.0.0.1'],
    ['that the proxy does not tell', '127.0.0.1', [], '127.0.0.1'],
  ])('%s', (_, remote, forwarded, expected) => {
    expect(clientAddress(requestFrom(remote, ...forwarded), trustedProxies(trusted))).toBe(expected)
  })

  it('is that of the connection where no proxy is named', () => {
    expect(clientAddress(requestFrom('127.0.0.1', '203.0.113.9'), trustedProxies(''))).toBe('127.0.0.1')
  })

  it.each(['proxy.example', '10.0.0.0/33', '10.0.0.0/x', '::/129', '10.0.0'])('"%s" is no proxy', (value) => {
    const expected = 'expected addresses and ranges such as 127.0.0.1, 10.0.0.0/8'
    expect(() => trustedProxies(value)).toThrow(`TRUSTED_PROXY: ${expected}, found "${value}".`)
  })
})
