import { Command, type CommandUnknownOpts } from '@commander-js/extra-typings'
import { runCommand } from '../lib/run.ts'
import type { Project } from '../project/project.ts'
import { plainErrors } from './plainErrors.ts'

type Make = (project: Project) => CommandUnknownOpts

/**
 * The commands in the order of the help, by a translator's workflow. Each is loaded on demand, since browser and bundler
 * load slowly.
 */
const commands: Readonly<Record<string, readonly [example: string, load: () => Promise<Make>]>> = {
  check: ['check pl', async () => (await import('./check.ts')).checkCommand],
  edit: ['edit pl', async () => (await import('./edit.ts')).editCommand],
  status: ['status pl --pages', async () => (await import('./status.ts')).statusCommand],
  export: ['export pl --for poedit', async () => (await import('./export.ts')).exportCommand],
  import: ['import isogloss-pl.po', async () => (await import('./import.ts')).importCommand],
  refine: ['refine report-de.xlf', async () => (await import('./refine.ts')).refineCommand],
  accept: ['accept pl --edited', async () => (await import('./accept.ts')).acceptCommand],
  merge: ['merge --theirs', async () => (await import('./merge.ts')).mergeCommand],
  add: ['add de', async () => (await import('./add.ts')).addCommand],
  publish: ['publish pl', async () => (await import('./publish.ts')).publishCommand],
}

/** The command of that name; without a name all of them, for the help. */
export async function loadCommands(project: Project, name = ''): Promise<CommandUnknownOpts[]> {
  const wanted = Object.entries(commands).filter(([one]) => one === name || !Object.hasOwn(commands, name))
  return Promise.all(
    wanted.map(async ([, [example, load]]) => plainErrors((await load())(project), `${project.command} ${example}`)),
  )
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
      .showHelpAfterError('To see all options, add --help.')
      .helpCommand(false)
      .addHelpText('after', after)
    for (const command of await loadCommands(project, name)) program.addCommand(command)
    await program.parseAsync()
  })
