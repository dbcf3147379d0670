/** Scripts without spaces between words. */
const unspaced = new Set(['Hans', 'Hant', 'Jpan'])

/** Returns the script of a language (BCP 47) as an ISO 15924 code. */
export const scriptOf = (tag: string): string => new Intl.Locale(tag).maximize().script ?? 'Latn'

/** True if a language has no spaces between words. */
export const isUnspaced = (tag: string): boolean => unspaced.has(scriptOf(tag))
