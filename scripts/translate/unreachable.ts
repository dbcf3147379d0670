/** There was no answer: nobody knows whether what was asked for has been done. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError'
}

/** What went wrong, for a person. */
export const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
