import { artFiles } from '../../src/config/art.ts'
import { farWords, type PlacedWord, tabletWords } from '../../src/config/isogloss.ts'
import { lengthOf, type Point, type Ring } from './contours.ts'
import { drawing } from './drawing.ts'
import { europe, onPlane } from './europe.ts'
import { EM, setWord, type Word } from './letters.ts'

const { width: WIDTH, height: HEIGHT } = artFiles.map
/** Degrees of longitude and latitude: the middle of the drawing. */
const MIDDLE: Point = [6.8, 50.2]
/** How many km a px of the drawing is. */
const SCALE = 6.8
/** Sizes of letters in px: of the word of the reader's language, the largest for which it has room, and of the others. */
const OWN = [28, 26, 24]
const OTHER = 18

/** A word where it is drawn, in px. */
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
 * Europe in outline with its words for "tablet", each near where it is spoken, and the isogloss between the two families of
 * words, of which the one that it encloses has a deeper tint. Coasts are interrupted by the words. The line draws itself
 * once when the map is shown.
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
    `<mask id="words"><rect width="100%" height="100%" fill="#fff"/>${labels.map(gap).join('')}</mask>`,
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

/** Coasts leave the drawing by this many px at most. */
const BEYOND = 40
const within = ([x, y]: Point): Point => [
  Math.min(WIDTH + BEYOND, Math.max(-BEYOND, x)),
  Math.min(HEIGHT + BEYOND, Math.max(-BEYOND, y)),
]

/** The words that have room, that of the reader first: whole, clear of the line and of those before them. */
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

/** What is cut out of the coasts for a word. */
const gap = ({ left, right, top, bottom }: Label) =>
  `<rect x="${Math.round(left) - 3}" y="${Math.round(top)}" width="${Math.round(right - left) + 6}" height="${Math.round(bottom - top)}" rx="6"/>`

/** A word with its language. */
function drawn({ lang, word, size, left, top }: Label, letters: readonly string[]): string {
  const scale = size / EM
  const uses = word.glyphs.map(({ outline, x, y }) => {
    const rise = Math.round(y)
    return `<use href="#l${letters.indexOf(outline)}" x="${Math.round(x)}"${rise ? ` y="${rise}"` : ''}/>`
  })
  const at = `translate(${Math.round(left)} ${Math.round(top + size * 0.8)}) scale(${scale.toFixed(3)})`
  return `<g lang="${lang}" transform="${at}">${uses.join('')}</g>`
}

/** An arrow after a word: its language is spoken beyond the edge of the map. */
const away = ({ right, top, bottom }: Label) =>
  `<path fill="none" stroke="var(--ink)" stroke-width="1.5" d="M${Math.round(right) + 8} ${Math.round((top + bottom) / 2)}h20m-6-6l6 6l-6 6"/>`

/** How much larger than its px a map is shown at most: dashes of a line that keeps its width are measured on the screen. */
const LARGEST = 2.2

/** The line in the accent color is drawn from its beginning, but for who wants no motion. */
function drawnOnce(length: number): string {
  const dash = Math.ceil(length * LARGEST)
  return `@media(prefers-reduced-motion:no-preference){.accent{animation:draw 900ms ease-out}}@keyframes draw{from{stroke-dasharray:${dash};stroke-dashoffset:${dash}}to{stroke-dasharray:${dash};stroke-dashoffset:0}}`
}

/** A closed ring as the data of a path, in whole px from point to point. */
function straight(ring: Ring): string {
  const points = ring.map(([x, y]): Point => [Math.round(x), Math.round(y)])
  const steps = points.slice(1).map(([x, y], at) => {
    const [fromX, fromY] = points[at] ?? [0, 0]
    return x === fromX && y === fromY ? '' : `${x - fromX} ${y - fromY}`
  })
  return `M${points[0]?.join(' ')}l${steps.filter(Boolean).join(' ')}z`.replaceAll(' -', '-')
}

/** The same without corners: a curve that touches each side in its middle. */
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
