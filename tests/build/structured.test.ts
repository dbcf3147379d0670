import type { CheerioAPI } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { isNotice } from '../../src/config/routes.ts'
import { withoutBreaks } from '../../src/i18n/breaks.ts'
import { trailOf } from '../../src/seo/breadcrumb.ts'
import { valuesOf } from '../fixtures/html.ts'
import { built, inFull, plain } from './site.ts'

type Node = Readonly<Record<string, unknown>>

const pages = inFull.filter(([, , view]) => !isNotice(view))
const graphOf = ($: CheerioAPI): Node[] => JSON.parse($('script[type="application/ld+json"]').text())['@graph']

/** The strings of a node for people, at any depth: names, addresses, numbers. */
function claims(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(claims)
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) => {
    if (/^@|^(url|item|inLanguage)$/.test(key)) return []
    if (Array.isArray(value)) return value.flatMap((part) => (typeof part === 'string' ? [part] : claims(part)))
    return typeof value === 'string' ? [value] : claims(value)
  })
}

describe.each(pages)('%s', (_name, locale, view) => {
  const { $ } = built(locale, view)
  const graph = graphOf($)
  const ofType = (type: string) => graph.filter((node) => node['@type'] === type)

  it('has one data block in its head, consistent with the other tags', () => {
    expect($('head > script[type="application/ld+json"]')).toHaveLength(1)
    expect($('script[type="application/ld+json"]')).toHaveLength(1)
    expect(graph[0]).toMatchObject({
      name: $('title').text(),
      description: $('meta[name="description"]').attr('content'),
      inLanguage: locale.tag,
    })
  })

  it('shows the breadcrumb that its data block lists', () => {
    const steps = $('main nav ol > li')
    expect(steps).toHaveLength(trailOf(view).length)
    expect($('main nav:has(ol)')).toHaveLength(steps.length > 0 ? 1 : 0)
    const own = graph[0]?.['url']
    const visible = steps.toArray().map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: withoutBreaks($(step).text()),
      item: $(step).find('a').attr('href') ?? own,
    }))
    expect(ofType('BreadcrumbList').map((list) => list['itemListElement'])).toEqual(visible.length > 0 ? [visible] : [])
    expect(steps.find('[aria-current="page"]').text()).toBe(steps.last().text())
  })

  it('has only visible content in its data block', () => {
    const shown = [plain($('body').text()), ...valuesOf($, 'footer a[rel~="me"]', 'href')].join(' ')
    expect(claims(graph.slice(1)).filter((claim) => !shown.includes(plain(claim)))).toEqual([])
  })
})
