/** Problems that end a build: each a line of its own, all shown together, without a stack. */
export class BuildFailure extends Error {
  override name = 'BuildFailure'

  constructor(title: string, problems: readonly string[]) {
    super(`${title}\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.stack = this.message
  }
}

/** The message of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
