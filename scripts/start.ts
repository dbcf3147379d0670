/** npm start: builds every route in every public locale, then serves the result. */
import { buildProject } from './build/buildProject.ts'
import { runCommand } from './lib/run.ts'
import { assertCanListen, placeFrom } from './serve/listen.ts'

await runCommand(async () => {
  // Set before the receiver loads React, which reads it once.
  process.env['NODE_ENV'] ??= 'production'
  const { serveWithReceiver } = await import('./serve/server.ts')
  await assertCanListen(placeFrom(process.env))
  await buildProject()
  console.log(`\nThe site is on ${await serveWithReceiver('dist')}  (Ctrl+C stops)`)
  console.log('"npm run submissions" prints the messages of its forms.')
})
