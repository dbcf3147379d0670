/** npm run i18n -- <command>: the translators' workbench. What each command does for whom: locales/README.md. */
import { Command } from '@commander-js/extra-typings'
import { configureWorkbench } from './site/workbench.ts'
import { commandNames, loadCommands } from './i18n/commands/index.ts'
import { runCommand } from './lib/run.ts'

const help = `
A command's own options: npm run i18n -- <command> --help. What a translator needs: locales/README.md.

Examples:
  npm run i18n -- status                     how much there is to do
  npm run i18n -- export pl --only new,stale
  npm run i18n -- import isogloss-pl.xlf
  npm run i18n -- check pl`

configureWorkbench()
await runCommand(async () => {
  const [name] = process.argv.slice(2)
  if (name && !name.startsWith('-') && !commandNames.includes(name)) {
    throw new Error(
      `"${name}": expected a command, one of ${commandNames.join(', ')}. What each does: npm run i18n -- --help`,
    )
  }
  const program = new Command('npm run i18n --')
    .description("The translators' workbench: every command works offline, on the files in locales/.")
    .showHelpAfterError('(add --help for what is expected)')
    .helpCommand(false)
    .addHelpText('after', help)
  for (const command of await loadCommands(name)) program.addCommand(command.copyInheritedSettings(program))
  await program.parseAsync()
})
