import type en from '#locales/en/languages.json'
import { workLanguages } from '../config/workLanguages.ts'
import { useLocale } from './LocaleContext.ts'
import { plainText } from './plainText.ts'
import { useMessages } from './useMessages.tsx'

/**
 * Returns the languages that the company works in, sorted by their names in the page's language. The page needs the namespace
 * "languages".
 */
export function useWorkLanguages() {
  const { m, text } = useMessages<typeof en>('languages')
  const { compare } = new Intl.Collator(useLocale().locale.tag)
  return workLanguages
    .map((language) => ({
      ...language,
      name: m(`items.${language.id}.name`),
      nameText: text(`items.${language.id}.name`),
    }))
    .toSorted((one, other) => compare(plainText(one.nameText), plainText(other.nameText)))
}
