import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync('src/theme/tokens.css', 'utf8')

/** The colours of a scheme, by their tokens: those that are not stated as #rrggbb stand for another token. */
function tokensOf(scheme: 'light' | 'dark'): Map<string, string> {
  const hex = '(#[0-9a-f]{3,6})'
  const stated = css.matchAll(
    new RegExp(`--([\\w-]+):\\s*(?:light-dark\\(${hex}, ${hex}\\)|${hex}|var\\(--([\\w-]+)\\));`, 'g'),
  )
  return new Map(
    [...stated].map(([, name = '', light, dark, both, other]) => [
      name,
      (scheme === 'light' ? light : dark) ?? both ?? other ?? '',
    ]),
  )
}

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  const tokens = tokensOf(scheme)
  const colour = (name: string): string => {
    const value = tokens.get(name) ?? ''
    return tokens.has(value) ? colour(value) : value
  }

  it('a term, an error, a deletion, a correction, the focus and the brand have a colour each', () => {
    const names = ['term', 'error', 'deleted', 'success-text', 'focus', 'accent', 'accent-text']
    const colours = names.map(colour)
    expect(colours.filter((value) => !/^#[0-9a-f]{3,6}$/.test(value))).toEqual([])
    expect(new Set(colours).size).toBe(names.length)
  })

  it.each([
    // Words: WCAG 2.2, 1.4.3.
    ['text', ['paper', 'mist', 'card'], 4.5],
    ['quiet', ['paper', 'mist', 'card'], 4.5],
    ['teal', ['paper', 'mist', 'card'], 4.5],
    ['error', ['paper', 'mist', 'card', 'field', 'error-tint'], 4.5],
    ['ink', ['term-tint', 'accent-tint', 'success-tint'], 4.5],
    ['deleted', ['paper', 'mist', 'card'], 4.5],
    ['success-text', ['success-tint', 'success-wash'], 4.5],
    ['accent-text', ['paper', 'mist', 'card'], 4.5],
    ['on-teal', ['teal', 'teal-deep'], 4.5],
    ['on-deep-quiet', ['deep'], 4.5],
    // Controls, their focus and the lines under words: 1.4.11.
    ['focus', ['paper', 'mist', 'card', 'field'], 3],
    ['on-deep', ['deep'], 3],
    ['field-line', ['card', 'field'], 3],
    ['term', ['card', 'term-tint'], 3],
    ['success', ['card', 'success-tint'], 3],
    ['accent', ['paper', 'mist', 'card'], 3],
  ] as const)('%s can be told from %s', (name, grounds, least) => {
    const weak = grounds.filter((ground) => !(contrast(colour(name), colour(ground)) >= least))
    expect(weak.map((ground) => `${ground} ${contrast(colour(name), colour(ground)).toFixed(2)}`)).toEqual([])
  })
})

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(digits.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
