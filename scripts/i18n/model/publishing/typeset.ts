import { type LocaleCode, localeOf } from '../../../../src/config/locales.ts'

type Rule = readonly [RegExp, string]

/** These words do not end a line. */
const withNext = (words: string): Rule => [new RegExp(`(?<=^|[\\s(„])(${words}) (?=\\S)`, 'giu'), '$1\u00A0']
/** A dash does not begin a line. */
const dash: Rule = [/ – /g, '\u00A0– ']

/** What a language's typography asks for and translators should not have to type. Placeholders are left alone. */
const rules: Readonly<Record<string, readonly Rule[]>> = {
  cs: [withNext('[aikosuvz]'), dash],
  fr: [[/ (?=[:;!?»])/g, '\u00A0'], [/« /g, '«\u00A0'], dash],
  // Beside the one-letter words: short prepositions, "nie" and the first half of a fixed phrase.
  pl: [withNext('[aiouwz]|nie|do|na|od|po|za|ze|we|dla|in|nr|art\\.'), dash],
  sk: [withNext('[aikosuvz]'), dash],
}

/** A number and the unit or standard's number after it stay on one line, in every language. */
const everywhere: readonly Rule[] = [
  [/(\d) (mg|m[lL]|g|kg|mm|cm|px|MB|CFR|°[CF])(?![\p{L}])/gu, '$1\u00A0$2'],
  [/\b(ISO|ICH|MDR|IVDR) (?=[\dE])/g, '$1\u00A0'],
  [/(\((?:EU|UE)\)) (?=\d)/g, '$1\u00A0'],
]

/** A text with the non-breaking spaces of its language. */
export function typeset(locale: LocaleCode, text: string): string {
  const { language } = new Intl.Locale(localeOf(locale).tag)
  return [...(rules[language] ?? []), ...everywhere].reduce(
    (result, [pattern, replacement]) => result.replace(pattern, replacement),
    text,
  )
}
