import { expect, test } from 'vitest'
import { longestOf } from '../../src/fit/browser/plurals.ts'
import { type FitFault, mergeFaults, printFit } from '../../src/fit/faults.ts'
import { categoriesOf } from '../../src/model/plurals.ts'

const fault = (more: Partial<FitFault>): FitFault => ({
  locale: 'pl',
  pages: ['home'],
  width: 360,
  id: 'common:actions.contactUs',
  kind: 'breaks',
  by: 12.5,
  text: 'Kontakt',
  state: 'as it comes',
  ...more,
})

test('each plural form is shown with the longest number that takes it', () => {
  const rules = new Intl.PluralRules('pl')
  const longest = categoriesOf('pl').map((form) => [form, longestOf(rules, form)])
  expect(longest).toEqual([
    ['one', 1],
    ['few', 994],
    ['many', 999],
    ['other', 998.5],
  ])
})

test('a text is named once for each width, by its gravest fault, with all pages that show it', () => {
  const merged = mergeFaults([
    fault({ pages: ['about'], by: 20 }),
    fault({ kind: 'cut', by: 3, state: 'menu-about open' }),
    fault({ width: 768 }),
    fault({ id: null, text: '+48 500 000 000' }),
    fault({ id: 'common:nav.pages.team' }),
  ])
  expect(
    printFit(merged, 'pl: 2 pages at 360, 768 px')
      .split('\n')
      .map((line) => line.split(/ {2,}/)),
  ).toEqual([
    ['locale', 'page', 'width', 'key', 'fault', 'px'],
    ['pl', 'home and 1 more', '360', 'common:actions.contactUs', 'cut (menu-about open)', '3'],
    ['pl', 'home', '768', 'common:actions.contactUs', 'breaks', '12.5'],
    ['pl', 'home', '360', '(no message) +48 500 000 000', 'breaks', '12.5'],
    [''],
    [expect.stringMatching(/^As intended, 1 text left out: a button that leads to a page/)],
    ['pl: 2 pages at 360, 768 px: 3 faults.'],
  ])
})
