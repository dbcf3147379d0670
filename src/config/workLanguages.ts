/**
 * The languages that the company works in (requirement R18), with their own names. Flags are of countries, so some languages
 * have two. Traditional Chinese has the flag of Hong Kong.
 */
export const workLanguages = [
  { id: 'arabic', lang: 'ar', own: 'العربية', flags: ['SA', 'AE'] },
  { id: 'english', lang: 'en', own: 'English', flags: ['US', 'GB'] },
  { id: 'japanese', lang: 'ja', own: '日本語', flags: ['JP'] },
  { id: 'spanish', lang: 'es', own: 'Español', flags: ['ES', 'MX'] },
  { id: 'chinese', lang: 'zh', own: '中文', flags: ['CN', 'HK'] },
  { id: 'french', lang: 'fr', own: 'Français', flags: ['FR'] },
  { id: 'korean', lang: 'ko', own: '한국어', flags: ['KR'] },
  { id: 'swedish', lang: 'sv', own: 'Svenska', flags: ['SE'] },
  { id: 'czech', lang: 'cs', own: 'Čeština', flags: ['CZ'] },
  { id: 'german', lang: 'de', own: 'Deutsch', flags: ['DE'] },
  { id: 'polish', lang: 'pl', own: 'Polski', flags: ['PL'] },
  { id: 'thai', lang: 'th', own: 'ไทย', flags: ['TH'] },
  { id: 'danish', lang: 'da', own: 'Dansk', flags: ['DK'] },
  { id: 'hindi', lang: 'hi', own: 'हिन्दी', flags: ['IN'] },
  { id: 'portuguese', lang: 'pt', own: 'Português', flags: ['BR', 'PT'] },
  { id: 'turkish', lang: 'tr', own: 'Türkçe', flags: ['TR'] },
  { id: 'dutch', lang: 'nl', own: 'Nederlands', flags: ['NL'] },
  { id: 'italian', lang: 'it', own: 'Italiano', flags: ['IT'] },
  { id: 'russian', lang: 'ru', own: 'Русский', flags: ['RU'] },
  { id: 'vietnamese', lang: 'vi', own: 'Tiếng Việt', flags: ['VN'] },
] as const

export type WorkLanguage = (typeof workLanguages)[number]

/** Returns the language with an id, such as the value of a control, or undefined. */
export const workLanguageOf = (id: string | undefined): WorkLanguage | undefined =>
  workLanguages.find((language) => language.id === id)

/** Returns a language's own name by its BCP 47 tag, ignoring the script. Throws if the company does not work in it. */
export function ownNameOf(tag: string): string {
  const found = workLanguages.find(({ lang }) => lang === new Intl.Locale(tag).language)
  if (!found) throw new Error(`Expected a language of src/config/workLanguages.ts, found ${tag}.`)
  return found.own
}
