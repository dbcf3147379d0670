import type { CommandUnknownOpts } from '@commander-js/extra-typings'
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

/** The commands that need pages and a renderer. */
const ofPages: readonly string[] = ['publish']

/** The names of the commands that the project can use. */
export const commandNames = ({ rendering }: Project): readonly string[] =>
  Object.keys(commands).filter((name) => rendering || !ofPages.includes(name))

/** The command of that name; without a name all of them, for the help. */
export async function loadCommands(project: Project, name = ''): Promise<CommandUnknownOpts[]> {
  const wanted = Object.hasOwn(commands, name) ? [name] : commandNames(project)
  const loaded = await Promise.all(wanted.flatMap((one) => commands[one]?.() ?? []))
  return loaded.map((command) => command(project))
}
