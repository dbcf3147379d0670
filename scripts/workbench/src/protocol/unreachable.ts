/** There was no answer: nobody knows whether what was asked for has been done. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError'
}

/** The server was started anew, and knows this browser no more. */
export class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError'

  constructor() {
    super(
      'This tab belongs to an editor that was stopped. Open the address that the terminal shows now in this browser.',
    )
  }
}

/** What went wrong, for a person. */
export const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
