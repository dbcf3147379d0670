/** Runs a command. Prints an error to stderr and sets exit code 1. */
export async function runCommand(body: () => Promise<unknown>): Promise<void> {
  try {
    await body()
  } catch (error) {
    console.error(`\n${process.env['DEBUG'] && error instanceof Error ? error.stack : messageOf(error)}`)
    process.exitCode = 1
  }
}

/** Returns the message of a thrown value. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
