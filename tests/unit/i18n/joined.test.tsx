import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { joined } from '../../../src/i18n/joined.tsx'

it.each([
  ['Total:', '17', 'Total: 17'],
  ['Total', null, 'Total'],
  ['合計：', '17', '合計：17'],
  ['できませんでした。', <b key="a">読み込む</b>, 'できませんでした。<b>読み込む</b>'],
  [<address key="a">Cheyenne</address>, '（部屋番号）', '<address>Cheyenne</address>（部屋番号）'],
  [<span key="a">合計：</span>, 'x', '<span>合計：</span> x'],
])('joined sets a space between texts, none beside full-width punctuation: %s', (first, second, expected) => {
  expect(renderToStaticMarkup(joined(first, second))).toBe(expected)
})
