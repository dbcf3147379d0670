import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { defaultLocale, publicLocales } from '../../src/config/locales.ts'
import { LANGUAGE } from '../../src/config/protocol.ts'
import { isNotice, viewIds } from '../../src/config/routes.ts'
import { socialLinks } from '../../src/config/site.ts'
import { valuesOf } from '../fixtures/html.ts'
import { built, dist, documents, fileAt, fileOf } from './site.ts'

/** Where a link may lead outside, by the visitor's own click: the map service, and the company's pages elsewhere. */
const outside = /^(https:\/\/www\.google\.com\/maps\/search\/|mailto:|tel:)/

/** Those that are in English for now among them. */
const byFile = new Map(
  publicLocales.flatMap((locale) =>
    viewIds
      .filter((view) => existsSync(path.join(dist, fileOf(locale, view))))
      .map((view) => [fileOf(locale, view), built(locale, view)]),
  ),
)

describe.each(documents)('%s', (_name, locale, view) => {
  const { $, file } = built(locale, view)

  it('has no dead link or fragment', () => {
    const dead = valuesOf($, 'a[href]', 'href').filter((href) => {
      if (outside.test(href) || socialLinks.some(({ url }) => url === href)) return false
      const [address = '', fragment] = href.split('#')
      const target = address === '' ? file : fileAt(address)
      if (!target) return true
      return fragment !== undefined && byFile.get(target)?.$(`[id="${fragment}"]`).length !== 1
    })
    expect(dead).toEqual([])
  })

  it('stays in its language, but for the language links', () => {
    const inner = valuesOf($, `a[href^="/"]:not([${LANGUAGE}])`, 'href')
    const prefix = locale.code === defaultLocale ? null : `/${locale.code}`
    const others = publicLocales.filter((other) => other.code !== defaultLocale).map((other) => `/${other.code}`)
    const within = (href: string, start: string) => href === start || href.startsWith(`${start}/`)
    expect(
      inner.filter((href) => (prefix ? !within(href, prefix) : others.some((start) => within(href, start)))),
    ).toEqual([])
    expect(inner.length).toBeGreaterThan(30)
  })

  it('loads nothing from elsewhere, and everything that it names is there', () => {
    const links = valuesOf($, 'link[href]:not([rel="alternate"], [rel="canonical"])', 'href')
    const addresses = [...valuesOf($, '[src]', 'src'), ...links]
    expect(addresses.filter((address) => !address.startsWith('/') || address.startsWith('//'))).toEqual([])
    expect(addresses.filter((address) => !fileAt(address))).toEqual([])
  })

  it('has a canonical form for each address: no trailing slash, no .html', () => {
    const bad = valuesOf($, 'a[href^="/"], link[rel="alternate"]', 'href').filter((href) =>
      /.\/($|#)|\.html/.test(href),
    )
    expect(bad).toEqual([])
  })
})

it('leads from Home to every page in every language', () => {
  const reached = new Set(['index.html'])
  // A set is gone through to its end, what is added meanwhile included.
  for (const file of reached) {
    const links = byFile.get(file)?.$('a[href^="/"]').toArray() ?? []
    for (const link of links) reached.add(fileAt(link.attribs['href']?.split('#')[0] ?? '') ?? '')
  }
  const pages = [...byFile.values()].filter(({ view }) => !isNotice(view))
  expect(pages.flatMap(({ file }) => (reached.has(file) ? [] : [file]))).toEqual([])
})
