import type { Locale } from '../config/locales.ts'
import { brand } from '../config/brand.ts'
import { once } from '../i18n/once.ts'

export interface PreviewImage {
  /** Absolute, or a path of this site. A PNG of 1200 x 630 pixels. */
  readonly url: string
  readonly alt: string
}

export interface SocialInput {
  readonly title: string
  readonly description: string
  /** The canonical address; null in a preview, which has none. */
  readonly url: string | null
  /** The locale of the text, and the others in which the page is published. */
  readonly locale: Locale
  readonly others: readonly Locale[]
  readonly image: PreviewImage | null
}

type Attributes = Readonly<Record<string, string>>

/**
 * What social networks read: the Open Graph protocol (ogp.me), and the card tags of X, which takes from Open Graph
 * whatever it has no tag of its own for. Attribute names are React's.
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
 * A BCP 47 tag as Open Graph writes locales, language_TERRITORY. A tag without a region takes the likely one of Unicode
 * CLDR (UTS 35, likely subtags): pl becomes pl_PL. Arabic of all countries is ar_AR for Facebook, which refuses locales that
 * it does not know: https://developers.facebook.com/docs/opengraph/guides/internationalization.
 */
export const ogLocale = once((tag: string) => {
  const { language, region } = new Intl.Locale(tag).maximize()
  if (language === 'ar') return 'ar_AR'
  return region ? `${language}_${region}` : language
})
