import { basePath } from '../config/basePath.ts'
import { defaultLocale, type Locale, localeOf } from '../config/locales.ts'
import { isNotice, type PageId, type ViewId } from '../config/routes.ts'
import { href } from '../i18n/href.ts'
import { localesOf, type Publication } from '../i18n/publication.ts'
import { contentLocale, isIndexable } from './addresses.ts'
import { type PreviewImage, socialTags } from './social.ts'

export interface HeadInput {
  readonly view: ViewId
  readonly locale: Locale
  readonly publication: Publication
  readonly title: string
  readonly description: string
  /** Overrides of title and description for social networks. */
  readonly social?: { readonly title: string; readonly description: string }
  /** Origin without a trailing slash; null for a preview, which has no canonical address and is not indexed. */
  readonly siteUrl: string | null
  readonly image?: PreviewImage | null
}

type Attributes = Readonly<Record<string, string>>

export interface HeadTags {
  readonly title: string
  readonly meta: readonly Attributes[]
  readonly link: readonly Attributes[]
}

/** Returns the head of a page as data with React's attribute names. Notices, previews and non-https sites get noindex. */
export function headTags(input: HeadInput): HeadTags {
  const { view, title, description, siteUrl } = input
  const meta: Attributes[] = [{ name: 'description', content: description }]
  if (isNotice(view) || !isIndexable(siteUrl) || input.locale.preview) meta.push({ name: 'robots', content: 'noindex' })
  if (isNotice(view)) return { title, meta, link: [] }
  const { canonical, alternates } = addressesOf(view, input)
  const link = alternates.map(([hrefLang, address]) => ({ rel: 'alternate', hrefLang, href: address }))
  const locale = localeOf(contentLocale(input.publication, input.locale.code, view))
  const social = socialTags({
    ...(input.social ?? { title, description }),
    url: siteUrl === null ? null : canonical,
    locale,
    others:
      alternates.length === 0 ? [] : localesOf(input.publication, view).filter(({ code }) => code !== locale.code),
    image: absolute(input.image ?? null, siteUrl),
  })
  return {
    title,
    meta: [...meta, ...social],
    link: siteUrl === null ? link : [{ rel: 'canonical', href: canonical }, ...link],
  }
}

/**
 * Returns the canonical address of a page and its alternates as [hreflang, address]: each locale that the page is published
 * in, and x-default. Pages served in English and pages of preview locales have no alternates.
 */
export function addressesOf(
  page: PageId,
  { locale, publication, siteUrl }: Pick<HeadInput, 'locale' | 'publication' | 'siteUrl'>,
): { canonical: string; alternates: [hreflang: string, address: string][] } {
  const address = (code: Locale['code']) => (siteUrl ?? '') + href(code, page)
  const code = contentLocale(publication, locale.code, page)
  if (code !== locale.code || locale.preview) return { canonical: address(code), alternates: [] }
  const alternates = localesOf(publication, page).map((other): [string, string] => [other.tag, address(other.code)])
  return { canonical: address(code), alternates: [...alternates, ['x-default', address(defaultLocale)]] }
}

/** Makes the picture's URL absolute, because social networks do not resolve paths. */
function absolute(image: PreviewImage | null, siteUrl: string | null): PreviewImage | null {
  return image?.url.startsWith('/') ? { ...image, url: (siteUrl ?? '') + basePath + image.url } : image
}
