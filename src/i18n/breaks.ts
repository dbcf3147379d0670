/** Where a line of a heading may end in a language without spaces: scripts/build/texts/typeset.ts puts it there. */
export const BREAK = '\u200B'

/** A heading as it is used elsewhere: in the title of a document, in a picture. */
export const withoutBreaks = (heading: string): string => heading.replaceAll(BREAK, '')
