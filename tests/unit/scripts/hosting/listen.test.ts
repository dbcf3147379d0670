import { writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { networkInterfaces } from 'node:os'
import path from 'node:path'
import { execa } from 'execa'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { assertCanListen, listen, portFrom } from '../../../../scripts/hosting/server/listen.ts'
import { folderOfTest } from '../../../fixtures/folder.ts'

let server: Server
beforeEach(() => {
  server = createServer((_, response) => response.end('here'))
})
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve))
})

/** The addresses of this machine, without those that are valid on one of its links only. */
const addresses = Object.values(networkInterfaces())
  .flatMap((found) => found ?? [])
  .filter(({ scopeid }) => !scopeid)
const loopback = addresses.filter(({ internal }) => internal)
const others = addresses.filter(({ internal }) => !internal)

/** What answers at an address of this machine. */
async function ask({ address, family }: { address: string; family: string }, url: string): Promise<string | null> {
  const host = family === 'IPv6' ? `[${address}]` : address
  const response = await fetch(`http://${host}:${new URL(url).port}`).catch(() => null)
  return (await response?.text()) ?? null
}

describe('on localhost, the server', () => {
  it('answers at the address that it names and at both loopback addresses, and nowhere else', async () => {
    const url = await listen(server, { host: 'localhost', port: 0 })
    expect(url).toMatch(/^http:\/\/localhost:\d+$/)
    expect(await (await fetch(url)).text()).toBe('here')
    expect(await Promise.all(loopback.map((each) => ask(each, url)))).toEqual(loopback.map(() => 'here'))
    expect(await Promise.all(others.map((each) => ask(each, url)))).toEqual(others.map(() => null))
    expect(server.address()).toMatchObject({ address: '127.0.0.1' })
  })

  it('does not share its port with a program that only ::1 leads to', async () => {
    if (!loopback.some(({ family }) => family === 'IPv6')) return
    const { port } = new URL(await listen(server, { host: '::1', port: 0 }))
    await expect(assertCanListen({ host: 'localhost', port: Number(port) })).rejects.toThrow(`Port ${port} is in use.`)
  })
})

describe('on another host, the server', () => {
  it.each([
    ['127.0.0.1', /^http:\/\/127\.0\.0\.1:\d+$/, '127.0.0.1'],
    ['0.0.0.0', /^http:\/\/localhost:\d+$/, '0.0.0.0'],
  ])('%s listens there and names an address that works', async (host, named, bound) => {
    const url = await listen(server, { host, port: 0 })
    expect(url).toMatch(named)
    expect(server.address()).toMatchObject({ address: bound })
    expect(await (await fetch(url)).text()).toBe('here')
  })
})

it.each(['scripts/start.ts', 'scripts/dev.ts', 'scripts/preview.ts'])(
  '%s ends with one line for a bad HOST',
  async (script) => {
    const built = await folderOfTest()
    await writeFile(path.join(built, '404.html'), '')
    const env = { HOST: 'no such host', PORT: '0', SUBMISSIONS_DB: path.join(built, 'submissions.db') }
    const { exitCode, stdout, stderr } = await execa('node', script.endsWith('start.ts') ? [script] : [script, built], {
      env,
      reject: false,
    })
    expect([exitCode, stdout, stderr.trim()]).toEqual([
      1,
      '',
      'HOST: expected an address or a name of this machine, such as 127.0.0.1 or 0.0.0.0, found "no such host".',
    ])
  },
  30_000,
)

it('what is no port is refused', () => {
  expect(portFrom(undefined)).toBe(4173)
  expect(() => portFrom('http')).toThrow('PORT: expected a whole number from 0 to 65535, found "http".')
})
