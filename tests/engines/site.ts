import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serve } from '../../scripts/serve/server.ts'
import { isApplication } from '../e2e/application.ts'

export interface Site {
  readonly origin: string
  /** Delays requests of the application. The returned function releases them. */
  readonly hold: () => () => void
  readonly stop: () => Promise<void>
}

/** Serves dist/ with a form receiver. */
export async function startSite(): Promise<Site> {
  const folder = await mkdtemp(path.join(tmpdir(), 'engines-'))
  const { server } = await serve({ dist: 'dist', port: 0, submissions: path.join(folder, 'submissions.db') })
  let held = Promise.resolve()
  const front = createServer(async (request, response) => {
    if (isApplication(new URL(request.url ?? '/', 'http://localhost'))) await held
    server.emit('request', request, response)
  })
  await once(front.listen(0, 'localhost'), 'listening')
  const address = front.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.')
  return {
    origin: `http://localhost:${address.port}`,
    hold: () => {
      let release = () => {}
      held = new Promise((resolve) => {
        release = resolve
      })
      return release
    },
    stop: async () => {
      front.closeAllConnections()
      for (const each of [front, server]) each.close()
      await rm(folder, { recursive: true })
    },
  }
}
