import { expect, it } from 'vitest'
import { evenLines, partsOf } from '../../../../scripts/previews/lines.ts'

it.each([
  ['en', 'Language work that\u00A0stands', 'Language|work|that\u00A0stands'],
  ['ja', '治験から市販後まで、医薬品の翻訳', '治験から|市販後まで、|医薬品の翻訳'],
  ['zh-Hans', '药品翻译，从试验到上市', '药品翻译，|从试验到上市'],
])('ends no line within a phrase of %s', (tag, title, parts) => {
  expect(partsOf(title, tag).join('|')).toBe(parts)
})

it('makes lines even', () => {
  const parts = ['aaa', 'b', 'cc', 'dd'].map((text) => ({ text, width: 10 * text.length }))
  expect(evenLines(parts, 0, 60)).toEqual(['aaab', 'ccdd'])
  expect(evenLines(parts, 5, 200)).toEqual(['aaa b cc dd'])
})
