import { readFileSync } from 'node:fs'

const file = new URL('../../src/theme/tokens.css', import.meta.url)

/** The tokens that pictures, icons and the manifest use. */
type Palette = Readonly<ReturnType<typeof readPalette>>

/**
 * The light colours from the text of a style file, as `#rrggbb`. Throws when one is not there: a picture in a colour that the
 * site does not have is worse than none.
 */
export function readPalette(css: string) {
  const colour = (name: string) => {
    const value = css.match(new RegExp(`--${name}:\\s*light-dark\\(([^,]+),`))?.[1]
    if (value === undefined || !/^#[0-9a-f]{6}$/i.test(value)) {
      throw new Error(
        `src/theme/tokens.css: expected --${name} with a light colour #rrggbb, found ${value ?? 'nothing'}.`,
      )
    }
    return value
  }
  return {
    paper: colour('paper'),
    rule: colour('rule'),
    ink: colour('ink'),
    quiet: colour('quiet'),
    teal: colour('teal'),
    accent: colour('accent'),
  }
}

/** The site's own. */
export const palette: Palette = readPalette(readFileSync(file, 'utf8'))

/** The sign of the brand as it stands in the header (src/layout/Brand.tsx; a test compares the two), as an SVG. */
export function markSvg(size: number, { teal, accent }: Palette): string {
  const ring = `stroke="${teal}" stroke-width="1.6"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}" fill="none">`,
    '<g transform="rotate(-24 16 16)">',
    `<ellipse cx="16" cy="16" rx="14" ry="11.5" ${ring}/>`,
    `<ellipse cx="16.6" cy="15.8" rx="9.2" ry="7.2" ${ring}/>`,
    `<ellipse cx="17.2" cy="15.6" rx="4.4" ry="3.4" fill="${accent}"/>`,
    '</g></svg>',
  ].join('')
}
