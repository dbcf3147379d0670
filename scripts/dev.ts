/** npm run dev: Vite's server with hot reload of components and of locale files. */
import { createServer } from 'vite'
import { runCommand } from './run.ts'

await runCommand(async () => {
  const server = await createServer()
  await server.listen()
  console.log(`Developing on ${server.resolvedUrls?.local[0] ?? 'an unknown address'}  (Ctrl+C stops)`)
})
