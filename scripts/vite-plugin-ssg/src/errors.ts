import { inspect } from 'node:util'

/** Problems that end a build, one per line, without a stack. */
export class BuildFailure extends Error {
  constructor(title: string, problems: readonly string[]) {
    super(`${title}\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.stack = this.message
  }

  /** Vite's command line prints caught errors by inspect; this prints only the message. */
  [inspect.custom](): string {
    return this.message
  }
}

/** The message of a thrown value. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
