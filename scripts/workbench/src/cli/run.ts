import { Command } from '@commander-js/extra-typings'
import { runCommand } from '../lib/run.ts'
import type { Project } from '../project/project.ts'
import { commandNames, loadCommands } from './index.ts'

interface Program {
  readonly description: string
  readonly after: string
}

/** Runs the command of this process; runCommand() prints its errors. */
export const runNamed = (project: Project, program: Program): Promise<void> =>
  runCommand(() => runAsked(project, program))

async function runAsked(project: Project, { description, after }: Program): Promise<void> {
  const [name] = process.argv.slice(2)
  const names = commandNames(project)
  if (name && !name.startsWith('-') && !names.includes(name)) {
    throw new Error(
      `Unknown command "${name}". Use one of ${names.join(', ')}; ${project.command} --help explains them.`,
    )
  }
  const program = new Command(project.command)
    .description(description)
    .showHelpAfterError('(add --help to see the options)')
    .helpCommand(false)
    .addHelpText('after', after)
  for (const command of await loadCommands(project, name)) program.addCommand(command.copyInheritedSettings(program))
  await program.parseAsync()
}
