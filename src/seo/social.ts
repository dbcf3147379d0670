import type { Locale } from '../config/locales.ts'
import { brand } from '../config/brand.ts'
import { once } from '../i18n/once.ts'

export interface PreviewImage {
  /** A PNG of 1200 x 630 px, as an absolute URL or a path of this site. */
  readonly url: string
  readonly alt: string
}

export interface SocialInput {
  readonly title: string
  readonly description: string
  /** The canonical address; null in a preview. */
  readonly url: string | null
  /** The locale of the text. `others` are the other locales of the page. */
  readonly locale: Locale
  readonly others: readonly Locale[]
  readonly image: PreviewImage | null
}

type Attributes = Readonly<Record<string, string>>

/**
 * Returns the tags for social networks: the Open Graph protocol (ogp.me), and the card tags of X, which falls back to Open
 * Graph. Attribute names are React's.
 */
export function socialTags({ title, description, url, locale, others, image }: SocialInput): Attributes[] {
  const og: [string, string][] = [
    ['og:type', 'website'],
    ['og:site_name', brand],
    ['og:title', title],
    ['og:description', description],
    ...(url === null ? [] : [['og:url', url] satisfies [string, string]]),
    ['og:locale', ogLocale(locale.tag)],
    ...others.map((other): [string, string] => ['og:locale:alternate', ogLocale(other.tag)]),
  ]
  const twitter: [string, string][] = [
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', title],
    ['twitter:description', description],
  ]
  if (image) {
    og.push(['og:image', image.url], ['og:image:type', 'image/png'])
    og.push(['og:image:width', '1200'], ['og:image:height', '630'], ['og:image:alt', image.alt])
    twitter.push(['twitter:image', image.url], ['twitter:image:alt', image.alt])
  }
  return [
    ...og.map(([property, content]) => ({ property, content })),
    ...twitter.map(([name, content]) => ({ name, content })),
  ]
}

/**
 * Converts a BCP 47 tag to an Open Graph locale, language_TERRITORY. Tags without a region get the likely one of Unicode
 * CLDR (UTS 35, likely subtags): pl becomes pl_PL. Arabic is ar_AR, because Facebook rejects locales that it does not know:
 * https://developers.facebook.com/docs/opengraph/guides/internationalization.
 */
export const ogLocale = once((tag: string) => {
  const { language, region } = new Intl.Locale(tag).maximize()
  if (language === 'ar') return 'ar_AR'
  return region ? `${language}_${region}` : language
})
