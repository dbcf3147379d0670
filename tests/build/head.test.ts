import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type CheerioAPI, load } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { readWritten } from '../../scripts/build/written/read.ts'
import { originLocales, originSite, siteUrl } from '../../scripts/lib/builds.ts'
import { defaultLocale, type Locale, type LocaleCode, publicLocales } from '../../src/config/locales.ts'
import { isNotice, type ViewId } from '../../src/config/routes.ts'
import { href } from '../../src/i18n/href.ts'
import { once } from '../../src/i18n/once.ts'
import { writtenNames } from '../../src/i18n/written.ts'
import { documents, localesWith, fileOf } from './site.ts'

const folder = originSite

const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
const parsed = once((file: string) => load(read(file)))
const page = (locale: Locale, view: ViewId) => parsed(fileOf(locale, view))
const meta = ($: CheerioAPI, key: string) => $(`meta[property="${key}"], meta[name="${key}"]`).attr('content')
const pages = documents.filter(([, locale, view]) => originLocales.includes(locale) && !isNotice(view))

/** Pairs of hreflang and address: the alternates of a document or of a sitemap entry. */
function alternates($: CheerioAPI, within = 'head'): string[] {
  return $(`${within} [rel="alternate"]`)
    .toArray()
    .map((link) => `${$(link).attr('hreflang')} ${$(link).attr('href')}`)
}

describe.each(pages)('%s', (_name, locale, view) => {
  const addressIn = (code: LocaleCode) => siteUrl + (isNotice(view) ? '' : href(code, view))

  it('has its own address as canonical, all locales and x-default as alternates, and may be indexed', () => {
    const $ = page(locale, view)
    expect($('link[rel="canonical"]').attr('href')).toBe(addressIn(locale.code))
    expect(meta($, 'og:url')).toBe(addressIn(locale.code))
    expect($('meta[name="robots"]')).toHaveLength(0)
    expect(alternates($)).toEqual([
      ...localesWith(view).map(({ code, tag }) => `${tag} ${addressIn(code)}`),
      `x-default ${addressIn(defaultLocale)}`,
    ])
  })

  it('names an existing picture', () => {
    const $ = page(locale, view)
    const image = meta($, 'og:image') ?? ''
    expect(image.startsWith(`${siteUrl}/`)).toBe(true)
    const png = readFileSync(path.join(folder, image.slice(siteUrl.length)))
    expect([png.readUInt32BE(16), png.readUInt32BE(20)].map(String)).toEqual([
      meta($, 'og:image:width'),
      meta($, 'og:image:height'),
    ])
    expect(meta($, 'twitter:image')).toBe(image)
    expect(meta($, 'og:image:alt')?.length).toBeGreaterThan(10)
  })
})

it('the sitemap has the same addresses as the pages, and the written pages', async () => {
  const $ = load(read('sitemap.xml'), { xml: true })
  const entries = $('url')
    .toArray()
    .map((entry) => {
      const $entry = load($.xml(entry), { xml: true })
      return [$entry('loc').text(), alternates($entry, 'url')]
    })
  const expected = pages.map(([, locale, view]) => {
    const $page = page(locale, view)
    return [$page('link[rel="canonical"]').attr('href'), alternates($page)]
  })
  const built = new Set(expected.map(([address]) => address))
  expect(entries.filter(([address]) => built.has(String(address)))).toEqual(expected)
  const { written } = await readWritten(process.cwd())
  const ofWritten = publicLocales.flatMap(({ code }) => writtenNames(written, code)).length
  expect(entries).toHaveLength(documents.filter(([, , view]) => !isNotice(view)).length + ofWritten)
})
