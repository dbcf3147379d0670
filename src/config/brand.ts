import type { BrandColors } from './palette.ts'

/**
 * The whole brand. Name, logo and colors are invented. The owner replaces each line that ends in SAMPLE;
 * `npm run check:launch` lists those lines until the mark is removed. Styles, art, preview pictures, icons and manifests are
 * derived from this file, the wordmark only when `npm run art` is run.
 */
export const brand = 'Isogloss' // SAMPLE

/** The short name for titles, the logo and home screens. The layout has room for about this many characters. */
export const brandShort: string = brand

/** While true, pages that show the name say that it is invented. */
export const brandIsInvented: boolean = true // SAMPLE

/** A word as SVG path data and its right edge, on a grid on which the sign is 128 units high. */
export interface Outlines {
  readonly path: string
  readonly width: number
}

export interface Logo {
  /** The content of <svg viewBox="0 0 32 32" fill="none">. `currentColor` is the text color, `var(--accent)` the accent. */
  readonly sign: string
  /** The same for browser tabs: 16 px wide, without fine lines. */
  readonly tab: string
  /** The word next to the sign: a name, which `npm run art` sets in the heading font, or outlines from a drawing program. */
  readonly word: string | Outlines
}

/** Three closed contour lines around a core. The tab icon has one, because two would merge at that size. */
export const logo: Logo = {
  sign: '<g transform="rotate(-24 16 16)"><ellipse cx="16" cy="16" rx="14" ry="11.5" stroke="currentColor" stroke-width="1.6"/><ellipse cx="16.6" cy="15.8" rx="9.2" ry="7.2" stroke="currentColor" stroke-width="1.6"/><ellipse cx="17.2" cy="15.6" rx="4.4" ry="3.4" fill="var(--accent)"/></g>', // SAMPLE
  tab: '<g transform="rotate(-24 16 16)"><ellipse cx="16" cy="16" rx="14.2" ry="12" stroke="currentColor" stroke-width="2.8"/><ellipse cx="17" cy="15.6" rx="6.4" ry="5" fill="var(--accent)"/></g>', // SAMPLE
  word: brandShort,
}

export interface BrandFonts {
  /** A Fontsource package with one file per weight (`@fontsource/…`), and the weight of headings. */
  readonly heading: string
  readonly headingWeight: number
  /** A package with all weights in one file (`@fontsource-variable/…`), or with the weights 400 and 600. */
  readonly text: string
}

/** Installed with `npm install --save-exact <package>`. The fallback fonts have serifs where these have. */
export const fonts: BrandFonts = {
  heading: '@fontsource/newsreader',
  headingWeight: 500,
  text: '@fontsource-variable/figtree',
}

/** Every other color is derived from these two, in both schemes (palette.ts), unless `exact` sets it. */
export const colors: BrandColors = {
  brand: '#0b4f5c', // SAMPLE
  accent: '#e4572e', // SAMPLE
  exact: {},
}
