import { logo } from '../../src/config/brand.ts'
import { light, palette } from '../lib/palette.ts'

const svg = (width: number, attributes: string, drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 32" ${attributes}fill="none">${drawing}</svg>`

/**
 * A drawing of the brand, `width` by 32, in the colors of the light scheme, for programs that know no custom properties.
 * `size`: in px, of its height.
 */
export function drawnSvg(drawing: string, text: string, width = 32, size = 32): string {
  const inColors = drawing.replaceAll('currentColor', text).replaceAll('var(--accent)', light('accent'))
  return svg(width, `width="${(size * width) / 32}" height="${size}" `, inColors)
}

/** The sign of the brand, or another drawing of it, `size` px wide. */
export const signSvg = (size: number, sign = logo.sign): string => drawnSvg(sign, light('brand'), 32, size)

/** The icon in the tab of a browser, which changes with the scheme of the system by itself. */
export function faviconSvg(): string {
  const style = (at: 0 | 1) => `svg{color:${palette.brand[at]};--accent:${palette.accent[at]}}`
  return svg(32, '', `<style>${style(0)}@media(prefers-color-scheme:dark){${style(1)}}</style>${logo.tab}`)
}
