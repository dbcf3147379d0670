/** How comments are signed. Runs in browsers, too. */

/** A comment as it is kept: "A. Nowak, 2026-11-26: Too long?" */
export const signedComment = (text: string, person: string, day: string): string => `${person}, ${day}: ${text}`

/** A comment to which nothing is left to be done, by somebody's word in its last line. */
export const settledComment = (comment: string, person: string, day: string): string =>
  `${comment}\n${SETTLED}${person}, ${day}`

const SETTLED = '✓ '

/** True for a comment to which nothing is left to be done. */
export const isSettled = (comment: string): boolean => comment.split('\n').at(-1)?.startsWith(SETTLED) ?? false
