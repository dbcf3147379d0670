import { describe, expect, it } from 'vitest'
import { chipsIn, codesOf, describeChip } from '../../src/panel/text/chips.ts'

const source = 'Take <term>{{dose, number}}</term> before <term>noon</term>, says {{brand}}.'
const spoken = (text: string) => chipsIn(text, codesOf(source, ['term'])).map(describeChip)

describe('chipsIn', () => {
  it('gives codes of a translation the numbers of the source, in any order and spacing', () => {
    expect(spoken('{{brand}}: <term>{{ dose,number }}</term>')).toEqual([
      '4 brand',
      '1 term',
      '2 dose',
      'end of 1 term',
    ])
  })

  it('marks a code that the source lacks, or has less often, as not in the English', () => {
    expect(spoken('{{brand}} {{brand}} {{price}}')).toEqual([
      '4 brand',
      'brand, not in the English',
      'price, not in the English',
    ])
  })
})
