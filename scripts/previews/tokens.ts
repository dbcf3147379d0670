import { readFileSync } from 'node:fs'

const file = new URL('../../src/theme/tokens.css', import.meta.url)

/** The tokens that pictures, icons and the manifest use. */
export type Palette = Readonly<ReturnType<typeof readPalette>>

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
