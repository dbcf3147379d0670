import { Command } from '@commander-js/extra-typings'
import { commandLine } from '../config.ts'
import { runCommand } from '../lib/run.ts'
import { commandNames, loadCommands } from './index.ts'

interface Program {
  readonly description: string
  readonly after: string
}

/** Runs the command of this process; runCommand() prints its errors. */
export const runNamed = (program: Program): Promise<void> => runCommand(() => runAsked(program))

async function runAsked({ description, after }: Program): Promise<void> {
  const [name] = process.argv.slice(2)
  const names = commandNames()
  if (name && !name.startsWith('-') && !names.includes(name)) {
    throw new Error(
      `"${name}": expected a command, one of ${names.join(', ')}. What each does: ${commandLine()} --help`,
    )
  }
  const program = new Command(commandLine())
    .description(description)
    .showHelpAfterError('(add --help for what is expected)')
    .helpCommand(false)
    .addHelpText('after', after)
  for (const command of await loadCommands(name)) program.addCommand(command.copyInheritedSettings(program))
  await program.parseAsync()
}
