import { expect, it } from 'vitest'
import type { MessageTree } from 'i18next-workbench'
import { payloadFor } from '../../../../scripts/build/texts/payload.ts'
import { interpolateClaims } from '../../../../scripts/build/texts/interpolateClaims.ts'
import { printText } from '../../../../scripts/build/texts/printText.ts'
import { typeset } from '../../../../scripts/build/texts/typeset.ts'
import { isLocaleCode } from '../../../../src/config/locales.ts'

it('a payload has the texts of a locale, and English only for missing ones', () => {
  const english = { a: 'A', deep: { b: 'B', c: 'C' } }
  const bundles = new Map([
    ['en', new Map([['common', english]])],
    ['pl', new Map<string, MessageTree>([['common', { deep: { b: 'Be' } }]])],
  ] as const)
  expect(payloadFor(bundles, 'pl', ['common'])).toEqual({
    pl: { common: { deep: { b: 'Be' } } },
    en: { common: { a: 'A', deep: { c: 'C' } } },
  })
})

it('leaves variables, references and tags unchanged that are none of the site’s figures', () => {
  const text = '<term>{{year}}</term> {{position, number}}: $t(common:skip) {{…}} {{constructor}} }}'
  expect(interpolateClaims('pl', `{{onTimeDelivery, percent}} ${text}`)).toBe(`99,5% ${text}`)
})

/** Invisible characters: no-break space, narrow no-break space, isolate marks, zero-width space, narrow space. */
const signs: Readonly<Record<string, string>> = {
  '~': '\u00A0',
  _: '\u202F',
  '⟨': '\u2066',
  '⟩': '\u2069',
  '|': '\u200B',
  '¦': '\u2006',
}
const visible = (text: string) =>
  text.replace(
    /[\u00A0\u202F\u2066\u2069\u200B\u2006]/g,
    (sign) => Object.keys(signs).find((key) => signs[key] === sign) ?? '',
  )

it.each([
  // Words of one letter bind to the next word; dashes and Roman numerals to the previous one.
  ['pl', 'To i w domu – a z nami', 'To i~w~domu~– a~z~nami'],
  ['pl', 'nie do domu na czas', 'nie do domu na czas'],
  ['pl', 'załącznika I do rozporządzenia', 'załącznika~I do rozporządzenia'],
  ['pl', 'Czy tak? I gdzie', 'Czy tak? I~gdzie'],
  ['en', 'Annex I to a phase III study', 'Annex~I to a phase~III study'],
  ['en', 'The day I took X', 'The day I took X'],
  // Citations do not break.
  ['pl', '21 CFR 314.50, MDR 2017/745, art. 28', '21~CFR~314.50, MDR~2017/745, art.~28'],
  ['en', 'ICH E6, IEC 62366-1, section 4.2', 'ICH~E6, IEC~62366-1, section~4.2'],
  ['fr', 'Quoi ? « Oui » ; 99,5 % : 12 500 mots', 'Quoi_? «_Oui_»_; 99,5~%~: 12_500~mots'],
  ['fr', 'phase III, article 28 – {{n, percent}} !', 'phase~III, article~28~– {{n, percent}}_!'],
  ['de', 'z. B. § 5, i. d. R. 40 %, Art. 28 Abs. 2', 'z._B. §~5, i._d._R. 40~%, Art.~28 Abs.~2'],
  ['de', 'nach 5 Tagen, Artikel 29 Absatz', 'nach 5~Tagen, Artikel~29 Absatz'],
  ['es', 'p. ej. 30 %, artículo 29, EE. UU.', 'p._ej. 30~%, artículo~29, EE.~UU.'],
  ['ar', 'بجرعة 5 mg أو 21 CFR 314.50 وISO 9001 X', 'بجرعة ⟨5~mg⟩ أو ⟨21~CFR~314.50⟩ وISO~9001 X'],
  ['ar', '{{n, number}} mL/h بدقة 95 %', '⟨{{n, number}} mL/h⟩ بدقة 95‎%‎'],
  ['ar', '25.0 mL/h', '25.0~mL/h'],
  ['ar', 'خلال {{n, number}} أيام', 'خلال {{n, number}}~أيام'],
  ['zh', '21 CFR第50部分，15 dB', '21~CFR|第50部分，15~dB'],
  ['zh-Hans', '而是组；“naive”一词', '而是组；|“naive”|一词'],
  ['ja', 'MDR第18条、10 mg（ISO 17100）', 'MDR第18条、10~mg|（ISO~17100）'],
  ['ja', 'どの言語でも、同じ意味。', 'どの言語でも、同じ意味。'],
  // Numbers bind to their unit or noun.
  ['en', 'in 24 languages, {{n, number}} words', 'in 24~languages, {{n, number}}~words'],
  ['en', 'Article 29 requires, ISO 9001 sets, {{brand}} is', 'Article~29 requires, ISO~9001 sets, {{brand}} is'],
  ['en', 'In 2024 Isogloss did 2 internationalizations.', 'In 2024 Isogloss did 2 internationalizations.'],
  ['pl', 'w 5 dni', 'w~5~dni'],
  ['pl', '{{i, percent}} a', '{{i, percent}} a'],
])('sets in %s: %s', (locale, text, expected) => {
  expect(visible(typeset(locale, text))).toBe(expected)
})

/** A heading of a locale, which another owner may not have, and its phrases. */
const headings: readonly (readonly [string, string, string])[] = [
  ['pl', 'zanim zacznie się do domu', 'zanim zacznie~się do~domu'],
  ['fr', 'De la forme à l’essai d’un an', 'De~la~forme à~l’essai d’un~an'],
  ['es', 'Salud y normas de la UE', 'Salud y~normas de~la~UE'],
  ['ja', '納期を最大{{time, percent}}短縮、費用も削減', '納期を|最大{{time, percent}}短縮、費用も削減'],
  // A name is wider than its placeholder.
  ['ja', '{{brand}}が選ばれる理由', 'Isoglossが|選ばれる理由'],
  // A break between scripts has the space that browsers add between them elsewhere.
  ['zh', '为什么选择{{brand}}', '为什么选择¦Isogloss'],
  // Compounds that Intl.Segmenter splits stay whole.
  ['zh', '七个步骤，得到经过语言学验证的版本', '七个步骤，得到经过|语言学验证的版本'],
  ['ja', '承認された文言で伝える薬事・規制関連文書', '承認された|文言で伝える|薬事・規制関連文書'],
  // Avoids lines of two letters, and lines of Hiragana only.
  ['zh', '逐个错误衡量翻译质量', '逐个错误|衡量翻译质量'],
  ['ja', '材料はどれだけあればよいか', '材料は|どれだけあれば|よいか'],
]

it.each(headings.flatMap(([locale, ...texts]) => (isLocaleCode(locale) ? [[locale, ...texts] as const] : [])))(
  'breaks lines of a heading only between phrases, in %s: %s',
  (locale, heading, phrases) => {
    expect(visible(printText(locale, 'title', heading))).toBe(phrases)
  },
)
