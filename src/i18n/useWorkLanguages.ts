import type { ReactNode } from 'react'
import type en from '#locales/en/languages.json'
import { type WorkLanguage, workLanguages } from '../config/workLanguages.ts'
import { useLocale } from './LocaleContext.ts'
import { plainText } from './plainText.ts'
import { useMessages } from './useMessages.tsx'

/** A language that the company works in, with what the page's language calls it. */
export type NamedLanguage = WorkLanguage & {
  readonly name: ReactNode
  /** The name where only a string can stand. */
  readonly nameText: string
}

/** The languages that the company works in, in the order of their names. The page needs the namespace "languages". */
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
