/** npm run preview [-- folder]: serves a built site, dist/ unless another folder is named. */
import path from 'node:path'
import { command, run } from './lib/command.ts'
import { readSiteEnv } from './lib/siteEnv.ts'
import { placeFrom, stopOnSignals } from './serve/listen.ts'
import { readReceiverSettings } from './serve/receiver/node/settings.ts'
import { serve } from './serve/server.ts'

const program = command('npm run preview --')
  .description('Serves a built site and stores the messages of its forms.')
  .argument('[folder]', 'the site', 'dist')
  .addHelpText(
    'after',
    '\nEnvironment: PORT (default 4173), HOST (default localhost), SUBMISSIONS_DB (default data/submissions.db). docs/forms.md lists the settings of the receiver.',
  )
  .action(preview)

await run(program)

async function preview(folder: string): Promise<void> {
  const submissions = process.env['SUBMISSIONS_DB'] || 'data/submissions.db'
  const { siteUrl } = readSiteEnv()
  const { url, server } = await serve({
    dist: path.resolve(folder),
    ...placeFrom(process.env),
    submissions,
    siteUrl,
    ...readReceiverSettings(),
  })
  stopOnSignals(server)
  console.log(`Serving ${folder}/ on ${url}  (Ctrl+C stops)`)
}
