import { defaultLocale, localeOf } from '../config/locales.ts'
import type { PageId } from '../config/routes.ts'
import { href } from './href.ts'
import { useLocale } from './LocaleContext.ts'
import { pageState } from './publication.ts'

interface PageAddress {
  readonly href: string
  /** Given where the page is in another language than the document. */
  readonly hrefLang: string | undefined
}

/** The address of a page in the document's locale, or in the default one where the locale does not have it. */
export function usePageAddress(page: PageId, hash?: string): PageAddress {
  const { locale, publication } = useLocale()
  const omitted = pageState(publication, locale.code, page) === 'omitted'
  const target = omitted ? localeOf(defaultLocale) : locale
  return { href: href(target.code, page, hash), hrefLang: omitted ? target.tag : undefined }
}
