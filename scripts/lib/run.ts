/**
 * Runs a command's body. What it throws becomes one clear message on stderr, without a stack unless DEBUG is set, and
 * exit code 1.
 */
export async function runCommand(body: () => Promise<void>): Promise<void> {
  try {
    await body()
  } catch (error) {
    const text = process.env['DEBUG'] && error instanceof Error ? error.stack : messageOf(error)
    console.error(`\n${text}`)
    process.exitCode = 1
  }
}

/** The message of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
