import { colors } from '../../src/config/brand.ts'
import { artColorsOf, type ColorName, paletteOf } from '../../src/config/palette.ts'

/** The colors of this site for the light and the dark scheme. */
export const palette = paletteOf(colors)

/** The tints of the art. */
export const artColors = artColorsOf(colors)

/** Returns a color of the light scheme as `#rrggbb`. */
export const light = (name: ColorName): string => palette[name][0]

/** Returns the colors as a style sheet with custom properties for both schemes. */
export function paletteCss(): string {
  const lines = Object.entries(palette).map(([name, [light, dark]]) => {
    return `--${name}: ${light === dark ? light : `light-dark(${light}, ${dark})`};`
  })
  return `:root {\n${lines.join('\n')}\n}\n`
}
