import type { MiniaturePage } from '../../src/config/artSlots.ts'
import type { ColorName } from '../../src/config/palette.ts'
import { miniatures } from '../../src/diagrams/miniatures.ts'
import { artColors, palette } from '../lib/palette.ts'
import type { ArtSize } from './draw.ts'

interface MiniatureSize extends Pick<ArtSize, 'width' | 'height' | 'ramp'> {
  readonly isMirrored: boolean
}

/** A page's diagram in miniature, on the tint of its part of the site, as an SVG with the colors of both schemes. */
export function drawMiniature(page: MiniaturePage, { width, height, ramp, isMirrored }: MiniatureSize): string {
  const shapes = miniatures[page]()
  const names = new Set([...shapes.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name as ColorName))
  const { tints, ground } = artColors.ramps[ramp]
  const colors = (scheme: 0 | 1) =>
    [`--ground:${scheme ? ground : tints[0]}`, ...[...names].map((name) => `--${name}:${palette[name][scheme]}`)].join(
      ';',
    )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    // Lines keep their width however small the drawing is shown.
    `<style>*{vector-effect:non-scaling-stroke}svg{${colors(0)}}@media(prefers-color-scheme:dark){svg{${colors(1)}}}</style>`,
    `<rect width="100%" height="100%" fill="var(--ground)"/><g stroke-width="1.5"${isMirrored ? ` transform="matrix(-1 0 0 1 ${width} 0)"` : ''}>${shapes}</g></svg>`,
  ].join('')
}
