import { Command, type CommandUnknownOpts } from '@commander-js/extra-typings'
import { runCommand } from '../lib/run.ts'
import type { Project } from '../project/project.ts'

/**
 * The commands in the order of the help, by a translator's workflow. Each is loaded on demand, since browser and bundler
 * load slowly.
 */
const commands: Readonly<Record<string, () => Promise<(project: Project) => CommandUnknownOpts>>> = {
  check: async () => (await import('./check.ts')).checkCommand,
  edit: async () => (await import('./edit.ts')).editCommand,
  status: async () => (await import('./status.ts')).statusCommand,
  export: async () => (await import('./export.ts')).exportCommand,
  import: async () => (await import('./import.ts')).importCommand,
  refine: async () => (await import('./refine.ts')).refineCommand,
  accept: async () => (await import('./accept.ts')).acceptCommand,
  merge: async () => (await import('./merge.ts')).mergeCommand,
  add: async () => (await import('./add.ts')).addCommand,
  publish: async () => (await import('./publish.ts')).publishCommand,
}

/** The command of that name; without a name all of them, for the help. */
export async function loadCommands(project: Project, name = ''): Promise<CommandUnknownOpts[]> {
  const wanted = Object.hasOwn(commands, name) ? [name] : Object.keys(commands)
  const loaded = await Promise.all(wanted.flatMap((one) => commands[one]?.() ?? []))
  return loaded.map((command) => command(project))
}

interface Program {
  readonly description: string
  readonly after: string
}

/** Runs the command of this process; runCommand() prints its errors. */
export const runNamed = (project: Project, { description, after }: Program): Promise<void> =>
  runCommand(async () => {
    const [name] = process.argv.slice(2)
    if (name && !name.startsWith('-') && !Object.hasOwn(commands, name)) {
      const names = Object.keys(commands).join(', ')
      throw new Error(`Unknown command "${name}". Use one of ${names}; ${project.command} --help explains them.`)
    }
    const program = new Command(project.command)
      .description(description)
      .showHelpAfterError('(add --help to see the options)')
      .helpCommand(false)
      .addHelpText('after', after)
    for (const command of await loadCommands(project, name)) program.addCommand(command.copyInheritedSettings(program))
    await program.parseAsync()
  })
