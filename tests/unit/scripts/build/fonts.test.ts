import { expect, it } from 'vitest'
import { familiesOf } from '../../../../scripts/lib/brandFonts.ts'

it('the families of a brand are refused if a package or a weight is missing', () => {
  const brand = { heading: '@fontsource/newsreader', headingWeight: 500, text: '@fontsource-variable/figtree' }

  const refused = (change: Partial<typeof brand>) => expect(() => familiesOf({ ...brand, ...change }))
  refused({ text: '@fontsource/absent' }).toThrow('fonts.text: expected a package')
  refused({ heading: '@fontsource/sawarabi-mincho' }).toThrow('fonts.heading: expected a family with the weight 500')
  refused({ heading: '@fontsource-variable/figtree' }).toThrow('a package with files for each weight')
})
