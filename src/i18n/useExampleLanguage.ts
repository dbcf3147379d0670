import { defaultLocale } from '../config/locales.ts'
import { useLocale } from './LocaleContext.ts'

/**
 * Returns the BCP 47 tag of the translation in an example: the page's own language (undefined), in the default locale
 * Polish.
 */
export function useExampleLanguage(): string | undefined {
  return useLocale().locale.code === defaultLocale ? 'pl' : undefined
}
