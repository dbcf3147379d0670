import { createContext, useContext } from 'react'
import { defaultLocale, type Locale, localeOf } from '../config/locales.ts'

/** What a rendered tree knows about its language. It never changes while a document is open. */
export interface LocaleState {
  readonly locale: Locale
  /** Told of every message that is read and of the language that it came from; the prerender listens. */
  readonly onUse?: (key: string, language: string) => void
}

export const LocaleContext = createContext<LocaleState>({ locale: localeOf(defaultLocale) })

export function useLocale(): LocaleState {
  return useContext(LocaleContext)
}
