const commas: Readonly<Record<string, string>> = { Arab: '، ', Hans: '、', Hant: '、', Jpan: '、' }

/** Returns the comma of a language, with a space if the language uses one. */
export const commaOf = (tag: string): string => commas[new Intl.Locale(tag).maximize().script ?? ''] ?? ', '

/**
 * Returns the list format of a language without "and". Type "unit" has no "and" in most languages, but no separator at all
 * in languages without spaces, so these use the comma of type "conjunction".
 */
export function listFormat(tag: string): Intl.ListFormat {
  return new Intl.ListFormat(tag, { type: commaOf(tag) === '、' ? 'conjunction' : 'unit' })
}
