/** npm start: builds every route in every public locale, then serves the result. */
import path from 'node:path'
import { buildProject } from './build/buildProject.ts'
import { command, run } from './lib/command.ts'
import { readSiteEnv } from './lib/siteEnv.ts'
import { assertCanListen, placeFrom, stopOnSignals } from './serve/listen.ts'

const program = command('npm start --')
  .description('Builds every page in every public language, serves the result and stores the messages of its forms.')
  .addHelpText(
    'after',
    '\nEnvironment: PORT (default 4173), HOST (default localhost). .env.example lists the settings of a build.',
  )
  .action(start)

await run(program)

async function start(): Promise<void> {
  // Set before the receiver loads React, which reads it once.
  process.env['NODE_ENV'] ??= 'production'
  const { readReceiverSettings } = await import('./serve/receiver/node/settings.ts')
  const { serve } = await import('./serve/server.ts')
  const place = placeFrom(process.env)
  const settings = readReceiverSettings()
  await assertCanListen(place)
  await buildProject()
  const { siteUrl } = readSiteEnv()
  const dist = path.resolve('dist')
  const { url, server } = await serve({ dist, ...place, submissions: 'data/submissions.db', siteUrl, ...settings })
  stopOnSignals(server)
  console.log(`\nThe site is on ${url}  (Ctrl+C stops)`)
  console.log('Messages of forms are stored in data/submissions.db. "npm run submissions" prints them.')
}
