import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readBundles } from '../../src/model/bundles.ts'
import { type LocaleProblem, type MessageTree, parseLocaleFile } from '../../src/model/localeFile.ts'
import { payloadFor } from '../../../texts/payload.ts'
import { typeset } from '../../../texts/typeset.ts'

function parse(text: string, mayBeBlank = false) {
  const problems: LocaleProblem[] = []
  const file = parseLocaleFile({ text, file: 'locales/pl/common.json', namespace: 'common', mayBeBlank }, problems)
  return { file, problems: problems.map((problem) => problem.message) }
}

const problemsOf = (text: string) => parse(text).problems

describe('a locale file', () => {
  it('that is not JSON is named with its line', () => {
    expect(problemsOf('{\n  "a": "x"\n  "b": "y"\n}')).toEqual([
      'locales/pl/common.json:2: expected a comma at the end of this line, found none: "a": "x"',
    ])
  })

  it('with a byte-order mark, a key twice, an empty text or a number is refused', () => {
    expect(problemsOf('\uFEFF{ "a": "x" }')).toEqual([
      'locales/pl/common.json:1: expected UTF-8 without a byte-order mark, found one. Save the file as UTF-8 without it.',
    ])
    expect(problemsOf('{ "a": "x",\n "a": "y" }')).toEqual([
      'locales/pl/common.json:2: expected "a" once, found it twice in this file',
    ])
    expect(problemsOf('{ "a": { "b": " " } }')).toEqual([
      'locales/pl/common.json:1: expected a text for "a.b", found an empty one',
    ])
    expect(problemsOf('{ "a": 5 }')).toEqual([
      'locales/pl/common.json:1: expected a text, or a group of texts in braces, for "a", found a value of type number',
    ])
  })

  it('may have an empty text where a translation is still to come, and then has no message for it', () => {
    const { file, problems } = parse('{ "a": "", "b": "x" }', true)
    expect(problems).toEqual([])
    expect(file?.tree).toEqual({ b: 'x' })
    expect(file?.entries.get('a')?.text).toBe('')
  })

  it('tells on which line a key stands, and where one that is missing would stand', () => {
    const { file } = parse('{\n  "a": {\n    "b": "x"\n  }\n}')
    expect(file?.lineOf('a.b')).toBe(3)
    expect(file?.lineOf('a.c')).toBe(3)
    expect(file?.lineOf('z')).toBe(1)
  })
})

describe('the locales folder', () => {
  let folder: string
  beforeEach(async () => {
    folder = path.join(await mkdtemp(path.join(tmpdir(), 'locales-')), 'locales')
    await mkdir(path.join(folder, 'en/pages'), { recursive: true })
  })
  afterEach(() => rm(path.dirname(folder), { recursive: true }))

  it('names a folder that is no locale, a file that is no page, and what English lacks', async () => {
    await mkdir(path.join(folder, 'xx'))
    await writeFile(path.join(folder, 'en/pages/abuot.json'), '{ "a": "x" }')
    await writeFile(path.join(folder, 'en/common.json'), '{ "a": "x" }')
    const { bundles, problems } = await readBundles(folder)
    const messages = problems.map((problem) => problem.message)
    expect(messages).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^locales\/xx\/: expected a folder of one of the locales .*, en, pl, found "xx"\./),
        expect.stringMatching(
          /^locales\/en\/pages\/abuot\.json:1: expected .* the id of a page .*, found pages\/abuot\.json$/,
        ),
        'locales/en/pages/about.json:1: expected the English texts of "pages/about", which src/config/routes.ts names, found no such file',
      ]),
    )
    expect(bundles.get('en')?.get('common')).toEqual({ a: 'x' })
  })
})

describe('payloads', () => {
  const bundles = (pl: MessageTree) =>
    new Map([
      ['en', new Map([['common', { a: 'A', deep: { b: 'B', c: 'C' } }]])],
      ['pl', new Map([['common', pl]])],
    ] as const)

  it('carry a locale and only what it lacks of English', () => {
    expect(payloadFor(bundles({ deep: { b: 'Be' } }), 'pl', ['common'])).toEqual({
      pl: { common: { deep: { b: 'Be' } } },
      en: { common: { a: 'A', deep: { c: 'C' } } },
    })
  })

  it('carry no English when nothing is lacking', () => {
    expect(Object.keys(payloadFor(bundles({ a: 'a', deep: { b: 'b', c: 'c' } }), 'pl', ['common']))).toEqual(['pl'])
  })
})

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
