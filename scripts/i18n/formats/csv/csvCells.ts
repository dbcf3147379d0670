/**
 * A spreadsheet runs a cell that starts like this as a formula; with an apostrophe before it, it does not. A text that
 * has apostrophes there of its own gets one more, so that reading can take one away.
 */
const formula = /^'*[=+\-@\t\r]/
/** A cell as it is written. */
export const guard = (text: string) => (formula.test(text) ? `'${text}` : text)
/** The text of a cell that was read. */
export const unguard = (text: string) => (text.startsWith("'") && formula.test(text) ? text.slice(1) : text)
