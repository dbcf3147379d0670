import { contrast, hexOf, isColor, oklch } from './color.ts'

const schemes = ['light', 'dark'] as const
type Scheme = (typeof schemes)[number]
/** A color in the light scheme and in the dark one. */
type Pair = readonly [light: string, dark: string]

/**
 * Returns a function that shifts colors designed for the brand color `from` to the brand color `to`. A color keeps its
 * lightness and hue distance. Its chroma is scaled by a root of the ratio, so that tints of a strong color remain tints.
 */
function following(from: string, to: string) {
  const [drawn, brand] = [oklch(from), oklch(to)]
  return (color: string): string => {
    const { l, c, h } = oklch(color)
    return from === to ? color : hexOf({ l, c: c * Math.sqrt(brand.c / drawn.c), h: h + brand.h - drawn.h })
  }
}

/** Returns a color that is lighter or darker than `to` by as much as `color` is than `from`. */
function shadeOf(from: string, to: string, color: string): string {
  const [drawn, brand] = [oklch(from), oklch(to)]
  return from === to ? color : hexOf({ ...brand, l: Math.max(0.15, brand.l + oklch(color).l - drawn.l) })
}

interface Stated {
  /** Links, buttons, the background of dark bands, and most tints. #rrggbb */
  readonly brand: string
  /** The highlight of a drawing, and the sign. #rrggbb */
  readonly accent: string
}

/** The brand colors that the colors below were designed for. */
const drawn = { brand: '#0b4f5c', accent: '#e4572e' } as const

/** Returns every color of the site by the name of its custom property (`paper` for `--paper`). */
function drawnColors({ brand, accent }: Stated) {
  const [b, a] = [following(drawn.brand, brand), following(drawn.accent, accent)]
  return {
    paper: ['#fbfaf7', b('#0d1a1f')],
    mist: [b('#eef3f1'), b('#12242a')],
    rule: [b('#dfe5e2'), b('#274048')],
    card: ['#ffffff', b('#172e36')],
    ink: [b('#0b2f3a'), b('#eef4f2')],
    text: [b('#12303a'), b('#d6e1e0')],
    quiet: [b('#3b565e'), b('#a3b9bc')],
    // Links, buttons and other controls.
    brand: [brand, b('#83c8d1')],
    'brand-deep': [shadeOf(drawn.brand, brand, '#083d47'), b('#a5dae0')],
    'on-brand': ['#ffffff', b('#06222a')],
    // The isogloss, the sign, the highlight of a diagram. It never means right or wrong.
    accent: [accent, a('#f0704a')],
    'accent-text': [a('#c2421e'), a('#ff9c7d')],
    'accent-tint': [a('#fbe3db'), a('#54301f')],
    // Marked text, each kind with its own underline in base.css. Corrections use the colors of success.
    term: [brand, b('#83c8d1')],
    'term-tint': [b('#dcebee'), b('#1d444d')],
    error: ['#b3261e', '#ff8f85'],
    'error-tint': ['#fbe6e4', '#47262a'],
    deleted: ['#6e5a55', '#c9aea6'],
    success: ['#0d8a6a', '#3fbf9a'],
    'success-text': ['#0a6f55', '#6fd6b6'],
    'success-tint': ['#d9efe7', '#123f35'],
    'success-wash': ['#e6f4ef', '#12352f'],
    field: ['#ffffff', b('#0f1f25')],
    'field-line': [b('#7d9197'), b('#6f8b92')],
    faint: [b('#8fa3a6'), b('#6f8b92')],
    // Bands that are dark in both schemes: closing banners and footer.
    deep: [b('#0b2f3a'), b('#071317')],
    'on-deep': ['#fbfaf7', b('#eef4f2')],
    'on-deep-quiet': [b('#d5e2e1'), b('#d5e2e1')],
    shade: [b('#0b2f3a'), '#000000'],
  } satisfies Readonly<Record<string, Pair>>
}

export type ColorName = keyof ReturnType<typeof drawnColors>

export interface BrandColors extends Stated {
  /** Overrides of derived colors by name, each for the light and the dark scheme. */
  readonly exact: Readonly<Partial<Record<ColorName, Pair>>>
}

export type Palette = Readonly<Record<ColorName, Pair>>

/** Minimum contrasts in both schemes: text 4.5:1 (WCAG 2.2, 1.4.3), controls, lines and marks 3:1 (1.4.11). */
const wanted: readonly (readonly [ColorName, readonly ColorName[], least: number])[] = [
  ['text', ['paper', 'mist', 'card'], 4.5],
  ['quiet', ['paper', 'mist', 'card'], 4.5],
  ['brand', ['paper', 'mist', 'card'], 4.5],
  ['error', ['paper', 'mist', 'card', 'field', 'error-tint'], 4.5],
  ['ink', ['paper', 'mist', 'card', 'field', 'term-tint', 'accent-tint', 'success-tint'], 4.5],
  ['deleted', ['paper', 'mist', 'card'], 4.5],
  ['success-text', ['success-tint', 'success-wash'], 4.5],
  ['accent-text', ['paper', 'mist', 'card'], 4.5],
  ['on-brand', ['brand', 'brand-deep'], 4.5],
  ['on-deep', ['deep'], 4.5],
  ['on-deep-quiet', ['deep'], 4.5],
  ['field-line', ['card', 'field'], 3],
  ['term', ['card', 'term-tint'], 3],
  ['success', ['card', 'success-tint'], 3],
  ['accent', ['paper', 'mist', 'card'], 3],
]

/** Returns each pair of colors with a minimum contrast, in each scheme, with the actual contrast and the minimum. */
export function contrastsOf(palette: Palette) {
  return wanted.flatMap(([name, grounds, least]) =>
    grounds.flatMap((ground) =>
      schemes.map((scheme, at) => {
        const [color, on] = [palette[name][at] ?? '', palette[ground][at] ?? '']
        return { name, ground, scheme, color, on, least, found: contrast(color, on) }
      }),
    ),
  )
}

/** Returns a line for each pair with too little contrast: scheme and colors, expected and actual value. */
export function weakContrasts(palette: Palette): string[] {
  return contrastsOf(palette)
    .filter(({ found, least }) => found < least)
    .map(
      ({ name, ground, scheme, color, on, least, found }) =>
        `src/config/brand.ts: ${name} ${color} on ${ground} ${on} (${scheme}): expected a contrast of at least ${least}, found ${found.toFixed(2)}.`,
    )
}

/** Darkens or lightens a derived color until it has enough contrast to its backgrounds. Unchanged if no step is enough. */
function readable(color: string, grounds: readonly string[], least: number, scheme: Scheme): string {
  const { l, ...rest } = oklch(color)
  const tried = Array.from({ length: 40 }, (_, steps) =>
    steps === 0 ? color : hexOf({ ...rest, l: l + (scheme === 'light' ? -steps : steps) / 100 }),
  )
  return tried.find((one) => grounds.every((ground) => contrast(one, ground) >= least)) ?? color
}

/** Colors that keep the brand's value in the light scheme, and the color of text on them. */
const unmoved: readonly ColorName[] = ['brand', 'accent', 'term', 'on-brand']

/**
 * Derives the colors of a site from the brand colors. Throws if one is invalid, with its name, expected and actual value.
 */
export function paletteOf({ exact, ...stated }: BrandColors): Palette {
  const named = [...Object.entries(stated), ...Object.entries(exact)]
  for (const [name, color] of named.flatMap(([name, value]) => [value].flat().map((color) => [name, color] as const))) {
    if (!isColor(color))
      throw new Error(`src/config/brand.ts, colors, ${name}: expected a color as #rrggbb, found "${color}".`)
  }
  const palette: Record<ColorName, Pair> = { ...drawnColors(stated), ...exact }
  for (const [name, grounds, least] of wanted) {
    if (name in exact) continue
    const [light, dark] = palette[name]
    const on = (at: 0 | 1) => grounds.map((ground) => palette[ground][at])
    palette[name] = [
      unmoved.includes(name) ? light : readable(light, on(0), least, 'light'),
      readable(dark, on(1), least, 'dark'),
    ]
  }
  return palette
}

/**
 * The tints of the contour art from pale to deep, one row for each part of the site. `layer` is the tint in the dark scheme,
 * where bands overlap and thin layers add up on `ground`.
 */
export function artColorsOf({ brand }: BrandColors) {
  const b = following(drawn.brand, brand)
  const ramp = (tints: string, ground: string, layer: string) => ({ tints: tints.split(' '), ground, layer })
  const own = (tints: string, ground: string, layer: string) =>
    ramp(tints.split(' ').map(b).join(' '), b(ground), b(layer))
  return {
    ramps: {
      services: own('#edf2f0 #e1ebe9 #d4e2df #c5d9d6 #b4cecb #a3c2c0 #92b6b5', '#10232a', '#8fd0d8'),
      ai: own('#eef1f3 #e3e9ed #d7e0e6 #c9d5dd #bac9d3 #abbdc9 #9cb1bf', '#112133', '#8fb8ea'),
      solutions: ramp('#edf4ee #e2eee4 #d5e7d9 #c6dfcd #b6d5bf #a5cab1 #95bfa3', '#10251f', '#86d6a6'),
      company: ramp('#f4f2ec #eeebe2 #e6e2d6 #ddd8c9 #d3cdbb #c8c1ad #bdb59f', '#1e1f1a', '#dcc79a'),
    },
  }
}
