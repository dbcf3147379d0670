/** The number signs of a language, from Intl. */
export interface NumberSigns {
  /** "." or ","; null for a language with another sign or other digits, whose numbers are not checked. */
  readonly decimal: '.' | ',' | null
  /** True if a point separates thousands. */
  readonly pointGroups: boolean
}

/** The signs of a BCP 47 tag. */
export function numberSignsOf(tag: string): NumberSigns {
  const parts = new Intl.NumberFormat(tag, { useGrouping: 'always' }).formatToParts(1000.5)
  const sign = parts.find((part) => part.type === 'decimal')?.value
  const pointGroups = parts.some((part) => part.type === 'group' && part.value === '.')
  return { decimal: sign === '.' || sign === ',' ? sign : null, pointGroups }
}
