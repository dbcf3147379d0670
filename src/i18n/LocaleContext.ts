import { createContext, useContext } from 'react'
import { defaultLocale, type Locale, localeOf } from '../config/locales.ts'
import type { Publication } from './publication.ts'

/** What a rendered tree knows about its language. It never changes while a document is open. */
export interface LocaleState {
  readonly locale: Locale
  /** Which pages are not fully translated, in every locale. */
  readonly publication: Publication
  /** Told of every message that is read and of the language that it came from; the prerender listens. */
  readonly onUse?: (key: string, language: string) => void
}

export const LocaleContext = createContext<LocaleState>({ locale: localeOf(defaultLocale), publication: {} })

export function useLocale(): LocaleState {
  return useContext(LocaleContext)
}
