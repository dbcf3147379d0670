import { describe, expect, it } from 'vitest'
import { typeset } from '../../../../scripts/texts/typeset.ts'

describe('typeset', () => {
  it('keeps Polish one-letter words with the next word and a dash with the one before', () => {
    expect(typeset('pl', 'To i w domu – a z nami')).toBe('To i\u00A0w\u00A0domu\u00A0– a\u00A0z\u00A0nami')
  })

  it('lets other short Polish words end a line', () => {
    expect(typeset('pl', 'nie do domu na czas')).toBe('nie do domu na czas')
  })

  it('keeps more together in a heading', () => {
    expect(typeset('pl', 'zanim zacznie się do domu', true)).toBe('zanim zacznie\u00A0się do\u00A0domu')
    expect(typeset('fr', 'De la forme à l’essai d’un an', true)).toBe(
      'De\u00A0la\u00A0forme à\u00A0l’essai d’un\u00A0an',
    )
    expect(typeset('es', 'Salud y normas de la UE', true)).toBe('Salud y\u00A0normas de\u00A0la\u00A0UE')
    expect(typeset('fr', 'De la forme')).toBe('De la forme')
  })

  it('keeps a short part of a compound in a heading with the rest, unless both are too long for a line', () => {
    const set = (text: string) => typeset('de', text, true).replaceAll('\u2060', '_')
    expect(set('EU-MDR und QS-Werkzeuge')).toBe('EU-_MDR und QS-_Werkzeuge')
    expect(set('Dites-nous, Over-the-phone')).toBe('Dites-_nous, Over-_the-_phone')
    expect(set('EU-Konformitätserklärungen, Website-Lokalisierung')).toBe(
      'EU-Konformitätserklärungen, Website-Lokalisierung',
    )
    expect(typeset('de', 'EU-MDR')).toBe('EU-MDR')
  })

  it('keeps a Roman numeral with the word before it, not with the one after', () => {
    expect(typeset('pl', 'załącznika I do rozporządzenia')).toBe('załącznika\u00A0I do rozporządzenia')
    expect(typeset('pl', 'Czy tak? I gdzie')).toBe('Czy tak? I\u00A0gdzie')
    expect(typeset('en', 'Annex I to a phase III study')).toBe('Annex\u00A0I to a phase\u00A0III study')
    expect(typeset('en', 'The day I took X')).toBe('The day I took X')
  })

  it('keeps a citation in one piece', () => {
    expect(typeset('pl', '21 CFR 314.50, MDR 2017/745, art. 28')).toBe(
      '21\u00A0CFR\u00A0314.50, MDR\u00A02017/745, art.\u00A028',
    )
    expect(typeset('en', 'ICH E6, IEC 62366-1, section 4.2')).toBe('ICH\u00A0E6, IEC\u00A062366-1, section\u00A04.2')
  })

  it.each([
    ['fr', 'Quoi ? « Oui » ; 99,5 % : 12 500 mots', 'Quoi_? «_Oui_»_; 99,5~%~: 12_500~mots'],
    ['fr', 'phase III, article 28 – {{n, percent}} !', 'phase~III, article~28~– {{n, percent}}_!'],
    ['de', 'z. B. § 5, i. d. R. 40 %, Art. 28 Abs. 2', 'z._B. §~5, i._d._R. 40~%, Art.~28 Abs.~2'],
    ['es', 'p. ej. 30 %, artículo 29, EE. UU.', 'p._ej. 30~%, artículo~29, EE.~UU.'],
    [
      'ar',
      'وفق المادة 29 بجرعة 5 mg أو 21 CFR 314.50 وISO 9001 X',
      'وفق المادة~29 بجرعة ⟨5~mg⟩ أو ⟨21~CFR~314.50⟩ وISO~9001 X',
    ],
    ['ar', '{{n, number}} mL/h بدقة 95 %', '⟨{{n, number}} mL/h⟩ بدقة 95‎%‎'],
    ['ar', '25.0 mL/h', '25.0~mL/h'],
    ['ar', 'خلال {{n, number}} أيام', 'خلال {{n, number}}~أيام'],
    ['zh', '21 CFR第50部分，15 dB', '21~CFR第50部分，15~dB'],
    ['ja', 'MDR第18条、10 mg（ISO 17100）', 'MDR第18条、10~mg（ISO~17100）'],
  ] as const)('sets the spaces of %s: %s', (locale, text, expected) => {
    const signs: Readonly<Record<string, string>> = { '~': '\u00A0', _: '\u202F', '⟨': '\u2066', '⟩': '\u2069' }
    expect(typeset(locale, text)).toBe(expected.replace(/[~_⟨⟩]/g, (sign) => signs[sign] ?? ''))
  })

  it('leaves placeholders and English alone', () => {
    expect(typeset('pl', '{{i, percent}} a')).toBe('{{i, percent}} a')
    expect(typeset('en', 'a dose i w')).toBe('a dose i w')
  })

  it.each([
    ['en', '40 mg, 15 dB', '40~mg, 15~dB'],
    ['en', 'in 24 languages, {{n, number}} words', 'in 24~languages, {{n, number}}~words'],
    ['en', 'Article 29 requires, ISO 9001 sets, {{brand}} is', 'Article~29 requires, ISO~9001 sets, {{brand}} is'],
    ['en', 'In 2024 Isogloss did 2 internationalizations.', 'In 2024 Isogloss did 2 internationalizations.'],
    ['de', 'nach 5 Tagen, Artikel 29 Absatz', 'nach 5~Tagen, Artikel~29 Absatz'],
    ['fr', '12 500 mots, 2–3 jours', '12_500~mots, 2–3~jours'],
    ['pl', 'w 5 dni', 'w~5~dni'],
  ])('keeps a number with its unit or with what it counts in %s: %s', (locale, text, expected) => {
    expect(typeset(locale, text)).toBe(expected.replaceAll('~', '\u00A0').replaceAll('_', '\u202F'))
  })
})

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
