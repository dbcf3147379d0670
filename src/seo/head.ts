import type { Locale } from '../config/locales.ts'
import { publicLocales } from '../config/locales.ts'
import { isNotice, type ViewId } from '../config/routes.ts'
import { defaultLocale } from '../config/locales.ts'
import { href } from '../i18n/href.ts'

export interface HeadInput {
  readonly view: ViewId
  readonly locale: Locale
  readonly title: string
  readonly description: string
  /** Origin without a trailing slash; null for a preview, which has no canonical address and is not to be indexed. */
  readonly siteUrl: string | null
}

type Attributes = Readonly<Record<string, string>>

export interface HeadTags {
  readonly title: string
  readonly meta: readonly Attributes[]
  readonly link: readonly Attributes[]
}

/** The head of a page as data; attribute names are React's. */
export function headTags({ view, locale, title, description, siteUrl }: HeadInput): HeadTags {
  const meta: Attributes[] = [{ name: 'description', content: description }]
  const link: Attributes[] = []
  if (isNotice(view) || siteUrl === null) meta.push({ name: 'robots', content: 'noindex' })
  if (!isNotice(view)) {
    const address = (code: Locale['code']) => (siteUrl ?? '') + href(code, view)
    if (siteUrl !== null) link.push({ rel: 'canonical', href: address(locale.code) })
    for (const other of publicLocales) {
      link.push({ rel: 'alternate', hrefLang: other.tag, href: address(other.code) })
    }
    link.push({ rel: 'alternate', hrefLang: 'x-default', href: address(defaultLocale) })
  }
  return { title, meta, link }
}
