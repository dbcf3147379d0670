import type { Palette } from './tokens.ts'

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
