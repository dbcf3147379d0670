/** ISO 15924 codes of right-to-left scripts. */
const rightToLeft = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg'])

/** Returns the direction of a language by its BCP 47 tag. The likely script is CLDR's. */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  const { script = 'Latn' } = new Intl.Locale(tag).maximize()
  return rightToLeft.has(script) ? 'rtl' : 'ltr'
}

/** Returns the attributes of a text in another language than the page's; none for undefined, the page's own. */
export function inLanguage(tag: string | undefined): { lang?: string; dir?: 'ltr' | 'rtl' } {
  return tag === undefined ? {} : { lang: tag, dir: directionOf(tag) }
}
