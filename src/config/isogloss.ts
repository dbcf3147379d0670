/** A word for "tablet" on the map. */
export interface PlacedWord {
  readonly lang: string
  readonly term: string
  /** The center of the word on the map in px, near the region where the language is spoken. */
  readonly at: readonly [x: number, y: number]
  /** The font size in px on the map of its own language: the largest that leaves the line and the edges free. */
  readonly ownSize: number
  /** The word it is derived from; null if it is neither. */
  readonly family: 'tablet' | 'comprim' | null
  /** True if it is placed before other words that compete for the same space. */
  readonly isFirst: boolean
}

type Row = readonly [lang: string, term: string, x: number, y: number, ownSize: number, ...marks: ('third' | 'first')[]]

// biome-ignore format: a table.
const tablet: readonly Row[] = [
  ['en', 'tablet', 239.1, 237.3, 28, 'first'], ['nl', 'tablet', 306.7, 243.2, 28],
  ['da', 'tablet', 347.1, 182.6, 28, 'first'], ['nb', 'tablett', 344.8, 99.3, 28],
  ['sv', 'tablett', 397.4, 125.4, 28, 'first'], ['fi', 'tabletti', 474.8, 70.8, 28, 'first'],
  ['et', 'tablett', 486.6, 126.9, 28], ['lv', 'tablete', 491.6, 156, 28], ['lt', 'tabletė', 482, 184.9, 28, 'first'],
  ['pl', 'tabletka', 447.4, 241.9, 28, 'first'], ['de', 'Tablette', 363.7, 267.6, 26, 'first'],
  ['cs', 'tableta', 409.5, 286.9, 28], ['sk', 'tableta', 456.8, 298.4, 24],
  ['hu', 'tabletta', 430.2, 327.8, 26, 'first'], ['hr', 'tableta', 441.7, 364.4, 26],
  ['bg', 'таблетка', 536, 387.9, 28, 'first'], ['tr', 'tablet', 611.4, 419.9, 18],
  ['uk', 'таблетка', 568.1, 258.4, 28], ['el', 'δισκίο', 505.1, 443.3, 24, 'third', 'first'],
]

// biome-ignore format: a table.
const comprim: readonly Row[] = [
  ['fr', 'comprimé', 260.9, 329.4, 26, 'first'], ['es', 'comprimido', 194.3, 394.9, 28, 'first'],
  ['pt', 'comprimido', 58.4, 430.9, 18], ['it', 'compressa', 378.9, 407.7, 24, 'first'],
  ['ro', 'comprimat', 525.5, 345.8, 18, 'first'],
]

/**
 * The word for a medicinal tablet in the languages of Europe: EDQM Standard Terms, "Tablet" (pharmaceutical dose form
 * 10219000). Only languages that capitalize nouns have a capital letter.
 */
export const tabletWords: readonly PlacedWord[] = [...tablet.map(placed('tablet')), ...comprim.map(placed('comprim'))]

/**
 * The same word in languages outside the map, at its edge and only in that language's version of the map. Source for
 * Japanese: Japanese Pharmacopoeia; for the others: dictionaries.
 */
export const farWords: readonly PlacedWord[] = [
  ['ar', 'قرص', 465, 212.8, 28, 'third'] as const,
  ['ja', '錠剤', 466, 219.4, 28, 'third'] as const,
  ['zh', '片剂', 466, 219.4, 28, 'third'] as const,
].map(placed('tablet'))

function placed(family: 'tablet' | 'comprim') {
  return ([lang, term, x, y, ownSize, ...marks]: Row): PlacedWord => ({
    lang,
    term,
    at: [x, y],
    ownSize,
    family: marks.includes('third') ? null : family,
    isFirst: marks.includes('first'),
  })
}
