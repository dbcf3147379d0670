import marks from './quotationMarks.json' with { type: 'json' }

export interface QuotationMarks {
  /** The marks of CLDR, for a person to read: “ ” or ‘ ’. */
  readonly name: string
  readonly pairs: readonly (readonly [open: string, close: string])[]
}

/**
 * The quotation marks of a BCP 47 tag: those of CLDR 42, as ICU 72 gives them, the usual pair before the pair inside another,
 * then the pairs that style guides allow besides. The longest prefix of the tag that has a row counts. Null without a row.
 */
export function quotationMarksOf(tag: string): QuotationMarks | null {
  const [usual, others] = [pairsOf(marks.cldr, tag), pairsOf(marks.customary, tag)]
  const named = usual ?? others
  if (!named) return null
  const name = named.map(([open, close]) => `${open} ${close}`).join(' or ')
  return { name, pairs: [...named, ...(others ?? [])] }
}

function pairsOf(rows: readonly (readonly string[])[], tag: string) {
  for (let name = tag; name; name = name.slice(0, Math.max(0, name.lastIndexOf('-')))) {
    const [pairs] = rows.find(([, tags]) => tags?.split(' ').includes(name)) ?? []
    if (pairs) return pairs.split(' ').map(([open = '', close = '']) => [open, close] as const)
  }
  return null
}
