import { load } from 'cheerio'
import { beforeAll, expect, it } from 'vitest'
import { light } from '../../../../scripts/lib/palette.ts'
import { drawArt } from '../../../../scripts/vite-plugin-art/draw.ts'
import { type ArtPainter, artPainter } from '../../../../scripts/vite-plugin-art/slots.ts'
import { type ArtSlot, hasMiniature, slotsWithWords } from '../../../../src/config/artSlots.ts'
import { artLanguage, type TermLanguage } from '../../../../src/config/artTerms.ts'
import { tabletWords } from '../../../../src/config/isogloss.ts'
import { publicLocales } from '../../../../src/config/locales.ts'
import { allRoutes, type PageId, viewIds } from '../../../../src/config/routes.ts'
import { ofEachKind } from '../../../e2e/thorough.ts'

const size = { width: 800, height: 680, levels: 22, ramp: 'services' } as const
let draw: ArtPainter['draw']

beforeAll(async () => {
  const painter = await artPainter()
  const known = new Map<string, string>()
  // Several tests look at the same drawing, which takes a while.
  draw = (view, slot, language) => {
    const name = `${view} ${slot} ${language}`
    const svg = known.get(name) ?? painter.draw(view, slot, language)
    known.set(name, svg)
    return svg
  }
})

/** The angle of every letter of a label, in degrees. */
const anglesIn = (label: string) =>
  [...label.matchAll(/<use [^>]*>/g)].map(([use]) => Number(/rotate\((.+?)\)/.exec(use)?.[1] ?? 0))

it('has exactly one line in the accent colour, in every drawing', () => {
  for (const view of viewIds) {
    const { svg } = drawArt(`${view}-hero`, size)
    const accent = svg.split(`stroke="${light('accent')}"`)
    expect(accent, view).toHaveLength(2)
    expect(/ d="([^"]*)"/.exec(accent[1] ?? '')?.[1]?.match(/M/g), view).toHaveLength(1)
  }
})

/** What is drawn: every page in the slots of its heading, some pages in all; English, and each other language on some pages. */
const drawn = allRoutes.flatMap(({ id }) =>
  slotsWithWords(id).flatMap((slot) =>
    publicLocales
      .map(artLanguage)
      .filter((language) => ofEachKind.has(id) || (language === 'en' && slot !== 'strip' && slot !== 'panel'))
      .map((language): [PageId, ArtSlot, TermLanguage] => [id, slot, language]),
  ),
)

it('sets the word of the reader largest', () => {
  for (const [page, slot, language] of drawn) {
    const sizes = [...draw(page, slot, language).matchAll(/<g lang="(.+?)" transform="scale\((.+?)\)">/g)]
    const sorted = sizes.toSorted(([, , one], [, , other]) => Number(other) - Number(one))
    // A long word is no larger than others where it has no room.
    const largest = sorted.filter(([, , size]) => size === sorted[0]?.[2]).map(([, lang]) => lang)
    // A map of Europe has no place for the languages of other continents.
    if (page !== 'about' || tabletWords.some(({ lang }) => lang === language)) {
      expect(largest, `${page} ${slot}`).toContain(language)
    }
  }
}, 60_000)

it('turns no letter of a drawing so far that its word cannot be read', () => {
  const unreadable = drawn.flatMap(([page, slot, language]) =>
    [...draw(page, slot, language).matchAll(/<g lang="(.+?)".*?<\/g>/g)].flatMap(([label, lang]) => {
      const angles = anglesIn(label)
      const kinks = angles.slice(1).map((angle, at) => Math.abs(angle - (angles[at] ?? 0)))
      const turn = Math.max(...angles) - Math.min(...angles)
      const isReadable =
        Math.max(...angles.map(Math.abs)) <= 60 && Math.max(0, ...kinks) <= 25 && (angles.length >= 7 || turn <= 45)
      return isReadable ? [] : [`${page}-${slot} ${lang}: ${angles.join(' ')}`]
    }),
  )
  expect(unreadable).toEqual([])
}, 60_000)

it('draws the diagram of a page on its card without words, each shape in a color that both schemes have', () => {
  for (const view of viewIds.filter(hasMiniature)) {
    const svg = draw(view, 'miniature')
    const $ = load(svg, { xml: true })
    expect($('text, g[lang]').length + $.text().replace($('style').text(), '').length, view).toBe(0)
    expect(svg).not.toMatch(/NaN|undefined/)
    const [, shown = '', inDark = ''] = /svg\{(.*?)\}.*?svg\{(.*?)\}/.exec($('style').text()) ?? []
    for (const [, name] of svg.matchAll(/var\((--[\w-]+)\)/g)) {
      for (const colors of [shown, inDark]) expect(colors, `${view} ${name}`).toMatch(new RegExp(`${name}:#\\w{6}`))
    }
  }
})
