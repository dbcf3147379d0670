import { Command } from '@commander-js/extra-typings'
import { runCommand } from './run.ts'

/** A command by the line that starts it, such as "npm run build --". What it refuses ends in a hint at --help. */
export const command = (line: string) => new Command(line).showHelpAfterError('(add --help for what is expected)')

/** Runs a command with the arguments of this process; runCommand() says what becomes of an error. */
export async function run(program: { parseAsync(): Promise<unknown> }): Promise<void> {
  await runCommand(async () => {
    await program.parseAsync()
  })
}
