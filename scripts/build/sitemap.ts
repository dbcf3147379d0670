import { publicLocales } from '../../src/config/locales.ts'
import { allRoutes } from '../../src/config/routes.ts'
import { localesOf, type Publication } from '../../src/i18n/publication.ts'
import { type Written, writtenHref, writtenNames } from '../../src/i18n/written.ts'
import { isIndexable } from '../../src/seo/addresses.ts'
import { addressesOf } from '../../src/seo/head.ts'
import { writtenAlternates } from '../../src/seo/written.ts'

/**
 * Returns robots.txt (RFC 9309) and, for a site that may be indexed, the sitemap. Nothing is disallowed, not even in a preview: a
 * crawler obeys the noindex of a page only if it may read the page
 * (https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag).
 */
export function crawlerFiles(publication: Publication, siteUrl: string | null, written: Written): Map<string, string> {
  const robots = 'User-agent: *\nDisallow:\n'
  if (!isIndexable(siteUrl)) return new Map([['robots.txt', robots]])
  return new Map([
    ['robots.txt', `${robots}\nSitemap: ${siteUrl}/sitemap.xml\n`],
    ['sitemap.xml', sitemapXml([...pageItems(publication, siteUrl), ...writtenItems(written, siteUrl)])],
  ])
}

/** Prints a sitemap (https://www.sitemaps.org/protocol.html) without dates: a build does not know when a text changed. */
const sitemapXml = (items: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${items.join('')}</urlset>`

/** Prints an address with its alternates, which include itself and x-default. */
function itemOf(url: string, alternates: readonly (readonly [lang: string, url: string])[]): string {
  const links = alternates.map(
    ([lang, address]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${address}"/>`,
  )
  return `<url><loc>${url}</loc>${links.join('')}</url>`
}

/** The published pages of each locale, with the alternates of their heads. */
function pageItems(publication: Publication, siteUrl: string): string[] {
  return publicLocales.flatMap((locale) => {
    const published = allRoutes.filter(({ id }) => localesOf(publication, id).includes(locale))
    return published.map(({ id }) => {
      const { canonical, alternates } = addressesOf(id, { locale, publication, siteUrl })
      return itemOf(canonical, alternates)
    })
  })
}

/** The lists of articles and the written pages of each public locale. */
function writtenItems(written: Written, siteUrl: string): string[] {
  return publicLocales.flatMap(({ code }) =>
    writtenNames(written, code).map((name) =>
      itemOf(siteUrl + writtenHref(code, name), writtenAlternates(written, name, siteUrl)),
    ),
  )
}
