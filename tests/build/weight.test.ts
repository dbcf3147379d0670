import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { built, dist, documents } from './site.ts'

const weigh = (bytes: Buffer | string) => brotliCompressSync(bytes).length
const file = (address: string) => readFileSync(path.join(dist, address))

describe.each(documents)('%s', (_name, locale, view) => {
  const { $ } = built(locale, view)

  it('needs no more than 3.5 KB of script before the visitor does something', () => {
    const scripts = $('script:not([type="application/ld+json"], [type="speculationrules"])')
    const inline = scripts.filter(':not([src])').text()
    const [address, ...others] = scripts.toArray().flatMap((element) => $(element).attr('src') ?? [])
    expect(others).toEqual([])
    expect(weigh(file(address ?? '')) + inline.length).toBeLessThanOrEqual(3.5 * 1024)
    expect($('link[rel="modulepreload"]')).toHaveLength(0)
  })

  it('preloads the font files of its letters and shows at most 15 KB of art', () => {
    expect($('link[rel="preload"][as="font"]')).toHaveLength(locale.fonts === 'latin' ? 2 : 4)
    const art = new Set(
      $('img[src*="/art-"]')
        .toArray()
        .map((element) => $(element).attr('src') ?? ''),
    )
    expect([...art].reduce((sum, address) => sum + weigh(file(address)), 0)).toBeLessThanOrEqual(15 * 1024)
  })

  it('carries the styles of its own components only', () => {
    const css = $('style').text()
    const hasForm = $('form').length > 0
    const hasTabs = $('[role="tablist"]').length > 0
    expect(/_form_/.test(css)).toBe(hasForm)
    expect(/_tab_/.test(css)).toBe(hasTabs)
  })
})

it('keeps hashed files in assets/', () => {
  const loose = readdirSync(path.join(dist, 'assets')).filter((name) => !/-[\w-]{8,}(\.\w+){0,2}$/.test(name))
  expect(loose).toEqual([])
})
