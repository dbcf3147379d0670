import { expect, it } from 'vitest'
import { interpolateClaims } from '../../../../../scripts/build/texts/interpolateClaims.ts'

it('leaves variables, references and tags unchanged that are none of the site’s figures', () => {
  const text = '<term>{{year}}</term> {{position, number}}: $t(common:skip) {{…}} {{constructor}} }}'
  expect(interpolateClaims('pl', `{{onTimeDelivery, percent}} ${text}`)).toBe(`99,5% ${text}`)
})
