import { expect, it } from 'vitest'
import { selectLocales } from '../../../../scripts/vite-plugin-ssg/selection.ts'
import { publicLocales } from '../../../../src/config/locales.ts'

it('takes all public locales without a list', () => {
  expect(selectLocales(undefined)).toBe(publicLocales)
})

it('takes the locales of a list once each, in the order of the table', () => {
  expect(selectLocales('pl, en,pl').map(({ code }) => code)).toEqual(['en', 'pl'])
})

it.each(['xx', 'pl,xx', 'PL', ''])('refuses "%s" and says what could be there', (list) => {
  expect(() => selectLocales(list)).toThrow(
    `--locales "${list}": expected codes of public locales with commas between (en, pl), found `,
  )
})
