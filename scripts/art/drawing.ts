import type { SitePart } from '../../src/config/art.ts'

interface Frame {
  /** In px. */
  readonly width: number
  readonly height: number
  readonly part: SitePart
  /** How many tints lie one over the other. */
  readonly layers: number
  /** More rules of its style sheet. */
  readonly style?: string
}

/** The depth that the layers of a drawing add up to in the dark scheme. */
const DEPTH = 0.26

/**
 * A drawing as it is committed: an SVG whose colors have names (colors.ts), in a style sheet for both schemes. Where the
 * element that shows it has a dark `color-scheme`, so has the drawing (CSS Color Adjustment Level 1, section 2.3).
 */
export function drawing({ width, height, part, layers, style = '' }: Frame, shapes: string): string {
  const opacity = (1 - (1 - DEPTH) ** (1 / layers)).toFixed(3)
  const rules = [
    `/* colors: ${part} */`,
    // Lines keep their width however large the drawing is shown.
    'path,circle,rect{vector-effect:non-scaling-stroke}',
    '.lines{stroke:var(--lines);stroke-opacity:.42;stroke-width:.9}',
    '.accent{fill:none;stroke:var(--accent);stroke-width:2}',
    `@media(prefers-color-scheme:dark){.lines{stroke-opacity:.34}.lines *{fill-opacity:${opacity}}}`,
    style,
  ]
  return `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}' width='${width}' height='${height}'>\n<style>${rules.join('')}</style>\n${shapes}\n</svg>\n`
}
