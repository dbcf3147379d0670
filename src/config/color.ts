/** A color in OKLCH (CSS Color 4): lightness from 0 to 1, chroma, hue in degrees. */
interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
}

type Three = readonly [number, number, number]

/** Ottosson's matrices from CSS Color 4: linear sRGB to cones, cubic roots of the cones to OKLab, and back. */
const toCones = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
] as const
const toLab = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
] as const
const fromLab = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
] as const
const fromCones = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
] as const

const times = (matrix: readonly [Three, Three, Three], [x, y, z]: Three): Three => {
  const [one, two, three] = matrix.map((row) => row[0] * x + row[1] * y + row[2] * z)
  return [one ?? 0, two ?? 0, three ?? 0]
}
const each = ([x, y, z]: Three, change: (value: number) => number): Three => [change(x), change(y), change(z)]

/** True if a text is a color in the form `#rrggbb`. */
export const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

/** Returns the channels of `#rrggbb` as linear light, from 0 to 1. */
function lightOf(color: string): Three {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
  return each([channels[0] ?? 0, channels[1] ?? 0, channels[2] ?? 0], (share) =>
    share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4,
  )
}

/** Converts `#rrggbb` to OKLCH. */
export function oklch(color: string): Oklch {
  const [l, a, b] = times(toLab, each(times(toCones, lightOf(color)), Math.cbrt))
  return { l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI }
}

/** Converts OKLCH to `#rrggbb`. Reduces the chroma of colors outside sRGB. */
export function hexOf({ l, c, h }: Oklch): string {
  const angle = (h * Math.PI) / 180
  const cones = times(fromLab, [l, c * Math.cos(angle), c * Math.sin(angle)])
  const light = times(
    fromCones,
    each(cones, (root) => root ** 3),
  )
  if (c > 0.001 && light.some((share) => share < -0.001 || share > 1.001)) return hexOf({ l, c: c * 0.97, h })
  const bytes = each(light, (share) => {
    const seen = share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055
    return Math.round(Math.min(1, Math.max(0, seen)) * 255)
  })
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** Returns the contrast ratio of two colors, from 1 to 21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export function contrast(one: string, other: string): number {
  const luminance = (color: string) => {
    const [red, green, blue] = lightOf(color)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((first, second) => first - second)
  return (lighter + 0.05) / (darker + 0.05)
}
