/**
 * Quotation marks, opening and closing in turn, with the languages that have them: the usual pair first, then the pair
 * inside another. From CLDR 42 (delimiters), as ICU 72 gives them.
 */
const cldr = [
  ['“” ‘’', 'da en ga gl hi id ko lv ms mt pt th tr vi zh'],
  ['«» “”', 'ca el es eu it pt-PT sq'],
  ['„“ ‚‘', 'cs de et hr is mk sk sl'],
  ['”” ’’', 'fi he sv'],
  ['«» „“', 'be ru uk'],
  ['«» ‘’', 'nb nn'],
  ['„” «»', 'pl ro'],
  ['„“', 'bg lt'],
  ['«» ‹›', 'fa fr-CH'],
  ['「」 『』', 'ja zh-Hant zh-HK zh-TW'],
  ['”“ ’‘', 'ar'],
  ['«»', 'fr'],
  ['«» ”“', 'fr-CA'],
  ['„” »«', 'hu'],
  ['„“ «»', 'ka'],
  ['‘’', 'nl'],
  ['„“ ‘‘', 'sr'],
] as const

/** Pairs that style guides of a language allow beside those of CLDR. */
const customary = [
  ['«» “”', 'ar'],
  ['»« ›‹', 'cs de sk'],
  ['‘’', 'es it pt-PT'],
  ['»»', 'fi sv'],
  ['»«', 'hr sl'],
  ['’’ «»', 'bg'],
  ['»« ”” ’’', 'da'],
  ['«» ‹›', 'de-CH'],
  ['“” ‹›', 'fr'],
  ['「」 『』', 'ko'],
  ['«» „“', 'lv'],
  ['“”', 'nl'],
  ['«» ‘’', 'no'],
  ['‚’', 'pl'],
  ['《》', 'zh'],
] as const

export interface QuotationMarks {
  /** The marks of CLDR, for a person to read: “ ” or ‘ ’. */
  readonly name: string
  readonly pairs: readonly (readonly [open: string, close: string])[]
}

/** The quotation marks of a BCP 47 tag: the longest prefix of it that has a row. Null for a language without one. */
export function quotationMarksOf(tag: string): QuotationMarks | null {
  const [usual, others] = [pairsOf(cldr, tag), pairsOf(customary, tag)]
  const named = usual ?? others
  if (!named) return null
  const name = named.map(([open, close]) => `${open} ${close}`).join(' or ')
  return { name, pairs: [...named, ...(others ?? [])] }
}

function pairsOf(rows: readonly (readonly [marks: string, tags: string])[], tag: string) {
  for (let name = tag; name; name = name.slice(0, Math.max(0, name.lastIndexOf('-')))) {
    const row = rows.find(([, tags]) => tags.split(' ').includes(name))
    if (row) return row[0].split(' ').map(([open = '', close = '']) => [open, close] as const)
  }
  return null
}
