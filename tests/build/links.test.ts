import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { defaultLocale, publicLocales } from '../../src/config/locales.ts'
import { LANGUAGE } from '../../src/config/protocol.ts'
import { isNotice, viewIds } from '../../src/config/routes.ts'
import { socialLinks } from '../../src/config/site.ts'
import { valuesOf } from '../fixtures/html.ts'
import { built, dist, documents, fileAt, fileOf } from './site.ts'

/** Allowed external links: the map service, mail and phone. */
const outside = /^(https:\/\/www\.google\.com\/maps\/search\/|mailto:|tel:)/

/** All documents by file, including those in English as a fallback. */
const byFile = new Map(
  publicLocales.flatMap((locale) =>
    viewIds
      .filter((view) => existsSync(path.join(dist, fileOf(locale, view))))
      .map((view) => [fileOf(locale, view), built(locale, view)]),
  ),
)

it.each(documents)(
  '%s: links and fragments exist, in its language and by canonical addresses; nothing is loaded from other origins',
  (_name, locale, view) => {
    const { $, file } = built(locale, view)
    const dead = valuesOf($, 'a[href]', 'href').filter((href) => {
      if (outside.test(href) || socialLinks.some(({ url }) => url === href)) return false
      const [address = '', fragment] = href.split('#')
      const target = address === '' ? file : fileAt(address)
      if (!target) return true
      return fragment !== undefined && byFile.get(target)?.$(`[id="${fragment}"]`).length !== 1
    })
    const inner = valuesOf($, `a[href^="/"]:not([${LANGUAGE}])`, 'href')
    const prefix = locale.code === defaultLocale ? null : `/${locale.code}`
    const others = publicLocales.filter((other) => other.code !== defaultLocale).map((other) => `/${other.code}`)
    const within = (href: string, start: string) => href === start || href.startsWith(`${start}/`)
    const inOtherLanguage = inner.filter((href) =>
      prefix ? !within(href, prefix) : others.some((start) => within(href, start)),
    )
    const loaded = [
      ...valuesOf($, '[src]', 'src'),
      ...valuesOf($, 'link[href]:not([rel="alternate"], [rel="canonical"])', 'href'),
    ]
    const missing = loaded.filter((address) => !/^\/(?!\/)/.test(address) || !fileAt(address))
    // No trailing slash, no .html.
    const notCanonical = valuesOf($, 'a[href^="/"], link[rel="alternate"]', 'href').filter((href) =>
      /.\/($|#)|\.html/.test(href),
    )
    expect([...dead, ...inOtherLanguage, ...missing, ...notCanonical]).toEqual([])
    expect(inner.length).toBeGreaterThan(30)
  },
)

it('links from Home to every page in every language', () => {
  const reached = new Set(['index.html'])
  // Iterating a set includes items added meanwhile.
  for (const file of reached) {
    const links = byFile.get(file)?.$('a[href^="/"]').toArray() ?? []
    for (const link of links) reached.add(fileAt(link.attribs['href']?.split('#')[0] ?? '') ?? '')
  }
  const pages = [...byFile.values()].filter(({ view }) => !isNotice(view))
  expect(pages.flatMap(({ file }) => (reached.has(file) ? [] : [file]))).toEqual([])
})
