/** npm run preview [-- folder]: serves a built site, dist/ unless another folder is named. */
import { command, run } from './lib/command.ts'
import { serveWithReceiver } from './serve/server.ts'

const program = command('npm run preview --')
  .description('Serves a built site and stores the messages of its forms.')
  .argument('[folder]', 'the site', 'dist')
  .addHelpText(
    'after',
    '\nEnvironment: PORT (default 4173), HOST (default localhost), SUBMISSIONS_DB (default data/submissions.db). docs/forms.md lists the settings of the receiver.',
  )
  .action(async (folder) => console.log(`Serving ${folder}/ on ${await serveWithReceiver(folder)}  (Ctrl+C stops)`))

await run(program)
