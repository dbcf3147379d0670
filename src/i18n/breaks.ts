/** Where a line of a heading may end in a language without spaces: scripts/texts/typeset.ts puts it there. */
export const BREAK = '\u200B'
/** Where none may end that else would: after a hyphen. */
export const JOIN = '\u2060'

/** A heading as it is used elsewhere: in the title of a document, in a picture. */
export const withoutBreaks = (heading: string): string => heading.replace(/[\u200B\u2060]/g, '')
