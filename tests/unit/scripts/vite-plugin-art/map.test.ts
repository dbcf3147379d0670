import { load } from 'cheerio'
import { expect, it } from 'vitest'
import { artPainter } from '../../../../scripts/vite-plugin-art/slots.ts'
import { artLanguage } from '../../../../src/config/artTerms.ts'
import { tabletWords } from '../../../../src/config/isogloss.ts'
import { publicLocales } from '../../../../src/config/locales.ts'

const { draw } = await artPainter()

const maps = [
  ...(['map', 'map-band', 'map-phone'] as const).map((slot) => ['about', slot] as const),
  ...(['ground', 'band', 'phone'] as const).map((slot) => ['home', slot] as const),
]
const languages = publicLocales.map(artLanguage).filter((language) => tabletWords.some(({ lang }) => lang === language))

type Point = readonly [x: number, y: number]

/** The rings of the line in the accent color, with points between the ends of its curves. */
function ringsIn(data: string): Point[][] {
  return data
    .split('M')
    .filter(Boolean)
    .map((ring) => {
      const numbers = ring.match(/-?\d+/g)?.map(Number) ?? []
      let [x = 0, y = 0] = numbers
      const points: Point[] = []
      for (let at = 2; at + 3 < numbers.length; at += 4) {
        const [cx = 0, cy = 0, dx = 0, dy = 0] = numbers.slice(at, at + 4)
        for (const t of [0.2, 0.4, 0.6, 0.8, 1]) {
          points.push([x + 2 * t * (1 - t) * cx + t * t * dx, y + 2 * t * (1 - t) * cy + t * t * dy])
        }
        x += dx
        y += dy
      }
      return points
    })
}

const isInside = ([x, y]: Point, ring: readonly Point[]) =>
  ring.filter(([ax, ay], at) => {
    const [bx, by] = ring[(at + 1) % ring.length] ?? [ax, ay]
    return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)
  }).length %
    2 ===
  1

interface Box {
  readonly lang: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Where the small letters of each word stand; the last ones are narrow. */
function boxesIn($: ReturnType<typeof load>): Box[] {
  return $('g[lang]')
    .toArray()
    .map((word) => {
      const scale = Number(/scale\((.+?)\)/.exec($(word).attr('transform') ?? '')?.[1])
      const places = $('use', word)
        .toArray()
        .map((use) => /translate\((\S+) (\S+)\)/.exec($(use).attr('transform') ?? '')?.map(Number) ?? [])
      const across = places.map(([, x = 0]) => x * scale)
      const baseline = (places[0]?.[2] ?? 0) * scale
      const right = Math.max(...across) + 28 * scale
      const lang = $(word).attr('lang') ?? ''
      return { lang, left: Math.min(...across), right, top: baseline - 36 * scale, bottom: baseline }
    })
}

it.each(maps)('puts each word on its side of the line, and none over another or over the line: %s %s', (page, slot) => {
  let seen = 0
  for (const language of languages) {
    const $ = load(draw(page, slot, language), { xml: true })
    const rings = ringsIn($('.A').attr('d') ?? '')
    const boxes = boxesIn($)
    // Where the map has no room for the reader's word, contours stand in its place, on which no word is Romanian.
    if (!boxes.some(({ lang }) => lang === 'ro')) continue
    seen++
    const wrong = boxes.filter(({ lang, left, right, top, bottom }) => {
      const word = tabletWords.find((one) => one.lang === lang)
      const corners: Point[] = [left, (left + right) / 2, right].flatMap((x) => [top, bottom].map((y): Point => [x, y]))
      const inside = corners.filter((corner) => rings.some((ring) => isInside(corner, ring))).length
      return inside !== (word?.family === 'comprim' ? corners.length : 0)
    })
    expect(wrong, language).toEqual([])
    const crossing = boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .filter((two) => one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom)
        .map((two) => `${one.lang} ${two.lang}`),
    )
    expect(crossing, language).toEqual([])
  }
  expect(seen).toBeGreaterThan(languages.length / 2)
})
