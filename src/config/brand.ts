import type { BrandColors } from './palette.ts'

/**
 * The brand, all of it. Name, logo and colors are invented: each line that ends in SAMPLE waits for the owner's own, and
 * `npm run check:launch` lists those lines until the mark is gone. Styles, art, preview pictures, icons and manifests follow
 * from this file; the wordmark does after `npm run art`.
 */
export const brand = 'Isogloss' // SAMPLE

/** The name where there is little room: in titles, beside the sign, on home screens. About as long as the texts leave room for. */
export const brandShort: string = brand

/** While this holds, the pages that show the name say that it is invented. */
export const brandIsInvented: boolean = true // SAMPLE

/** A word as the data of one path, on a grid on which the sign is 128 high, and its right edge there. */
export interface Outlines {
  readonly path: string
  readonly width: number
}

export interface Logo {
  /** What stands inside of <svg viewBox="0 0 32 32" fill="none">: `currentColor` is that of the text, `var(--accent)` the accent. */
  readonly sign: string
  /** The same for the tabs of browsers, 16 px wide, without fine lines. */
  readonly tab: string
  /** What stands beside the sign: a name, which `npm run art` sets in the font of headings, or its outlines from a drawing program. */
  readonly word: string | Outlines
}

/** Three closed contour lines around a core; in a tab, one, because two run together. */
export const logo: Logo = {
  sign: '<g transform="rotate(-24 16 16)"><ellipse cx="16" cy="16" rx="14" ry="11.5" stroke="currentColor" stroke-width="1.6"/><ellipse cx="16.6" cy="15.8" rx="9.2" ry="7.2" stroke="currentColor" stroke-width="1.6"/><ellipse cx="17.2" cy="15.6" rx="4.4" ry="3.4" fill="var(--accent)"/></g>', // SAMPLE
  tab: '<g transform="rotate(-24 16 16)"><ellipse cx="16" cy="16" rx="14.2" ry="12" stroke="currentColor" stroke-width="2.8"/><ellipse cx="17" cy="15.6" rx="6.4" ry="5" fill="var(--accent)"/></g>', // SAMPLE
  word: brandShort,
}

export interface BrandFonts {
  /** A package of Fontsource with a file for each weight (`@fontsource/…`), and the weight that headings have. */
  readonly heading: string
  readonly headingWeight: number
  /** A package with all weights in one file (`@fontsource-variable/…`), or with those of 400 and 600. */
  readonly text: string
}

/** Installed by `npm install --save-exact <package>`. What stands in until they come has serifs where they have. */
export const fonts: BrandFonts = {
  heading: '@fontsource/newsreader',
  headingWeight: 500,
  text: '@fontsource-variable/figtree',
}

/** Every other color follows from these two, in both schemes (palette.ts), unless `exact` states it. */
export const colors: BrandColors = {
  brand: '#0b4f5c', // SAMPLE
  accent: '#e4572e', // SAMPLE
  exact: {},
}
