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
  /** How many words found a place. */
  readonly labels: number
}

/**
 * An SVG of contour lines, cut at even heights. Each height is a tint with a thin ink line; exactly one line is in the
 * accent colour. Words interrupt the lines that they are set along. Where the element that shows it has a dark
 * `color-scheme`, so has the drawing (CSS Color Adjustment Level 1, section 2.3).
 */
export function drawArt(
  seed: string,
  { levels: count, ramp, plain = false, ...size }: ArtSize,
  lettering?: ArtWords,
): Drawing {
  const { tints, ...inDark } = artColors.ramps[ramp]
  const tintAt = (share: number) => tints[Math.min(tints.length - 1, Math.floor(share * tints.length))] ?? ''
  const { width, height } = size
  const land = landscape(seed, size, count)
  const labels = lettering ? placeLabels(lettering.words, land, size, lettering) : []
  const ids = lettersOf(labels)
  const outlines = [...ids].map(([id, short]) => `<path id="${short}" d="${lettering?.letters.outline(id) ?? ''}"/>`)
  const paths = land.levels.map((band, level) => ({ d: band.map(smooth).join(''), level })).filter(({ d }) => d !== '')
  const bands = paths.map(({ level }) => `<use href="#C${level}" fill="${tintAt(level / count)}"/>`)
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    // Lines keep their width however large the drawing is shown.
    `<style>.A,#L use{vector-effect:non-scaling-stroke}@media(prefers-color-scheme:dark){${darkStyle(count, inDark)}}</style>`,
    `<defs>${paths.map(({ d, level }) => `<path id="C${level}" d="${d}"/>`).join('')}${outlines.join('')}</defs>`,
    plain ? '' : `<rect width="100%" height="100%" fill="${tints[0]}"/><g id="B">${bands.join('')}</g>`,
    cutOut(labels),
    `<g id="L" stroke="${palette.brand[0]}" stroke-opacity=".42" stroke-width=".9" fill="none"${labels.length > 0 ? ' mask="url(#M)"' : ''}>`,
    paths.map(({ level }) => `<use href="#C${level}"/>`).join(''),
    '</g>',
    `<path class="A" fill="none" stroke="${palette.accent[0]}" stroke-width="2" d="${smooth(land.accent)}"/>`,
    `<g id="W" fill="${palette.ink[0]}" fill-opacity=".8">${labels.map((label) => drawLabel(label, ids)).join('')}</g>`,
    '</svg>',
  ].join('')
  return { svg, labels: labels.length }
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
