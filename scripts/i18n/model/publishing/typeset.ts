import type { LocaleCode } from '../../../../src/config/locales.ts'

/** What a language's typography asks for and translators should not have to type. Placeholders are left alone. */
const rules: Partial<Record<LocaleCode, readonly [RegExp, string][]>> = {
  pl: [
    // One-letter words (a, i, o, u, w, z) do not end a line. Twice, for "i w domu": matches cannot overlap.
    [/(^|[\s(„])([aiouwz]) (?=\S)/giu, '$1$2\u00A0'],
    [/(^|[\s(„\u00A0])([aiouwz]) (?=\S)/giu, '$1$2\u00A0'],
    // Nor do the short prepositions, "nie" and the first half of a fixed phrase.
    [/(^|[\s(„\u00A0])(nie|do|na|od|po|za|ze|we|dla|in|nr|art\.) (?=\S)/giu, '$1$2\u00A0'],
    // A dash does not begin a line.
    [/ – /g, '\u00A0– '],
  ],
}

/** A number and the unit or standard's number after it stay on one line, in every language. */
const everywhere: readonly [RegExp, string][] = [
  [/(\d) (mg|m[lL]|g|kg|mm|cm|px|MB|CFR|°[CF])(?![\p{L}])/gu, '$1\u00A0$2'],
  [/\b(ISO|ICH|MDR|IVDR) (?=[\dE])/g, '$1\u00A0'],
  [/(\((?:EU|UE)\)) (?=\d)/g, '$1\u00A0'],
]

/** A text with the non-breaking spaces of its language. */
export function typeset(locale: LocaleCode, text: string): string {
  return [...(rules[locale] ?? []), ...everywhere].reduce(
    (result, [pattern, replacement]) => result.replace(pattern, replacement),
    text,
  )
}
