import { describe, expect, it } from 'vitest'
import { isColor, oklch } from '../../../src/config/color.ts'
import { artColorsOf, paletteOf, weakContrasts } from '../../../src/config/palette.ts'

describe('the colors derived from a brand', () => {
  const violet = { brand: '#5b2a86', accent: '#2e9e5b', exact: {} }

  it.each([
    violet,
    { brand: '#7a1f3d', accent: '#0f7bb5', exact: {} },
    { brand: '#000000', accent: '#767676', exact: {} },
  ])('have enough contrast with $brand and $accent', (brand) => {
    expect(weakContrasts(paletteOf(brand))).toEqual([])
  })

  it('have its hues, also in the art, and leave colors with a fixed meaning unchanged', () => {
    const made = paletteOf(violet)
    const [drawn, { h }] = [paletteOf({ brand: '#0b4f5c', accent: '#e4572e', exact: {} }), oklch(violet.brand)]
    expect([made.brand[0], made.accent[0], made.error, made.success]).toEqual([
      violet.brand,
      violet.accent,
      drawn.error,
      drawn.success,
    ])
    for (const color of [made.ink[0], made.deep[0], made.quiet[1], made['field-line'][0]])
      expect(Math.abs(((oklch(color).h - h + 540) % 360) - 180)).toBeLessThan(20)
    expect(artColorsOf(violet).ramps.services).not.toEqual(artColorsOf({ ...violet, brand: '#0b4f5c' }).ramps.services)
    expect(
      Object.values(made)
        .flat()
        .filter((color) => !isColor(color)),
    ).toEqual([])
  })

  it('are refused if they are invalid', () => {
    expect(() => paletteOf({ ...violet, accent: 'green' })).toThrow(
      'src/config/brand.ts, colors, accent: expected a color as #rrggbb, found "green".',
    )
    expect(() => paletteOf({ ...violet, exact: { rule: ['#eee', '#111111'] } })).toThrow('colors, rule: expected')
  })
})
