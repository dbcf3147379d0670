const commas: Readonly<Record<string, string>> = { Arab: '، ', Hans: '、', Hant: '、', Jpan: '、' }

/** The comma of a language, with the space after it where there is one. */
export const commaOf = (tag: string): string => commas[new Intl.Locale(tag).maximize().script ?? ''] ?? ', '

/**
 * How a language lists things that belong together. Lists of the type "unit" have no "and" in most languages, and no sign at
 * all between words in those that write without spaces: these get their comma from the type "conjunction".
 */
export function listFormat(tag: string): Intl.ListFormat {
  return new Intl.ListFormat(tag, { type: commaOf(tag) === '、' ? 'conjunction' : 'unit' })
}
