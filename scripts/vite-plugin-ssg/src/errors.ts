import { inspect } from 'node:util'

/** Problems that end a build: each a line of its own, all shown together, without a stack. */
export class BuildFailure extends Error {
  constructor(title: string, problems: readonly string[]) {
    super(`${title}\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.stack = this.message
  }

  /** Vite's command line prints what it catches through inspect; the message is all there is to see. */
  [inspect.custom](): string {
    return this.message
  }
}

/** The message of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
