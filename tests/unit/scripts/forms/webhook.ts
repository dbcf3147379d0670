import { createServer } from 'node:http'
import { onTestFinished } from 'vitest'
import { listen } from '../../../../scripts/hosting/server/listen.ts'

/** A webhook that answers with these, in turn, and then with 200; `count` says how often it was asked. */
export async function webhook(...statuses: number[]) {
  let count = 0
  const server = createServer((request, response) => {
    count += 1
    request.resume()
    response.writeHead(statuses.shift() ?? 200).end()
  })
  onTestFinished(() => {
    server.close().closeAllConnections()
  })
  const WEBHOOK_URL = await listen(server, { host: '127.0.0.1', port: 0 })
  const WEBHOOK_SECRET = `whsec_${Buffer.from('a secret of at least 24 bytes').toString('base64')}`
  return { bindings: { WEBHOOK_URL, WEBHOOK_SECRET }, count: () => count }
}
