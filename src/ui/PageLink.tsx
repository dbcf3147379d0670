import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import type { PageId } from '../config/routes.ts'
import { href } from '../i18n/href.ts'
import { useLocale } from '../i18n/LocaleContext.ts'
import { useView } from './ViewContext.ts'

export interface PageLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  readonly page: PageId
  /** A fragment of that page, without the #. */
  readonly hash?: string
  /** Scroll to the top before leaving (the enhance script does it, so that it also works before React is awake). */
  readonly toTop?: boolean
}

/** A link to a page in the document's locale. It marks the current page. */
export function PageLink({ page, hash, toTop, ...rest }: PageLinkProps) {
  const { locale } = useLocale()
  const current = useView() === page && !hash
  return (
    <Link
      to={href(locale.code, page, hash)}
      aria-current={current ? 'page' : undefined}
      data-to-top={toTop ? '' : undefined}
      {...rest}
    />
  )
}
