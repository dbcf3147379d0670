import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { listen } from '../../../../scripts/hosting/server/listen.ts'
import { openStore } from '../../../../scripts/receiver/node/database.ts'
import { listenerOf, trustedProxies } from '../../../../scripts/receiver/node/listener.ts'
import { createReceiver } from '../../../../scripts/receiver/receiver.ts'
import { limitsOf, spamRulesOf } from '../../../../scripts/receiver/settings.ts'
import type { Ask, Start } from './contract/adapter.ts'
import { contract } from './contract/contract.ts'

/** The receiver of Node behind a proxy that it trusts: this process. */
const startOnNode: Start = async ({ siteUrl, variables = {} }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'receiver-'))
  const store = openStore(path.join(folder, 'data/submissions.db'))
  const errorPage = async (locale: string) => `<!doctype html><html lang="${locale}">`
  const [limits, spam] = [limitsOf(variables), spamRulesOf(variables)]
  const receive = listenerOf(createReceiver({ store, siteUrl, errorPage, limits, spam }), trustedProxies('127.0.0.1'))
  const server = createServer((incoming, response) => {
    if (!receive(incoming, response)) response.writeHead(404).end()
  })
  const url = await listen(server, { host: '127.0.0.1', port: 0 })
  return {
    ask: (address, asked) => ask(url, address, asked),
    stored: async () => (await store.all()).map(({ id: _, ...submission }) => submission),
    clear: async () => {
      await store.remove((await store.all()).map(({ id }) => id))
    },
    keepUp: async () => {},
    stop: async () => {
      await new Promise((resolve) => server.close(resolve).closeAllConnections())
      store.close()
      await rm(folder, { recursive: true })
    },
  }
}

/** By node:http, because fetch does not let the Host header be said. */
async function ask(url: string, address: string, { method = 'GET', headers, body, client }: Ask): Promise<Response> {
  const said = new Request(address, { method, headers, body })
  const { host, pathname, search } = new URL(address)
  if (client !== undefined) said.headers.append('X-Forwarded-For', client)
  const sent = Buffer.from(await said.arrayBuffer())
  return new Promise((resolve, reject) => {
    const options = { method, path: pathname + search, headers: { Host: host, ...Object.fromEntries(said.headers) } }
    const sending = request(url, options, async (incoming) => {
      const content = new Uint8Array(await buffer(incoming))
      const answered = Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)])
      const status = incoming.statusCode ?? 0
      resolve(new Response(content.length > 0 ? content : null, { status, headers: answered }))
    })
    sending.on('error', reject).end(sent)
  })
}

contract(startOnNode, 'all')
