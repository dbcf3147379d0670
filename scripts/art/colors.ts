import type { SitePart } from '../../src/config/art.ts'
import type { ColorName } from '../../src/config/palette.ts'
import { artColors, palette } from '../lib/palette.ts'

const placeholder = /\/\* colors: (\w+) \*\//
const names = /var\(--([\w-]+)\)/g

const isPart = (name: string | undefined): name is SitePart => name !== undefined && name in artColors.ramps
const isColor = (name: string): name is ColorName => name in palette

/** Inserts the brand's colors for both schemes into a drawing. */
export function inColors(svg: string): string {
  const used = [...new Set([...svg.matchAll(names)].map(([, name = '']) => name))]
  const colorsIn = (scheme: 0 | 1) => used.map((name) => `--${name}:${colorOf(name, partOf(svg))[scheme]}`).join(';')
  const style = `svg{${colorsIn(0)}}@media(prefers-color-scheme:dark){svg{${colorsIn(1)}}}`
  return svg.replace(placeholder, () => style)
}

/** Inserts the colors of the light scheme, for programs without support of custom properties. */
export const inLightColors = (svg: string): string => svg.replace(names, (_, name) => colorOf(name, partOf(svg))[0])

function partOf(svg: string): SitePart {
  const part = placeholder.exec(svg)?.[1]
  if (!isPart(part)) throw new Error(`A drawing: expected a part of the site in its style sheet, found "${part}".`)
  return part
}

/** Returns a color by name, from the palette or the tints of a part. */
function colorOf(name: string, part: SitePart): readonly [light: string, dark: string] {
  const { tints, ground, layer } = artColors.ramps[part]
  const tint = tints[Number(/^tint-(\d)$/.exec(name)?.[1])]
  if (tint) return [tint, layer]
  if (name === 'ground') return [tints[0] ?? '', ground]
  if (name === 'lines') return [palette.brand[0], layer]
  if (isColor(name)) return palette[name]
  throw new Error(`A drawing: expected a color of src/config/palette.ts, found "${name}".`)
}
