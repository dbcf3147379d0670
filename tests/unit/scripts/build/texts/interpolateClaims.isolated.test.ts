import { describe, expect, it, vi } from 'vitest'

vi.mock('../../../../../src/config/brand.ts', () => ({ brand: 'Acme', brandShort: 'A' }))
vi.mock('../../../../../src/config/site.ts', () => ({
  facts: { dataRegionEu: { en: 'Lyon', pl: 'Lion' }, dataRegionUs: { en: 'Boston' } },
}))
vi.mock('../../../../../src/config/claims.ts', () => ({
  claims: { onTimeDelivery: 0.995, toolErrors: 500 },
}))

// The configuration of the workbench has loaded it already, with the site's own facts.
vi.resetModules()
const { interpolateClaims } = await import('../../../../../scripts/build/texts/interpolateClaims.ts')

describe('interpolateClaims', () => {
  it('prints the company’s figures and name, in the format of the locale', () => {
    expect(
      interpolateClaims('en', '{{onTimeDelivery, percent}} of {{toolErrors, number}} by {{brand}} in {{dataRegionEu}}'),
    ).toBe('99.5% of 500 by Acme in Lyon')
    expect(interpolateClaims('pl', '{{onTimeDelivery, percent}}, {{dataRegionEu}}')).toBe('99,5%, Lion')
    expect(interpolateClaims('pl', '{{dataRegionUs}}')).toBe('Boston')
  })

  it('leaves every other variable, reference and tag as it stands', () => {
    const text = '<term>{{year}}</term> {{position, number}}: $t(common:skip) {{…}} {{constructor}} }}'
    expect(interpolateClaims('pl', text)).toBe(text)
  })
})
