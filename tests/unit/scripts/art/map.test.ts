import { load } from 'cheerio'
import { expect, it } from 'vitest'
import { drawings } from '../../../../scripts/art/index.ts'
import { farWords, tabletWords } from '../../../../src/config/isogloss.ts'
import { builtLocales } from '../../../../src/config/locales.ts'

const drawn = await drawings()
const maps = builtLocales.map(({ code, tag }) => [code, tag.split('-')[0], drawn.get(`map-${code}.svg`) ?? ''] as const)

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
  readonly scale: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Where the letters of each word stand; the last ones are narrow. */
function boxesIn($: ReturnType<typeof load>): Box[] {
  return $('g[lang]')
    .toArray()
    .map((word) => {
      const [, left = 0, baseline = 0, scale = 0] =
        /translate\((\S+) (\S+)\) scale\((.+?)\)/.exec($(word).attr('transform') ?? '')?.map(Number) ?? []
      const places = $('use', word)
        .toArray()
        .map((use) => Number($(use).attr('x')) * scale)
      const right = left + Math.max(...places) + 28 * scale
      return { lang: $(word).attr('lang') ?? '', scale, left, right, top: baseline - 36 * scale, bottom: baseline }
    })
}

it.each(maps)('shows the word of %s largest', (_, language, svg) => {
  const sizes = boxesIn(load(svg, { xml: true })).toSorted((one, other) => other.scale - one.scale)
  expect(sizes.at(0)?.lang).toBe(language)
  expect(sizes.at(0)?.scale).toBeGreaterThan(sizes.at(1)?.scale ?? 0)
})

it.each(maps)(
  'puts each word on its side of the line, and none over another or over the line: %s',
  (_, language, svg) => {
    const $ = load(svg, { xml: true })
    const rings = ringsIn($('.accent').attr('d') ?? '')
    const boxes = boxesIn($)
    const wrong = boxes.filter(({ lang, left, right, top, bottom }) => {
      const word = [...tabletWords, ...farWords].find((one) => one.lang === lang)
      const corners: Point[] = [left, (left + right) / 2, right].flatMap((x) => [top, bottom].map((y): Point => [x, y]))
      const inside = corners.filter((corner) => rings.some((ring) => isInside(corner, ring))).length
      return inside !== (word?.family === 'comprim' ? corners.length : 0)
    })
    expect(wrong).toEqual([])
    const crossing = boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .filter((two) => one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom)
        .map((two) => `${one.lang} ${two.lang}`),
    )
    expect(crossing).toEqual([])
    expect(boxes.length, language).toBeGreaterThan(20)
  },
)
