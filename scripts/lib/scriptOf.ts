/** Scripts that are written without spaces between words. */
const unspaced = new Set(['Hans', 'Hant', 'Jpan'])

/** The script of a language (BCP 47), as ISO 15924 code. */
export const scriptOf = (tag: string): string => new Intl.Locale(tag).maximize().script ?? 'Latn'

/** Whether a language has no spaces between its words. */
export const isUnspaced = (tag: string): boolean => unspaced.has(scriptOf(tag))
