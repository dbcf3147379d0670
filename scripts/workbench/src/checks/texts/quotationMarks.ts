import { entryFor } from '../rows.ts'
import marks from './quotationMarks.json' with { type: 'json' }

export interface QuotationMarks {
  /** The marks of CLDR, for a person to read: “ ” or ‘ ’. */
  readonly name: string
  readonly pairs: readonly (readonly [open: string, close: string])[]
}

/**
 * Returns the quotation marks of a BCP 47 tag from CLDR 42 (ICU 72): the usual pair, then the pair inside another, then
 * the pairs that style guides also allow. The row with the longest prefix of the tag is used. Null without a row.
 */
export function quotationMarksOf(tag: string): QuotationMarks | null {
  const others = entryFor(customary, tag)
  const named = entryFor(cldr, tag) ?? others
  if (!named) return null
  const name = named.map(([open, close]) => `${open} ${close}`).join(' or ')
  return { name, pairs: [...named, ...(others ?? [])] }
}

const byTag = (rows: readonly (readonly string[])[]) =>
  new Map(
    rows.flatMap(([pairs = '', tags = '']) => {
      const marked = pairs.split(' ').map(([open = '', close = '']) => [open, close] as const)
      return tags.split(' ').map((tag) => [tag, marked] as const)
    }),
  )

const [cldr, customary] = [byTag(marks.cldr), byTag(marks.customary)]
