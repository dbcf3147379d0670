/** Signatures of comments. Runs in browsers, too. */

/** A signed comment: "A. Nowak, 2026-11-26: Too long?" */
export const signedComment = (text: string, person: string, day: string): string => `${person}, ${day}: ${text}`

/** Settles a comment by a signed last line. */
export const settledComment = (comment: string, person: string, day: string): string =>
  `${comment}\n${SETTLED}${person}, ${day}`

const SETTLED = '✓ '

/** True for a settled comment. */
export const isSettled = (comment: string): boolean => comment.split('\n').at(-1)?.startsWith(SETTLED) ?? false
