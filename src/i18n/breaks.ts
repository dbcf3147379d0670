/** A line break opportunity in headings of languages without spaces, inserted by scripts/build/texts/typeset.ts. */
export const BREAK = '\u200B'

/** Returns a heading without BREAK, for titles and pictures. */
export const withoutBreaks = (heading: string): string => heading.replaceAll(BREAK, '')
