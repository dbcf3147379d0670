import type { Locale } from '../../../src/config/locales.ts'

type Fonts = Locale['fonts']

/** Which fonts a language asks for. The fonts' Arabic letters are those of Arabic itself; Persian, Urdu and others have more. */
export function fontsOf(tag: string): Fonts {
  const { language, script = 'Latn' } = new Intl.Locale(tag).maximize()
  if (script === 'Latn') return westernLatin.has(language) ? 'latin' : 'latin-ext'
  return language === 'ar' ? 'arabic' : 'system'
}

/** Languages whose letters are all in the fonts' "latin" files (U+0000–00FF and punctuation); others need "latin-ext". */
const westernLatin = new Set(['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'da', 'nb', 'nn', 'no', 'fi', 'is', 'ga'])

/** What that means, in words. */
export const fontsInWords: Readonly<Record<Fonts, string>> = {
  latin: 'the site’s fonts',
  'latin-ext': 'the site’s fonts with their extended Latin letters',
  arabic: 'the site’s fonts with Arabic ones beside them',
  system: 'the reader’s own fonts, because the site’s have no letters of this script',
}
