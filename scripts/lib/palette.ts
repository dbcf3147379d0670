import { colors } from '../../src/config/brand.ts'
import { artColorsOf, type ColorName, paletteOf } from '../../src/config/palette.ts'

/** The colors of this site, each for the light scheme and for the dark one. */
export const palette = paletteOf(colors)

/** The tints of its art. */
export const artColors = artColorsOf(colors)

/** A color of the light scheme, as `#rrggbb`. */
export const light = (name: ColorName): string => palette[name][0]

/** The colors as a style sheet: a custom property each, for both schemes. */
export function paletteCss(): string {
  const lines = Object.entries(palette).map(([name, [light, dark]]) => {
    return `--${name}: ${light === dark ? light : `light-dark(${light}, ${dark})`};`
  })
  return `:root {\n${lines.join('\n')}\n}\n`
}
