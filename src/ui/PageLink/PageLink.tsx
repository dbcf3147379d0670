import type { ComponentProps } from 'react'
import { TO_TOP } from '../../config/protocol.ts'
import type { PageId } from '../../config/routes.ts'
import { href } from '../../i18n/href.ts'
import { useLocale } from '../../i18n/LocaleContext.ts'
import { useView } from '../ViewContext.ts'

export interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly page: PageId
  readonly hash?: string
  /** Scrolls to the top before navigating. Handled by src/enhance, so that it also works before hydration. */
  readonly toTop?: boolean
}

/**
 * A link to a page in the document's locale, with aria-current on the current page. A plain element: following it loads
 * a document.
 */
export function PageLink({ page, hash, toTop, ...rest }: PageLinkProps) {
  const { locale } = useLocale()
  const current = useView() === page && !hash
  return (
    <a
      href={href(locale.code, page, hash)}
      aria-current={current ? 'page' : undefined}
      {...(toTop ? { [TO_TOP]: '' } : {})}
      {...rest}
    />
  )
}
