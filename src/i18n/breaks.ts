/** A line break opportunity in labels of languages without spaces, inserted by scripts/build/texts/typeset.ts. */
export const BREAK = '\u200B'
/** The same next to Latin letters or digits, with the space that `text-autospace` adds where no break intervenes. */
export const SPACED_BREAK = '\u2006'

/** Returns a label without its breaks, for titles, accessible names and pictures. */
export const withoutBreaks = (label: string): string => label.replace(/[\u200B\u2006]/g, '')
