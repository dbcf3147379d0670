/** Signatures of comments. Runs in browsers, too. */

const signature = /^[^:\n]+, \d{4}-\d{2}-\d{2}: /

/** A signed comment: "A. Nowak, 2026-11-26: Too long?" One that is signed already stays as it is. */
export const signedComment = (text: string, person: string, day: string): string =>
  signature.test(text) ? text : `${person}, ${day}: ${text}`

/** The words of a comment, without its signature and the line that settles it. */
export const wordsOfComment = (comment: string): string =>
  (isSettled(comment) ? comment.slice(0, comment.lastIndexOf('\n')) : comment).replace(signature, '')

/** Settles a comment by a signed last line. */
export const settledComment = (comment: string, person: string, day: string): string =>
  `${comment}\n${SETTLED}${person}, ${day}`

const SETTLED = '✓ '

/** True for a settled comment. */
export const isSettled = (comment: string): boolean => comment.split('\n').at(-1)?.startsWith(SETTLED) ?? false
