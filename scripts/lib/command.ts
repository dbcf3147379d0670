import { Command } from '@commander-js/extra-typings'
import { runCommand } from './run.ts'

/** Creates a command for a command line, such as "npm run build --". Usage errors end with a hint at --help. */
export const command = (line: string) => new Command(line).showHelpAfterError('(add --help for what is expected)')

/** Runs a command with the arguments of this process. Errors are handled as in runCommand(). */
export const run = (program: { parseAsync(): Promise<unknown> }) => runCommand(() => program.parseAsync())
