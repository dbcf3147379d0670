/** npm run i18n -- <verb>: the translators' workbench. What each verb does for whom: locales/README.md. */
import { Command } from 'commander'
import { runCommand } from '../run.ts'
import { loadVerbs } from './verbs/index.ts'

await runCommand(async () => {
  const program = new Command('npm run i18n --')
    .description("The translators' workbench: every verb works offline, on the files in locales/.")
    .showHelpAfterError('(add --help for what is expected)')
    .helpCommand(false)
  for (const verb of await loadVerbs(process.argv[2])) program.addCommand(verb)
  await program.parseAsync()
})
