import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dataBlock } from '../../../src/seo/dataBlock.ts'

const hostile = fc.constantFrom('</script>', '<!--', '<script>', ']]>', '&quot;', '\u2028', '\u2029', '"', '\\', "'")
const text = fc.array(fc.oneof(hostile, fc.string({ unit: 'grapheme' }))).map((parts) => parts.join(''))

it('holds no character that could leave its script element, and parses to what was put in', () => {
  fc.assert(
    fc.property(text, text, (name, description) => {
      const block = dataBlock({ name, nested: [{ description }] })
      expect(block).not.toMatch(/[<>&\u2028\u2029]/)
      expect(JSON.parse(block)).toEqual({ name, nested: [{ description }] })
    }),
  )
})
