import type { ComponentProps } from 'react'
import { useLocation } from 'react-router-dom'
import { useLocale } from '../i18n/LocaleContext.ts'
import { type WrittenMenu, writtenHref } from '../i18n/written.ts'

/** The simple pages that a menu lists in the document's language, with their addresses. */
export function useWrittenPages(menu: WrittenMenu) {
  const { code } = useLocale().locale
  const { menus } = __WRITTEN__ || { menus: [] }
  return menus.flatMap((page) =>
    page.menu === menu && page.locale === code ? [{ ...page, href: writtenHref(code, page.name) }] : [],
  )
}

/** A link to a written page, with aria-current on that page. */
export function WrittenLink(props: ComponentProps<'a'>) {
  return <a aria-current={useLocation().pathname === props.href ? 'page' : undefined} {...props} />
}
