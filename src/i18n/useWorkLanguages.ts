import type { ReactNode } from 'react'
import type en from '#locales/en/languages.json'
import { type WorkLanguage, workLanguages } from '../config/workLanguages.ts'
import { useLocale } from './LocaleContext.ts'
import { plainText } from './plainText.ts'
import { useMessages } from './useMessages.tsx'

/** A language that the company works in, with its name in the page's language. */
export type NamedLanguage = WorkLanguage & {
  readonly name: ReactNode
  readonly nameText: string
}

/** Returns the languages that the company works in, sorted by name. The page needs the namespace "languages". */
export function useWorkLanguages(): readonly NamedLanguage[] {
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
