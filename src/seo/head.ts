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
  /** What networks show with a link to the page, if not these. */
  readonly social?: { readonly title: string; readonly description: string }
  /** Origin without a trailing slash; null for a preview, which has no canonical address and is not to be indexed. */
  readonly siteUrl: string | null
  /** The picture that is shown with a link to the page. */
  readonly image?: PreviewImage | null
}

type Attributes = Readonly<Record<string, string>>

export interface HeadTags {
  readonly title: string
  readonly meta: readonly Attributes[]
  readonly link: readonly Attributes[]
}

/** The head of a page as data; attribute names are React's. Only an https origin may be indexed, no notice and no preview. */
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
 * The canonical address of a page and its alternates as [hreflang, address]: each locale in which the page is really
 * published, and x-default. A page that is served in English is the English page and has no alternates of its own; nor has
 * one of a locale that is a preview.
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

/** Social networks do not resolve paths. */
function absolute(image: PreviewImage | null, siteUrl: string | null): PreviewImage | null {
  return image?.url.startsWith('/') ? { ...image, url: (siteUrl ?? '') + basePath + image.url } : image
}
