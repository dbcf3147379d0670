import { publicLocales } from '../../src/config/locales.ts'
import { allRoutes } from '../../src/config/routes.ts'
import { localesOf, type Publication } from '../../src/i18n/publication.ts'
import { type Written, writtenHref, writtenNames } from '../../src/i18n/written.ts'
import { isIndexable } from '../../src/seo/addresses.ts'
import { addressesOf } from '../../src/seo/head.ts'
import { writtenAlternates } from '../../src/seo/written.ts'

/** An address of the sitemap with its alternates, which include itself and x-default. */
interface SitemapEntry {
  readonly url: string
  readonly alternates: readonly (readonly [lang: string, url: string])[]
}

/** Returns the published pages of each locale with the alternates of their heads. */
export function sitemapEntries(publication: Publication, siteUrl: string): SitemapEntry[] {
  return publicLocales.flatMap((locale) =>
    allRoutes
      .filter(({ id }) => localesOf(publication, id).includes(locale))
      .map(({ id }) => {
        const { canonical, alternates } = addressesOf(id, { locale, publication, siteUrl })
        return { url: canonical, alternates }
      }),
  )
}

/** Returns the lists of articles and the written pages of each public locale. */
export function writtenEntries(written: Written, siteUrl: string): SitemapEntry[] {
  return publicLocales.flatMap(({ code }) =>
    writtenNames(written, code).map((name) => ({
      url: siteUrl + writtenHref(code, name),
      alternates: writtenAlternates(written, name, siteUrl),
    })),
  )
}

/** Prints a sitemap (https://www.sitemaps.org/protocol.html) without dates: a build does not know when a text changed. */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const rows = entries.map(({ url, alternates }) => {
    const links = alternates.map(
      ([lang, address]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${address}"/>`,
    )
    return `<url><loc>${url}</loc>${links.join('')}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${rows.join('')}</urlset>`
}

/**
 * Prints robots.txt (RFC 9309). Nothing is disallowed, not even in a preview: a crawler obeys the noindex of a page only if it
 * may read the page (https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag).
 */
export function robotsTxt(siteUrl: string | null): string {
  const rules = ['User-agent: *', 'Disallow:']
  if (isIndexable(siteUrl)) rules.push('', `Sitemap: ${siteUrl}/sitemap.xml`)
  return `${rules.join('\n')}\n`
}

/** Returns robots.txt and, for a site that may be indexed, the sitemap. */
export function crawlerFiles({
  publication,
  siteUrl,
  written = [],
}: {
  readonly publication: Publication
  readonly siteUrl: string | null
  readonly written?: Written
}): Map<string, string> {
  const files = new Map([['robots.txt', robotsTxt(siteUrl)]])
  if (!isIndexable(siteUrl)) return files
  const entries = [...sitemapEntries(publication, siteUrl), ...writtenEntries(written, siteUrl)]
  return files.set('sitemap.xml', sitemapXml(entries))
}
