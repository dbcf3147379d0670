import { describe, expect, it } from 'vitest'
import { splitAfterTop, stylesTop } from '../../../../scripts/documents/topOfPage.ts'
import { LATER_STYLES } from '../../../../src/config/protocol.ts'

describe('the top of a page', () => {
  it('ends in the element for the styles of the other sections', () => {
    const top = `<main><section>1</section><div ${LATER_STYLES}="" hidden="">`
    const rest = '</div><section>2</section></main><footer></footer>'
    expect(splitAfterTop(top + rest)).toEqual([top, rest])
  })

  it('is the whole body where there is none', () => {
    expect(splitAfterTop('<main>text</main>')).toEqual(['<main>text</main>', ''])
  })

  it('needs the style sheets about its classes, and those about elements of any class', () => {
    const needs = stylesTop('<main><h1 class="_a_1 _b_2">')
    expect(needs('@layer ui{._b_2 > i{color:red}}')).toBe(true)
    expect(needs('@layer ui{._c_3{color:red}}@keyframes k{50%{opacity:.5}}')).toBe(false)
    expect(needs('@layer ui{._c_3{color:red}[lang|=ja]{color:red}}')).toBe(true)
  })
})
