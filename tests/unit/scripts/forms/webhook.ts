import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { listen } from '../../../../scripts/hosting/server/listen.ts'

/** A server that answers with these statuses, in turn, and then with 200, and the bodies that it was sent, until the test ends. */
async function service(statuses: number[] = []): Promise<{ url: string; bodies: string[] }> {
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    bodies.push(await text(request))
    response.writeHead(statuses.shift() ?? 200).end()
  })
  onTestFinished(() => {
    server.close().closeAllConnections()
  })
  return { url: await listen(server, { host: '127.0.0.1', port: 0 }), bodies }
}

/** A webhook that answers with these, in turn, and then with 200; `count` says how often it was asked. */
export async function webhook(...statuses: number[]) {
  const { url: WEBHOOK_URL, bodies } = await service(statuses)
  const WEBHOOK_SECRET = `whsec_${Buffer.from('a secret of at least 24 bytes').toString('base64')}`
  return { bindings: { WEBHOOK_URL, WEBHOOK_SECRET }, count: () => bodies.length }
}

/** A mail service over HTTP and the subjects of the mails that it has taken. */
export async function mailService() {
  const { url: MAIL_API_URL, bodies } = await service()
  const subjects = () => bodies.map((body) => String(JSON.parse(body).subject))
  return { bindings: { MAIL_API_URL, MAIL_API_KEY: 'key' }, subjects }
}
