import { Readable } from 'node:stream'
import { ErrorLevel, SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap'
import { publicLocales } from '../../src/config/locales.ts'
import { allRoutes } from '../../src/config/routes.ts'
import { localesOf, type Publication } from '../../src/i18n/publication.ts'
import { type Written, writtenHref, writtenNames } from '../../src/i18n/written.ts'
import { isIndexable } from '../../src/seo/addresses.ts'
import { addressesOf } from '../../src/seo/head.ts'
import { writtenAlternates } from '../../src/seo/written.ts'

/** An address of the sitemap with its alternates, which include itself and x-default. */
export interface SitemapEntry {
  readonly url: string
  readonly links: readonly { readonly lang: string; readonly url: string }[]
}

/** What the protocol allows in one file: https://www.sitemaps.org/protocol.html#index */
const protocolLimits = { addresses: 50_000, bytes: 50 * 1024 * 1024 }

/** Every page that is really published, in every locale that publishes it; the links are those of its head. */
export function sitemapEntries(publication: Publication, siteUrl: string): SitemapEntry[] {
  return publicLocales.flatMap((locale) =>
    allRoutes
      .filter(({ id }) => localesOf(publication, id).includes(locale))
      .map(({ id }) => {
        const { canonical, alternates } = addressesOf(id, { locale, publication, siteUrl })
        return { url: canonical, links: alternates.map(([lang, url]) => ({ lang, url })) }
      }),
  )
}

/** The lists of articles and every written page, in every public locale that has them. */
export function writtenEntries(written: Written, siteUrl: string): SitemapEntry[] {
  return publicLocales.flatMap(({ code }) =>
    writtenNames(written, code).map((name) => ({
      url: siteUrl + writtenHref(code, name),
      links: writtenAlternates(written, name, siteUrl).map(([lang, url]) => ({ lang, url })),
    })),
  )
}

/**
 * The sitemap as files, name to text: sitemap.xml, or, above what one file may hold, sitemap-1.xml and so on with
 * sitemap.xml as their index. Dates are left out: a build cannot tell when a text was last changed.
 */
export async function sitemapFiles(
  entries: readonly SitemapEntry[],
  siteUrl: string,
  limits = protocolLimits,
): Promise<Map<string, string>> {
  const parts = await print(entries, limits)
  const [only] = parts
  if (parts.length === 1 && only !== undefined) return new Map([['sitemap.xml', only]])
  const files = parts.map((text, index): [string, string] => [`sitemap-${index + 1}.xml`, text])
  const index = new SitemapIndexStream({ level: ErrorLevel.THROW })
  const names = files.map(([name]) => ({ url: `${siteUrl}/${name}` }))
  const text = (await streamToPromise(Readable.from(names).pipe(index))).toString()
  return new Map([['sitemap.xml', text], ...files])
}

/** The entries in as many texts as the limits ask for, halved until each fits. */
async function print(entries: readonly SitemapEntry[], limits: typeof protocolLimits): Promise<string[]> {
  if (entries.length > limits.addresses) {
    const [first, rest] = [entries.slice(0, limits.addresses), entries.slice(limits.addresses)]
    return [...(await print(first, limits)), ...(await print(rest, limits))]
  }
  const stream = new SitemapStream({
    level: ErrorLevel.THROW,
    xmlns: { news: false, video: false, image: false, xhtml: true },
  })
  const text = (await streamToPromise(Readable.from(entries).pipe(stream))).toString()
  if (Buffer.byteLength(text) <= limits.bytes || entries.length === 1) return [text]
  const middle = Math.ceil(entries.length / 2)
  return [...(await print(entries.slice(0, middle), limits)), ...(await print(entries.slice(middle), limits))]
}

/**
 * robots.txt (RFC 9309). Nothing is disallowed, in a preview neither: its pages say noindex, and a crawler obeys that only
 * where it may read them (https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag).
 */
export function robotsTxt(siteUrl: string | null): string {
  const rules = ['User-agent: *', 'Disallow:']
  if (isIndexable(siteUrl)) rules.push('', `Sitemap: ${siteUrl}/sitemap.xml`)
  return `${rules.join('\n')}\n`
}

/** robots.txt and, for a site that may be indexed, the sitemap. A preview has none: it would name noindex pages. */
export async function crawlerFiles({
  publication,
  siteUrl,
  written = [],
}: {
  readonly publication: Publication
  readonly siteUrl: string | null
  readonly written?: Written
}): Promise<Map<string, string>> {
  const files = new Map([['robots.txt', robotsTxt(siteUrl)]])
  if (!isIndexable(siteUrl)) return files
  const entries = [...sitemapEntries(publication, siteUrl), ...writtenEntries(written, siteUrl)]
  return new Map([...files, ...(await sitemapFiles(entries, siteUrl))])
}
