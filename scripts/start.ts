/** npm start: builds every route in every public locale, then serves the result. */
import path from 'node:path'
import { createBuilder } from 'vite'
import { runCommand } from './run.ts'
import { assertPortFree, portFrom, serve } from './serve/server.ts'

await runCommand(async () => {
  const port = portFrom(process.env['PORT'])
  await assertPortFree(port)
  const builder = await createBuilder()
  await builder.buildApp()
  const { url } = await serve({ dist: path.resolve('dist'), port, submissions: 'data/submissions.db' })
  console.log(`\nThe site is on ${url}  (Ctrl+C stops)`)
  console.log('Forms are kept in data/submissions.db; "npm run submissions" shows them.')
})
