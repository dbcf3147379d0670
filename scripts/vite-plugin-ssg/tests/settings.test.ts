import { expect, it } from 'vitest'
import { fileOf, select, settingsOf } from '../src/settings.ts'

const locales = ['en', 'pl']

it('takes the locales of a list once each, in the order of the table', () => {
  expect(select('pl, en,pl', locales)).toEqual(['en', 'pl'])
  for (const list of ['xx', 'pl,xx', 'PL', ''])
    expect(() => select(list, locales)).toThrow(
      `Locales "${list}": expected codes with commas between (en, pl), found `,
    )
})

it('has the first locale at the root, and flat files, which hosts serve without a redirect', () => {
  const { address } = settingsOf('/', { locales, routes: ['home', 'about'], render: 'src/render.ts' })
  const files = locales.flatMap((locale) => ['home', 'about', '404'].map((route) => fileOf(address(locale, route))))
  expect(files).toEqual(['index.html', 'about.html', '404.html', 'pl.html', 'pl/about.html', 'pl/404.html'])
})
