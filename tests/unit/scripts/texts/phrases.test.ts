import { expect, it } from 'vitest'
import { typeset } from '../../../../scripts/texts/typeset.ts'

it.each([
  ['ja', 'どの言語でも、同じ意味の医療文書を', 'どの言語でも、|同じ意味の|医療文書を'],
  ['ja', '専門の翻訳者が訳し、別の翻訳者が照合', '専門の翻訳者が|訳し、|別の翻訳者が照合'],
  ['ja', '何を、どこで伝えるのか、お聞かせください', '何を、|どこで|伝えるのか、|お聞かせください'],
  ['ja', '治験から市販後まで、医薬品の翻訳', '治験から|市販後まで、|医薬品の翻訳'],
  ['ja', '納期を最大{{time, percent}}短縮、費用も削減', '納期を|最大{{time, percent}}短縮、|費用も削減'],
  ['zh-Hans', '从试验到上市的药品翻译', '从试验到上市的|药品翻译'],
  ['zh-Hans', '44个句段的指标与译员判断', '44个句段的|指标与译员判断'],
  ['ja', 'SAE J2450 の自動車の整備情報', 'SAE J2450 の|自動車の整備情報'],
  // Words that a dictionary cuts stay whole.
  ['zh-Hans', '七个步骤，得到经过语言学验证的版本', '七个步骤，|得到经过|语言学验证的版本'],
  ['ja', '承認された文言で伝える薬事・規制関連文書', '承認された|文言で伝える|薬事・規制関連文書'],
  // No line of two letters where a better cut is possible, none of a whole run of Hiragana.
  ['zh-Hans', '逐个错误衡量翻译质量', '逐个错误|衡量翻译质量'],
  ['ja', 'リスクを伴う文書のための言語サービス', 'リスクを伴う|文書のための|言語サービス'],
  ['ja', '材料はどれだけあればよいか', '材料は|どれだけあれば|よいか'],
  ['ja', 'ご質問はありますか？', 'ご質問は|ありますか？'],
  ['en', 'Language work that stands', 'Language work that stands'],
])('lets a line of a heading end between phrases of %s alone: %s', (tag, heading, phrases) => {
  expect(typeset(tag, heading, true).replaceAll('\u200B', '|')).toBe(phrases)
})

it('lets a line of Chinese end outside quotation marks around Latin letters', () => {
  expect(typeset('zh-Hans', '而是组；“naive”一词').replaceAll('\u200B', '|')).toBe('而是组；|“naive”|一词')
})

it('puts no break into other texts', () => {
  expect(typeset('ja', 'どの言語でも、同じ意味の医療文書を')).not.toContain('\u200B')
})
