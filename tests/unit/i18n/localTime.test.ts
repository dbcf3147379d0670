import { expect, it } from 'vitest'
import { printHours, printTimeIn, printUtc, utcOffsetsOf } from '../../../src/i18n/localTime.ts'

it('an offset from UTC has its minutes where there are any, and no sign where there is no offset', () => {
  expect([5.5, -3.5, 9.75, -11, 0].map(printUtc)).toEqual(['UTC+5:30', 'UTC−3:30', 'UTC+9:45', 'UTC−11', 'UTC'])
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
  ['pl', '2026-01-15', '10:05 UTC−7'],
  ['ar', '2026-07-15', '11:05 ص UTC−6'],
])('the time of a zone is printed in %s as it is on %s', (tag, day, expected) => {
  const printed = printTimeIn('America/Denver', tag, new Date(`${day}T17:05:00Z`))
  expect(printed.replaceAll('\u00A0', ' ')).toBe(expected)
})

it.each([
  ['en', /^9:00 AM . 5:00 PM$/],
  ['de', /^0?9:00 ?. ?17:00( Uhr)?$/],
])('hours are printed in %s as its readers write them', (tag, expected) => {
  expect(printHours(9, 17, tag).replaceAll('\u00A0', ' ')).toMatch(expected)
})
