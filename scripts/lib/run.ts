/** Runs a command. An error becomes one message on the standard error and exit code 1. */
export async function runCommand(body: () => Promise<void>): Promise<void> {
  try {
    await body()
  } catch (error) {
    console.error(`\n${process.env['DEBUG'] && error instanceof Error ? error.stack : messageOf(error)}`)
    process.exitCode = 1
  }
}

/** The message of whatever was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
