/** npm run dev: Vite's server with hot reload of components and of locale files. */
import { createServer } from 'vite'
import { assertCanListen, hostFrom } from './hosting/server/listen.ts'
import { runCommand } from './lib/run.ts'

await runCommand(async () => {
  const host = hostFrom(process.env['HOST'])
  // Its port is Vite's to choose.
  await assertCanListen({ host, port: 0 })
  // Loaded by Node, the configuration depends on the files that it has run, and no edit of another one restarts the server.
  // Vite's notes name each update, and each restart.
  const server = await createServer({ configLoader: 'native', logLevel: 'info', clearScreen: false, server: { host } })
  await server.listen()
  const { local = [], network = [] } = server.resolvedUrls ?? {}
  console.log(`Developing on ${[...local, ...network][0] ?? 'an unknown address'}  (Ctrl+C stops)`)
})
