import type { SitePart } from '../../src/config/art.ts'

interface Frame {
  /** In px. */
  readonly width: number
  readonly height: number
  readonly part: SitePart
  /** Number of stacked tints. */
  readonly layers: number
  /** Additional style rules. */
  readonly style?: string
}

/** Total opacity of the layers in the dark scheme. */
const DEPTH = 0.26

/**
 * Returns a drawing for the repository: an SVG with named colors (colors.ts) in a style sheet for both schemes. The drawing
 * inherits the `color-scheme` of the element that embeds it (CSS Color Adjustment Level 1, section 2.3).
 */
export function drawing({ width, height, part, layers, style = '' }: Frame, shapes: string): string {
  const opacity = (1 - (1 - DEPTH) ** (1 / layers)).toFixed(3)
  const rules = [
    `/* colors: ${part} */`,
    // Lines keep their width at every size of the drawing.
    'path,circle,rect{vector-effect:non-scaling-stroke}',
    '.lines{stroke:var(--lines);stroke-opacity:.42;stroke-width:.9}',
    '.accent{fill:none;stroke:var(--accent);stroke-width:2}',
    `@media(prefers-color-scheme:dark){.lines{stroke-opacity:.34}.lines *{fill-opacity:${opacity}}}`,
    style,
  ]
  return `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}' width='${width}' height='${height}'>\n<style>${rules.join('')}</style>\n${shapes}\n</svg>\n`
}
