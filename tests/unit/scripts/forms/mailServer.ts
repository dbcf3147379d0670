import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** A mail server until the test ends, and the mails that it has taken. */
export async function mailServer(): Promise<{ url: string; port: number; mails: string[] }> {
  const mails: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _, done) => void text(stream).then((mail) => done(null, void mails.push(mail))),
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => new Promise((resolve) => server.close(resolve)))
  const bound = server.server.address()
  const port = typeof bound === 'object' && bound ? bound.port : 0
  return { url: `smtp://127.0.0.1:${port}`, port, mails }
}
