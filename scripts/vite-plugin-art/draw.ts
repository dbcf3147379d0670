import { artColors, palette } from '../lib/palette.ts'
import { type Label, type Lettering, placeLabels } from './labels.ts'
import { landscape, type Size, smooth } from './landscape.ts'
import { EM, type Letters, type Word } from './letters.ts'

export interface ArtSize extends Size {
  /** How many contour lines. */
  readonly levels: number
  readonly ramp: Ramp
  /** Lines alone, on whatever is behind them: flat tints show steps where the page fades them. */
  readonly plain?: boolean
}

/** Words on the lines: where, how large, and the fonts that they are set in. */
export interface ArtWords extends Lettering {
  readonly words: readonly Word[]
  readonly letters: Letters
}

/** A part of the site, which has tints of its own. */
export type Ramp = keyof typeof artColors.ramps

/** In the dark scheme: the depth that the layers add up to, and how strong the lines are. */
const dark = { depth: 0.26, lines: 0.34 }

export interface Drawing {
  readonly svg: string
  /** The words that found a place. */
  readonly placed: readonly Word[]
}

/**
 * An SVG of contour lines, cut at even heights. Each height is a tint with a thin ink line; exactly one line is in the
 * accent colour. Words interrupt the lines that they are set along.
 */
export function drawArt(seed: string, { levels: count, ...size }: ArtSize, lettering?: ArtWords): Drawing {
  const land = landscape(seed, size, count)
  const labels = lettering ? placeLabels(lettering.words, land, size, lettering) : []
  const shapes = land.levels
    .map((band, level) => ({ d: band.map(smooth).join(''), depth: level / count }))
    .filter(({ d }) => d !== '')
  const composition = {
    ...size,
    shapes,
    layers: count,
    accent: smooth(land.accent),
    labels,
    letters: lettering?.letters,
  }
  return { svg: compose(composition), placed: labels.map(({ word }) => word) }
}

/** What a drawing is made of. */
export interface Composition extends Size {
  readonly ramp: Ramp
  readonly plain?: boolean
  /** From the lowest up: each outline as the data of a path, and which tint it has, from 0 to 1. */
  readonly shapes: readonly {
    readonly d: string
    readonly depth: number
    /** Of this shape, only what lies within the first is seen, and it has no line. */
    readonly within?: boolean
  }[]
  /** How many of them lie one over the other. */
  readonly layers: number
  /** The one line in the accent color, as the data of a path. */
  readonly accent: string
  /** Its longest part in px, where it draws itself once; else it is there at once. */
  readonly drawn?: number
  readonly labels: readonly Label[]
  readonly letters?: Letters | undefined
}

/** The SVG. Where the element that shows it has a dark `color-scheme`, so has it (CSS Color Adjustment Level 1, section 2.3). */
export function compose({ width, height, ramp, plain = false, ...parts }: Composition): string {
  const { shapes, layers, accent, drawn, labels, letters } = parts
  const { tints, ...inDark } = artColors.ramps[ramp]
  const tintAt = (share: number) => tints[Math.min(tints.length - 1, Math.floor(share * tints.length))] ?? ''
  const ids = lettersOf(labels)
  const outlines = [...ids].map(([id, short]) => `<path id="${short}" d="${letters?.outline(id) ?? ''}"/>`)
  const fills = shapes.map(
    ({ depth, within }, at) => `<use href="#C${at}" fill="${tintAt(depth)}"${within ? ' clip-path="url(#K)"' : ''}/>`,
  )
  const lines = shapes.map(({ within }, at) => (within ? '' : `<use href="#C${at}"/>`))
  const clip = shapes.some(({ within }) => within) ? '<clipPath id="K"><use href="#C0"/></clipPath>' : ''
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    // Lines keep their width however large the drawing is shown.
    `<style>.A,#L use{vector-effect:non-scaling-stroke}${drawn ? drawStyle(drawn) : ''}@media(prefers-color-scheme:dark){${darkStyle(layers, inDark)}}</style>`,
    `<defs>${shapes.map(({ d }, at) => `<path id="C${at}" d="${d}"/>`).join('')}${outlines.join('')}${clip}</defs>`,
    plain ? '' : `<rect width="100%" height="100%" fill="${tints[0]}"/><g id="B">${fills.join('')}</g>`,
    cutOut(labels),
    `<g id="L" stroke="${palette.brand[0]}" stroke-opacity=".42" stroke-width=".9" fill="none"${labels.length > 0 ? ' mask="url(#M)"' : ''}>`,
    lines.join(''),
    '</g>',
    `<path class="A" fill="none" stroke="${palette.accent[0]}" stroke-width="2" d="${accent}"/>`,
    // Of the group: letters that join overlap.
    `<g id="W" fill="${palette.ink[0]}" opacity=".8">${labels.map((label) => drawLabel(label, ids)).join('')}</g>`,
    '</svg>',
  ].join('')
}

/** How much larger than its px a drawing is shown at most: dashes of a line that keeps its width are measured on the screen. */
const LARGEST = 1.6

/** The line in the accent color is drawn from its beginning, but for who wants no motion. */
function drawStyle(length: number): string {
  const dash = Math.ceil(length * LARGEST)
  return `@media(prefers-reduced-motion:no-preference){.A{animation:d 900ms ease-out}}@keyframes d{from{stroke-dasharray:${dash};stroke-dashoffset:${dash}}to{stroke-dasharray:${dash};stroke-dashoffset:0}}`
}

function darkStyle(levels: number, { ground, layer }: { readonly ground: string; readonly layer: string }): string {
  const opacity = (1 - (1 - dark.depth) ** (1 / levels)).toFixed(3).slice(1)
  return `rect{fill:${ground}}#B use{fill:${layer};fill-opacity:${opacity}}#L{stroke:${layer};stroke-opacity:${dark.lines}}.A{stroke:${palette.accent[1]}}#W{fill:${palette.text[1]}}`
}

/** White where lines are drawn, black where words are. */
function cutOut(labels: readonly Label[]): string {
  if (labels.length === 0) return ''
  const bars = labels.map(({ size, spine }) => {
    const points = spine.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`)
    return `<path stroke-width="${Math.round(size * 1.1)}" d="M${points.join('L')}"/>`
  })
  return `<mask id="M"><rect width="100%" height="100%" style="fill:white"/><g fill="none" stroke="black" stroke-linecap="round">${bars.join('')}</g></mask>`
}

/** The letters in use, each with the short id that it has in this drawing: digits and small letters. */
function lettersOf(labels: readonly Label[]): Map<string, string> {
  const ids = new Set(labels.flatMap(({ word }) => word.glyphs.map(({ id }) => id)))
  return new Map([...ids].map((id, index) => [id, index.toString(36)]))
}

/** A word with its language; its letters turn with the line. */
function drawLabel({ word, size, letters }: Label, ids: ReadonlyMap<string, string>): string {
  const scale = EM / size
  const uses = letters.map(({ at, angle }, index) => {
    const id = ids.get(word.glyphs[index]?.id ?? '')
    const place = `${Math.round(at[0] * scale)} ${Math.round(at[1] * scale)}`
    const turn = Math.round(angle)
    return `<use href="#${id}" transform="translate(${place})${turn === 0 ? '' : `rotate(${turn})`}"/>`
  })
  return `<g lang="${word.lang}" transform="scale(${Math.round((size / EM) * 1000) / 1000})">${uses.join('')}</g>`
}
