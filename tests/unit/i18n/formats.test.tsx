import i18next from 'i18next'
import { addFormats, printDay, printNumber } from '../../../src/i18n/formats.ts'
import { joined } from '../../../src/i18n/joined.tsx'
import { hoursElsewhere, printTimeIn, printZone, utcOffsetsOf } from '../../../src/i18n/localTime.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

it.each([
  ['en', 'June 30, 2028'],
  ['ar-SA', '30 يونيو 2028'],
  ['ja', '2028年6月30日'],
])('a day is printed in full in %s, in the Gregorian calendar and Latin digits', (tag, expected) => {
  expect(printDay('2028-06-30', tag)).toBe(expected)
})

it.each([
  ['en', '12,345.5 99.5% €75 $0.20'],
  ['fr', '12_345,5 99,5~% 75~€ 0,20~$US'],
  ['pl', '12~345,5 99,5% 75~€ 0,20~$'],
  ['ar', '12,345.5 99.5% 75~€ 0.20~US$'],
])('numbers are printed in %s as its readers write them', (locale, expected) => {
  const text = '{{count, number}} {{share, percent}} {{price, euro}} {{rate, dollar}}'
  const i18n = i18next.createInstance()
  i18n.init({ lng: locale, resources: { [locale]: { translation: { text } } }, initAsync: false })
  addFormats(i18n)
  const printed = i18n.t('text', { count: 12345.5, share: 0.995, price: 75, rate: 0.2 })
  // Ignores the marks that keep signs in place in Arabic.
  expect(printed.replace(/[\u200E\u200F]/g, '')).toBe(expected.replaceAll('_', '\u202F').replaceAll('~', '\u00A0'))
  // Latin digits, also in regions that use others.
  expect(printNumber(12.5, 'ar-EG')).toBe('12.5')
})

it.each([
  ['America/Denver', { winter: -7, summer: -6 }],
  ['Europe/Warsaw', { winter: 1, summer: 2 }],
  ['Australia/Adelaide', { winter: 9.5, summer: 10.5 }],
  ['Asia/Tokyo', { winter: 9 }],
  ['UTC', { winter: 0 }],
])('%s has the offsets of its winter and its summer, if they differ', (zone, expected) => {
  expect(utcOffsetsOf(zone, 2026)).toEqual(expected)
})

it.each([
  ['en', '2026-01-15', '10:05 AM UTC−7'],
  ['en', '2026-07-15', '11:05 AM UTC−6'],
  ['ar', '2026-07-15', '11:05 ص UTC−6'],
])('the time of a zone is printed in %s as it is on %s', (tag, day, expected) => {
  const printed = printTimeIn('America/Denver', tag, new Date(`${day}T17:05:00Z`))
  expect(printed.replaceAll('\u00A0', ' ')).toBe(expected)
})

it('the hours of a desk are converted to the zone of a clock', () => {
  const hours = { from: 9, to: 17, zone: 'America/New_York' }
  expect(hoursElsewhere(hours, 'America/Denver', 2026)).toEqual({ from: 7, to: 15 })
  expect(hoursElsewhere(hours, 'America/New_York', 2026)).toEqual({ from: 9, to: 17 })
  expect(printZone('America/New_York', 'en-US')).toBe('Eastern Time')
})

it.each([
  ['Total:', '17', 'Total: 17'],
  ['Total', null, 'Total'],
  ['合計：', '17', '合計：17'],
  ['できませんでした。', <b key="a">読み込む</b>, 'できませんでした。<b>読み込む</b>'],
  [<address key="a">Cheyenne</address>, '（部屋番号）', '<address>Cheyenne</address>（部屋番号）'],
  [<span key="a">合計：</span>, 'x', '<span>合計：</span> x'],
])('joined sets a space between texts, except next to full-width punctuation: %s', (first, second, expected) => {
  expect(renderToStaticMarkup(joined(first, second))).toBe(expected)
})
