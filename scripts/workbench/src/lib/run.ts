/** Runs a command. Its output cannot act on the terminal, and its errors become one message and exit code 1. */
export async function runCommand(body: () => Promise<void>): Promise<void> {
  // Imported here, because workers, which have no terminal, use messageOf() as well.
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

/** The message of any thrown value. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
