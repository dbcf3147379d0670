import { load } from 'cheerio'
import { expect, it } from 'vitest'
import { brandPage } from '../../../../scripts/quality/brand/page.ts'
import type { Sheet } from '../../../../scripts/quality/brand/sheet.ts'
import { contrastsOf, paletteOf } from '../../../../src/config/palette.ts'
import { textsOf } from '../../../fixtures/html.ts'

const sheetOf = (name: string, accent: string): Sheet => {
  const palette = paletteOf({ brand: '#5b2a86', accent, exact: {} })
  const logo = `<svg viewBox="0 0 90 32"><title>${name}</title></svg>`
  const pictures = { 'favicon.svg': 'data:image/svg+xml,' }
  return {
    name,
    shortName: name,
    logo,
    palette,
    contrasts: contrastsOf(palette),
    pictures,
    styles: '',
    title: 'A title',
    fonts: { heading: { name: 'Serif', address: 'data:,' }, text: { name: 'Sans', address: 'data:,' } },
  }
}

it('shows one state of the brand in both schemes, and two beside each other with what has changed', () => {
  const before = { heading: 'Last commit', sheet: sheetOf('One', '#2e9e5b') }
  const now = { heading: 'Now', sheet: sheetOf('A & B', '#b3541e') }
  const headings = [...new Set(textsOf(load(brandPage([now])), 'h3'))]
  expect(headings.filter((text) => /, (light|dark)$/.test(text))).toEqual(['Now, light', 'Now, dark'])
  expect(load(brandPage([now]))('.changed')).toHaveLength(0)
  const both = load(brandPage([before, now]))
  expect(both('title').first().text()).toBe('Brand of A & B')
  expect(both('.logo title').text()).toContain('OneOneA &')
  const changed = textsOf(both, '.changed').map((text) => text.split(' ')[0])
  expect(new Set(changed)).toEqual(new Set(['accent', 'accent-text', 'accent-tint']))
})

it('says which contrast is too small, and what is wanted', () => {
  const $ = load(brandPage([{ heading: 'Now', sheet: sheetOf('One', '#ffd400') }]))
  expect(textsOf($, '.contrasts strong')).toContain('1.4, expected 3')
})
