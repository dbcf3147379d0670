import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { addFormats, printDay, printNumber } from '../../../src/i18n/formats.ts'

it.each([
  ['en', 'June 30, 2028'],
  ['fr', '30 juin 2028'],
  ['ar-SA', '30 يونيو 2028'],
  ['ja', '2028年6月30日'],
])('a day is printed in %s in full, of the Gregorian calendar, in Latin digits', (tag, expected) => {
  expect(printDay('2028-06-30', tag)).toBe(expected)
})

describe('numbers', () => {
  it('have Latin digits, also where those of the region are others', () => {
    expect(printNumber(12.5, 'ar-EG')).toBe('12.5')
  })

  it.each([
    ['en', '12,345.5 99.5% €75 $0.20'],
    ['fr', '12_345,5 99,5~% 75~€ 0,20~$US'],
    ['ar', '12,345.5 99.5% 75~€ 0.20~US$'],
    ['ja', '12,345.5 99.5% €75 $0.20'],
  ])('are printed in %s as its readers write them', (locale, expected) => {
    const text = '{{count, number}} {{share, percent}} {{price, euro}} {{rate, dollar}}'
    const i18n = i18next.createInstance()
    i18n.init({ lng: locale, resources: { [locale]: { translation: { text } } }, initAsync: false })
    addFormats(i18n)
    const printed = i18n.t('text', { count: 12345.5, share: 0.995, price: 75, rate: 0.2 })
    // Without the marks that keep signs on their side in Arabic.
    expect(printed.replace(/[\u200E\u200F]/g, '')).toBe(expected.replaceAll('_', '\u202F').replaceAll('~', '\u00A0'))
  })
})
