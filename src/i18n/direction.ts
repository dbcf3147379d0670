/** ISO 15924 codes of the scripts in use that run from right to left. */
const rightToLeft = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg'])

/** The direction in which a language is written, given its BCP 47 tag, whose likely script is CLDR's. */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  const { script = 'Latn' } = new Intl.Locale(tag).maximize()
  return rightToLeft.has(script) ? 'rtl' : 'ltr'
}

/** The attributes of a text in another language than the page's; none for a text in the page's own. */
export function inLanguage(tag: string | undefined): { lang?: string; dir?: 'ltr' | 'rtl' } {
  return tag === undefined ? {} : { lang: tag, dir: directionOf(tag) }
}
