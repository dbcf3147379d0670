import { createContext, useContext } from 'react'
import { defaultLocale, type Locale, type LocaleCode, localeOf } from '../config/locales.ts'
import type { Publication } from './publication.ts'

/** The language state of a rendered tree. It never changes while a document is open. */
export interface LocaleState {
  readonly locale: Locale
  readonly publication: Publication
  /** Returns the target of a language link, in a document that is not a view (src/app/renderWritten.tsx). */
  readonly inLocale?: (code: LocaleCode) => string
  /** Called for every message that is read, with the language that it came from. Used by the prerender. */
  readonly onUse?: (key: string, language: string) => void
}

export const LocaleContext = createContext<LocaleState>({ locale: localeOf(defaultLocale), publication: {} })

export function useLocale(): LocaleState {
  return useContext(LocaleContext)
}
