import { load } from 'cheerio'
import { beforeAll, expect, it } from 'vitest'
import { light } from '../../../../scripts/lib/palette.ts'
import { drawArt } from '../../../../scripts/vite-plugin-art/draw.ts'
import { type ArtPainter, artPainter } from '../../../../scripts/vite-plugin-art/slots.ts'
import { type ArtSlot, artSlots } from '../../../../src/config/artSlots.ts'
import { artTermsOf } from '../../../../src/config/artTerms.ts'
import { type ViewId, viewIds } from '../../../../src/config/routes.ts'
import { ofEachKind } from '../../../e2e/thorough.ts'

const size = { width: 800, height: 680, levels: 22, ramp: 'services' } as const
let draw: ArtPainter['draw']

beforeAll(async () => {
  const painter = await artPainter()
  const known = new Map<string, string>()
  // Several tests look at the same drawing, which takes a while.
  draw = (view, slot) => {
    const name = `${view} ${slot}`
    const svg = known.get(name) ?? painter.draw(view, slot)
    known.set(name, svg)
    return svg
  }
})

/** The angle of every letter of a label, in degrees. */
const anglesIn = (label: string) =>
  [...label.matchAll(/<use [^>]*>/g)].map(([use]) => Number(/rotate\((.+?)\)/.exec(use)?.[1] ?? 0))

const languagesIn = (svg: string) => {
  const $ = load(svg, { xml: true })
  return $('g[lang]')
    .toArray()
    .map((label) => $(label).attr('lang'))
}

it('draws the same lines for the same seed and others for another', () => {
  expect(drawArt('home', size).svg).toBe(drawArt('home', size).svg)
  expect(drawArt('home', size).svg).not.toBe(drawArt('about', size).svg)
})

it('has exactly one line in the accent colour, in every drawing', () => {
  for (const view of viewIds) {
    const { svg } = drawArt(`${view}-hero`, size)
    const accent = svg.split(`stroke="${light('accent')}"`)
    expect(accent, view).toHaveLength(2)
    expect(/ d="([^"]*)"/.exec(accent[1] ?? '')?.[1]?.match(/M/g), view).toHaveLength(1)
  }
})

it('gives each part of the site a ground of its own in the dark', () => {
  const grounds = ['home', 'ai-ai-translation', 'solutions-healthcare', 'about'] as const
  const filled = grounds.map((view) => /rect\{fill:(#\w+)\}/.exec(draw(view, 'strip'))?.[1])
  expect(new Set(filled).size).toBe(grounds.length)
})

it('sets at least eight words of a page on its heading, each with its language', () => {
  for (const view of viewIds) {
    const terms = artTermsOf(view).map(([lang]) => lang)
    if (terms.length === 0) continue
    const languages = languagesIn(draw(view, 'ground'))
    expect(languages.length, view).toBeGreaterThanOrEqual(8)
    expect(terms).toEqual(expect.arrayContaining(languages))
  }
}, 60_000)

it('turns no letter of a drawing so far that its word cannot be read', () => {
  const slots = Object.keys(artSlots) as ArtSlot[]
  const unreadable = viewIds.flatMap((view) =>
    // Words differ by page, shapes by slot: every page in one slot, some in each.
    slots
      .filter((slot) => slot === 'ground' || ofEachKind.has(view))
      .flatMap((slot) =>
        [...draw(view, slot).matchAll(/<g lang="(.+?)".*?<\/g>/g)].flatMap(([label, lang]) => {
          const angles = anglesIn(label)
          const kinks = angles.slice(1).map((angle, at) => Math.abs(angle - (angles[at] ?? 0)))
          const turn = Math.max(...angles) - Math.min(...angles)
          const isReadable =
            Math.max(...angles.map(Math.abs)) <= 60 && Math.max(0, ...kinks) <= 25 && (angles.length >= 7 || turn <= 45)
          return isReadable ? [] : [`${view}-${slot} ${lang}: ${angles.join(' ')}`]
        }),
      ),
  )
  expect(unreadable).toEqual([])
}, 60_000)

it('has a landscape of its own for every slot of a page', () => {
  const linesOf = (view: ViewId, slot: 'backdrop' | 'hero') => /<defs>(<path[^>]*>)/.exec(draw(view, slot))?.[1]
  expect(linesOf('home', 'backdrop')).not.toBe(linesOf('home', 'hero'))
  expect(linesOf('home', 'backdrop')).not.toBe(linesOf('about', 'backdrop'))
})

it('draws lines alone behind the words of a closing banner, which fades them', () => {
  const $ = load(draw('home', 'closing'), { xml: true })
  const areas = $('rect, use, path').filter((_, shape) => $(shape).parents('defs, [fill=none]').length === 0)
  expect(areas.toArray().map((shape) => $(shape).attr('fill'))).toEqual(['none'])
})

it('keeps the words of a card clear of the icon on its edge, in both directions of reading', () => {
  for (const view of viewIds) {
    const $ = load(draw(view, 'strip'), { xml: true })
    for (const use of $('g[lang] use').toArray()) {
      const scale = Number(/scale\(([\d.]+)\)/.exec($(use).parent().attr('transform') ?? '')?.[1])
      const [, x = 0, y = 0] =
        /translate\(([-\d.]+) ([-\d.]+)\)/.exec($(use).attr('transform') ?? '')?.map(Number) ?? []
      // The icon of the narrowest cards, in the units of the drawing.
      const isBeside = x * scale > 166 && x * scale < 480 - 166
      expect(isBeside || y * scale < 114, `${view} at ${x * scale}, ${y * scale}`).toBe(true)
    }
  }
})
