import { expect, it } from 'vitest'
import { familiesOf } from '../../../../scripts/lib/brandFonts.ts'
import { webFaces } from '../../../../scripts/lib/webFaces.ts'

it('the families of a brand are refused if a package or a weight is missing', () => {
  const brand = { heading: '@fontsource/newsreader', headingWeight: 500, text: '@fontsource-variable/figtree' }

  const refused = (change: Partial<typeof brand>) => expect(() => familiesOf({ ...brand, ...change }))
  refused({ text: '@fontsource/absent' }).toThrow(
    'src/config/brand.ts, fonts.text: expected a package of Fontsource that is installed; found @fontsource/absent.',
  )
  refused({ heading: '@fontsource/sawarabi-mincho' }).toThrow(
    'fonts.heading: expected a family with the weight 500; found @fontsource/sawarabi-mincho with 400.',
  )
  refused({ heading: '@fontsource-variable/figtree' }).toThrow('a package with files for each weight')
})

it.each([
  ['U+4??', 'expected "U+100" or "U+100-17F", found "U+4??"'],
  ['', 'x.css: the face of "a.woff2" has no unicode-range'],
])('a unicode-range of "%s" is refused', (range, message) => {
  const descriptor = range && `; unicode-range: ${range}`
  expect(() => webFaces(`@font-face { src: url("a.woff2")${descriptor} }`, 'x.css')).toThrow(message)
})
