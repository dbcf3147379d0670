import { defaultLocale } from '../config/locales.ts'
import { useLocale } from './LocaleContext.ts'

/**
 * Returns the BCP 47 tag of the translation in an example: the page's own language (undefined), but `other` in the
 * default locale and in those of `shown`: locales that keep it, or whose language the example shows elsewhere.
 */
export function useExampleLanguage(other = 'pl', shown: readonly string[] = []): string | undefined {
  const { code } = useLocale().locale
  return code === defaultLocale || shown.includes(code) ? other : undefined
}
