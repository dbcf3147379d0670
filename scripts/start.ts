/** npm start: builds every route in every public locale, then serves the result. */
import { buildProject } from './build/buildProject.ts'
import { command, run } from './lib/command.ts'
import { assertCanListen, placeFrom } from './serve/listen.ts'

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
  const { serveWithReceiver } = await import('./serve/server.ts')
  await assertCanListen(placeFrom(process.env))
  await buildProject()
  console.log(`\nThe site is on ${await serveWithReceiver('dist')}  (Ctrl+C stops)`)
  console.log('"npm run submissions" prints the messages of its forms.')
}
