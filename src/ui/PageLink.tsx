import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { defaultLocale, localeOf } from '../config/locales.ts'
import type { PageId } from '../config/routes.ts'
import { href } from '../i18n/href.ts'
import { useLocale } from '../i18n/LocaleContext.ts'
import { pageState } from '../i18n/publication.ts'
import { useView } from './ViewContext.ts'

export interface PageLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  readonly page: PageId
  /** A fragment of that page, without the #. */
  readonly hash?: string
  /** Scroll to the top before leaving (the enhance script does it, so that it also works before React is awake). */
  readonly toTop?: boolean
}

/** A link to a page in the document's locale, or in the default one where the locale does not have it. It marks the current page. */
export function PageLink({ page, hash, toTop, ...rest }: PageLinkProps) {
  const { locale, publication } = useLocale()
  const current = useView() === page && !hash
  const omitted = pageState(publication, locale.code, page) === 'omitted'
  const target = omitted ? localeOf(defaultLocale) : locale
  return (
    <Link
      to={href(target.code, page, hash)}
      aria-current={current ? 'page' : undefined}
      data-to-top={toTop ? '' : undefined}
      // Another language is another document.
      {...(omitted ? { reloadDocument: true, hrefLang: target.tag } : {})}
      {...rest}
    />
  )
}
