/** Runs a command: nothing that it prints acts on the terminal, and what it throws is one message and exit code 1. */
export async function runCommand(body: () => Promise<void>): Promise<void> {
  // Imported here, because messageOf() is also part of workers, which have no terminal.
  const { visibleLines } = await import('./output.ts')
  const { log, error: complain } = console
  const safely =
    (print: typeof log) =>
    (...values: unknown[]) =>
      print(...values.map((value) => (typeof value === 'string' ? visibleLines(value) : value)))
  console.log = safely(log)
  console.error = safely(complain)
  try {
    await body()
  } catch (error) {
    const text = process.env['DEBUG'] && error instanceof Error ? error.stack : messageOf(error)
    console.error(`\n${text}`)
    process.exitCode = 1
  } finally {
    Object.assign(console, { log, error: complain })
  }
}

/** The message of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
