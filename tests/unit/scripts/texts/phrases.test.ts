import { expect, it } from 'vitest'
import { typeset } from '../../../../scripts/texts/typeset.ts'

it.each([
  ['ja', 'どの言語でも、同じ意味の医療文書を', 'どの言語でも、|同じ意味の|医療文書を'],
  ['ja', '専門の翻訳者が訳し、別の翻訳者が照合', '専門の翻訳者が|訳し、|別の翻訳者が照合'],
  ['ja', '何を、どこで伝えるのか、お聞かせください', '何を、|どこで|伝えるのか、|お聞かせください'],
  ['ja', '治験から市販後まで、医薬品の翻訳', '治験から|市販後まで、|医薬品の翻訳'],
  ['ja', '納期を最大{{time, percent}}短縮、費用も削減', '納期を|最大{{time, percent}}短縮、|費用も削減'],
  ['zh-Hans', '从试验到上市的药品翻译', '从试验|到上市的药品翻译'],
  ['zh-Hans', '44个句段的指标与译员判断', '44个句段的指标|与译员判断'],
  ['ja', 'SAE J2450 の自動車の整備情報', 'SAE J2450 の|自動車の|整備情報'],
  ['en', 'Language work that stands', 'Language work that stands'],
])('lets a line of a heading end between phrases of %s alone: %s', (tag, heading, phrases) => {
  expect(typeset(tag, heading, true).replaceAll('\u200B', '|')).toBe(phrases)
})

it('puts no break into other texts', () => {
  expect(typeset('ja', 'どの言語でも、同じ意味の医療文書を')).not.toContain('\u200B')
})
