/**
 * Runs a command's body. What it throws becomes one clear message on stderr, without a stack unless DEBUG is set, and
 * exit code 1.
 */
export async function runCommand(body: () => Promise<void>): Promise<void> {
  try {
    await body()
  } catch (error) {
    const text = error instanceof Error ? (process.env['DEBUG'] ? error.stack : error.message) : String(error)
    console.error(`\n${text}`)
    process.exitCode = 1
  }
}
