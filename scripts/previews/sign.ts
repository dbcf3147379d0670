import { logo } from '../../src/config/brand.ts'
import { wordmark } from '../../src/config/wordmark.ts'
import { light, palette } from '../lib/palette.ts'

const svg = (width: number, attributes: string, drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 32" ${attributes}fill="none">${drawing}</svg>`

/** Returns a drawing in the colors of the light scheme, for programs without custom properties. `size` is its height in px. */
function drawnSvg(drawing: string, text: string, width: number, size: number): string {
  const inColors = drawing.replaceAll('currentColor', text).replaceAll('var(--accent)', light('accent'))
  return svg(width, `width="${(size * width) / 32}" height="${size}" `, inColors)
}

/** Returns the brand's sign, or another drawing of it, `size` px wide. */
export const signSvg = (size: number, sign = logo.sign): string => drawnSvg(sign, light('brand'), 32, size)

/** Returns the sign with the word next to it, as in the header, and its width in px, at most `most`. */
export function logoSvg(height: number, most: number): { readonly svg: string; readonly width: number } {
  const width = Math.min(most, (height * wordmark.width) / 128)
  const drawing = `${logo.sign}<path d="${wordmark.path}" transform="scale(.25)" fill="currentColor"/>`
  return { svg: drawnSvg(drawing, light('ink'), wordmark.width / 4, (width * 128) / wordmark.width), width }
}

/** Returns the icon of browser tabs, which follows the system's color scheme. */
export function faviconSvg(): string {
  const style = (at: 0 | 1) => `svg{color:${palette.brand[at]};--accent:${palette.accent[at]}}`
  return svg(32, '', `<style>${style(0)}@media(prefers-color-scheme:dark){${style(1)}}</style>${logo.tab}`)
}
