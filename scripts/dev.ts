/** npm run dev: Vite's server with hot reload of components and of locale files. */
import { createServer } from 'vite'
import { runCommand } from './lib/run.ts'
import { placeFrom } from './serve/listen.ts'

await runCommand(async () => {
  const server = await createServer({
    configLoader: 'native',
    logLevel: 'info',
    clearScreen: false,
    server: placeFrom(process.env, 5173),
  })
  await server.listen()
  const { local = [], network = [] } = server.resolvedUrls ?? {}
  console.log(`Developing on ${[...local, ...network][0] ?? 'an unknown address'}  (Ctrl+C stops)`)
  // Node writes its compile cache only at a regular exit.
  process.on('SIGINT', () => process.exit())
})
