import { defaultLocale } from '../config/locales.ts'
import { useLocale } from './LocaleContext.ts'

/**
 * The BCP 47 tag of the translation in an example: each locale shows one into its own language (undefined: the page's), the default
 * locale one into Polish.
 */
export function useExampleLanguage(): string | undefined {
  return useLocale().locale.code === defaultLocale ? 'pl' : undefined
}
