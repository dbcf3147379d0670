import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { listen } from '../../../../scripts/serve/listen.ts'

interface Posted {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A service that answers with these statuses, in turn, and then with 200, until the test ends; and what it was sent. */
export async function service(...statuses: number[]): Promise<{ url: string; posted: Posted[] }> {
  const posted: Posted[] = []
  const server = createServer(async (request, response) => {
    posted.push({ headers: request.headers, body: await text(request) })
    response.writeHead(statuses.shift() ?? 200).end('so it is')
  })
  onTestFinished(() => {
    server.close().closeAllConnections()
  })
  return { url: await listen(server, { host: '127.0.0.1', port: 0 }), posted }
}

export const OWNER = { MAIL_FROM: 'site@isogloss.example', MAIL_TO: 'owner@isogloss.example' }
export const SECRET = Buffer.from('a secret of at least 24 bytes')
export const WEBHOOK_SECRET = `whsec_${SECRET.toString('base64')}`

/** A webhook that answers with these, in turn, and then with 200. */
export async function webhook(...statuses: number[]) {
  const { url: WEBHOOK_URL, posted } = await service(...statuses)
  return { variables: { WEBHOOK_URL, WEBHOOK_SECRET }, posted }
}

/** A mail service over HTTP and the subjects of the mails that it has taken. */
export async function mailService() {
  const { url: MAIL_API_URL, posted } = await service()
  const subjects = () => posted.map(({ body }) => String(JSON.parse(body).subject))
  return { variables: { ...OWNER, MAIL_API_URL, MAIL_API_KEY: 'key' }, posted, subjects }
}

/** A mail server until the test ends, and the mails that it has taken. */
export async function mailServer() {
  const mails: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _, done) => void text(stream).then((mail) => done(null, void mails.push(mail))),
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => new Promise((resolve) => server.close(resolve)))
  const bound = server.server.address()
  const port = typeof bound === 'object' && bound ? bound.port : 0
  return { variables: { ...OWNER, SMTP_URL: `smtp://127.0.0.1:${port}` }, mails }
}
