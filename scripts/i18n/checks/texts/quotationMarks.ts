/**
 * Quotation marks by language: opening and closing in turn, the usual pair first, then the pair inside another. From
 * CLDR 42 (delimiters), as ICU 72 gives them.
 */
const cldr: Readonly<Record<string, string>> = {
  ar: '”“ ’‘',
  be: '«» „“',
  bg: '„“',
  ca: '«» “”',
  cs: '„“ ‚‘',
  da: '“” ‘’',
  de: '„“ ‚‘',
  el: '«» “”',
  en: '“” ‘’',
  es: '«» “”',
  et: '„“ ‚‘',
  eu: '«» “”',
  fa: '«» ‹›',
  fi: '”” ’’',
  fr: '«»',
  'fr-CA': '«» ”“',
  'fr-CH': '«» ‹›',
  ga: '“” ‘’',
  gl: '“” ‘’',
  he: '”” ’’',
  hi: '“” ‘’',
  hr: '„“ ‚‘',
  hu: '„” »«',
  id: '“” ‘’',
  is: '„“ ‚‘',
  it: '«» “”',
  ja: '「」 『』',
  ka: '„“ «»',
  ko: '“” ‘’',
  lt: '„“',
  lv: '“” ‘’',
  mk: '„“ ‚‘',
  ms: '“” ‘’',
  mt: '“” ‘’',
  nb: '«» ‘’',
  nl: '‘’',
  nn: '«» ‘’',
  pl: '„” «»',
  pt: '“” ‘’',
  'pt-PT': '«» “”',
  ro: '„” «»',
  ru: '«» „“',
  sk: '„“ ‚‘',
  sl: '„“ ‚‘',
  sq: '«» “”',
  sr: '„“ ‘‘',
  sv: '”” ’’',
  th: '“” ‘’',
  tr: '“” ‘’',
  uk: '«» „“',
  vi: '“” ‘’',
  zh: '“” ‘’',
  'zh-Hant': '「」 『』',
  'zh-HK': '「」 『』',
  'zh-TW': '「」 『』',
}

/** Pairs that style guides of a language allow beside those of CLDR. */
const customary: Readonly<Record<string, string>> = {
  bg: '’’ «»',
  cs: '»« ›‹',
  da: '»« ”” ’’',
  de: '»« ›‹',
  'de-CH': '«» ‹›',
  es: '‘’',
  fi: '»»',
  fr: '“” ‹›',
  hr: '»«',
  it: '‘’',
  ko: '「」 『』',
  lv: '«» „“',
  nl: '“”',
  no: '«» ‘’',
  pl: '‚’',
  'pt-PT': '‘’',
  sk: '»« ›‹',
  sl: '»«',
  sv: '»»',
  zh: '《》',
}

export interface QuotationMarks {
  /** The marks of CLDR, for a person to read: “ ” or ‘ ’. */
  readonly name: string
  readonly pairs: readonly (readonly [open: string, close: string])[]
}

/** The quotation marks of a BCP 47 tag: the longest prefix of it that has a row. Null for a language without one. */
export function quotationMarksOf(tag: string): QuotationMarks | null {
  const usual = lookUp(cldr, tag) ?? lookUp(customary, tag)
  if (usual === undefined) return null
  const split = (list: string) => list.split(' ').map(([open = '', close = '']) => [open, close] as const)
  const pairs = split(usual)
  const name = pairs.map(([open, close]) => `${open} ${close}`).join(' or ')
  const others = lookUp(customary, tag)
  return { name, pairs: others === undefined ? pairs : [...pairs, ...split(others)] }
}

function lookUp(table: Readonly<Record<string, string>>, tag: string): string | undefined {
  for (let name = tag; name; name = name.slice(0, Math.max(0, name.lastIndexOf('-')))) {
    if (Object.hasOwn(table, name)) return table[name]
  }
  return undefined
}
