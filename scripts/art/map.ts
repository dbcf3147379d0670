import { artFiles } from '../../src/config/art.ts'
import { farWords, type PlacedWord, tabletWords } from '../../src/config/isogloss.ts'
import { lengthOf, type Point, type Ring } from './contours.ts'
import { drawing } from './drawing.ts'
import { europe, onPlane } from './europe.ts'
import { EM, setWord, type Word } from './letters.ts'

const { width: WIDTH, height: HEIGHT } = artFiles.map
/** Center of the drawing in degrees of longitude and latitude. */
const MIDDLE: Point = [6.8, 50.2]
/** Scale in km per px. */
const SCALE = 6.8
/** Font sizes in px for the word of the reader's language (the largest that fits) and for the others. */
const OWN = [28, 26, 24]
const OTHER = 18

/** A placed word, in px. */
interface Label {
  readonly lang: string
  readonly word: Word
  readonly size: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/**
 * Draws the outline of Europe with the words for "tablet" near their regions and the isogloss between the two word families.
 * The enclosed family has a deeper tint. Words interrupt the coasts. The isogloss is animated once when the map is shown.
 */
export async function drawMap(language: string): Promise<string> {
  const coasts = europe.coasts.map((ring) => straight(ring.map((point) => within(place(point))))).join('')
  const lines = europe.isogloss.map((ring) => ring.map(place))
  const line = lines.map(rounded).join('')
  const labels = await placed(language, lines.flat())
  const letters = [...new Set(labels.flatMap(({ word }) => word.glyphs.map(({ outline }) => outline)))]
  const outlines = letters.map((outline, at) => `<path id="l${at}" d="${outline}"/>`)
  const shapes = [
    `<defs><path id="land" d="${coasts}"/>${outlines.join('')}<clipPath id="coasts"><use href="#land"/></clipPath></defs>`,
    `<mask id="words"><rect width="100%" height="100%" fill="white"/>${labels.map(gap).join('')}</mask>`,
    '<rect width="100%" height="100%" fill="var(--ground)"/>',
    `<g class="tints"><use href="#land" fill="var(--tint-2)"/><path fill="var(--tint-4)" clip-path="url(#coasts)" d="${line}"/></g>`,
    '<g class="lines" fill="none" mask="url(#words)"><use href="#land"/></g>',
    `<path class="accent" d="${line}"/>`,
    `<g fill="var(--ink)" opacity=".85">${labels.map((label) => drawn(label, letters)).join('')}</g>`,
    ...labels.filter((label) => farWords.some(({ lang }) => lang === label.lang)).map(away),
  ]
  const style = `@media(prefers-color-scheme:dark){.tints *{fill-opacity:.14}}${drawnOnce(Math.max(...lines.map(lengthOf)))}`
  return drawing({ width: WIDTH, height: HEIGHT, part: 'services', layers: 2, style }, shapes.join('\n'))
}

const [left, top] = onPlane(MIDDLE)
const place = ([x, y]: Point): Point => [(x - left) / SCALE + WIDTH / 2, (y - top) / SCALE + HEIGHT / 2]

/** Maximum px by which coasts extend beyond the drawing. */
const BEYOND = 40
const within = ([x, y]: Point): Point => [
  Math.min(WIDTH + BEYOND, Math.max(-BEYOND, x)),
  Math.min(HEIGHT + BEYOND, Math.max(-BEYOND, y)),
]

/** Returns the words that fit, the reader's first: inside the drawing, clear of the line and of earlier words. */
async function placed(language: string, line: readonly Point[]): Promise<Label[]> {
  const rank = ({ lang, isFirst }: PlacedWord) => (lang === language ? 0 : isFirst ? 1 : 2)
  const words = [...farWords.filter(({ lang }) => lang === language), ...tabletWords]
  const labels: Label[] = []
  const hasRoom = (label: Label) =>
    label.left > 4 &&
    label.right < WIDTH - 4 &&
    label.top > 0 &&
    label.bottom < HEIGHT &&
    !line.some(([x, y]) => covers(label, { left: x - 1, right: x + 1, top: y - 1, bottom: y + 1 })) &&
    !labels.some((other) => covers(label, other))
  for (const one of words.toSorted((a, b) => rank(a) - rank(b))) {
    const word = await setWord(one.lang, one.term)
    const [x, y] = place(onPlane(one.at))
    const sizes = one.lang === language ? OWN : [OTHER]
    const tried = sizes.map((size): Label => {
      const half = (word.width * size) / EM / 2
      return {
        lang: one.lang,
        word,
        size,
        left: x - half,
        right: x + half,
        top: y - size * 0.5,
        bottom: y + size * 0.4,
      }
    })
    labels.push(...tried.filter(hasRoom).slice(0, 1))
  }
  return labels
}

type Box = Pick<Label, 'left' | 'right' | 'top' | 'bottom'>

const covers = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** Returns the gap in the coasts for a word. */
const gap = ({ left, right, top, bottom }: Label) =>
  `<rect x="${Math.round(left) - 3}" y="${Math.round(top)}" width="${Math.round(right - left) + 6}" height="${Math.round(bottom - top)}" rx="6"/>`

/** Draws a word with its language. */
function drawn({ lang, word, size, left, top }: Label, letters: readonly string[]): string {
  const scale = size / EM
  const uses = word.glyphs.map(({ outline, x, y }) => {
    const rise = Math.round(y)
    return `<use href="#l${letters.indexOf(outline)}" x="${Math.round(x)}"${rise ? ` y="${rise}"` : ''}/>`
  })
  const at = `translate(${Math.round(left)} ${Math.round(top + size * 0.8)}) scale(${scale.toFixed(3)})`
  return `<g lang="${lang}" transform="${at}">${uses.join('')}</g>`
}

/** Draws an arrow after a word whose language is spoken outside the map. */
const away = ({ right, top, bottom }: Label) =>
  `<path fill="none" stroke="var(--ink)" stroke-width="1.5" d="M${Math.round(right) + 8} ${Math.round((top + bottom) / 2)}h20m-6-6l6 6l-6 6"/>`

/** Maximum display scale of a map. With a non-scaling stroke, dash lengths are in screen px. */
const LARGEST = 2.2

/** Returns styles that animate the line in the accent color, except with reduced motion. */
function drawnOnce(length: number): string {
  const dash = Math.ceil(length * LARGEST)
  return `@media(prefers-reduced-motion:no-preference){.accent{animation:draw 900ms ease-out}}@keyframes draw{from{stroke-dasharray:${dash};stroke-dashoffset:${dash}}to{stroke-dasharray:${dash};stroke-dashoffset:0}}`
}

/** Returns a closed ring as path data with straight lines in integer px. */
function straight(ring: Ring): string {
  const points = ring.map(([x, y]): Point => [Math.round(x), Math.round(y)])
  const steps = points.slice(1).map(([x, y], at) => {
    const [fromX, fromY] = points[at] ?? [0, 0]
    return x === fromX && y === fromY ? '' : `${x - fromX} ${y - fromY}`
  })
  return `M${points[0]?.join(' ')}l${steps.filter(Boolean).join(' ')}z`.replaceAll(' -', '-')
}

/** Returns a closed ring as path data with curves that touch each side at its midpoint. */
function rounded(ring: Ring): string {
  const middles = ring.map(([x, y], at): Point => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y]
    return [Math.round((x + nextX) / 2), Math.round((y + nextY) / 2)]
  })
  const pieces = ring.map(([x, y], at) => {
    const [fromX, fromY] = middles.at(at - 1) ?? [0, 0]
    const [toX, toY] = middles[at] ?? [0, 0]
    return [x - fromX, y - fromY, toX - fromX, toY - fromY].map(Math.round).join(' ')
  })
  return `M${middles.at(-1)?.join(' ')}q${pieces.join(' ')}z`.replaceAll(' -', '-')
}
