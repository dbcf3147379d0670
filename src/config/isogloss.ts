/** A word for "tablet" on the map. */
export interface PlacedWord {
  readonly lang: string
  readonly term: string
  /** The center of the word in degrees, near the region where the language is spoken. */
  readonly at: readonly [lon: number, lat: number]
  /** The word it is derived from; null if it is neither. */
  readonly family: 'tablet' | 'comprim' | null
  /** True if it is placed before other words that compete for the same space. */
  readonly isFirst: boolean
}

type Row = readonly [lang: string, term: string, lon: number, lat: number, ...marks: ('third' | 'first')[]]

// biome-ignore format: a table.
const tablet: readonly Row[] = [
  ['en', 'tablet', -1.5, 52.3, 'first'], ['nl', 'tablet', 5.3, 52.4], ['da', 'tablet', 9.3, 56.2, 'first'],
  ['nb', 'tablett', 8.9, 61.3], ['sv', 'tablett', 15.3, 59.6, 'first'], ['fi', 'tabletti', 26, 62.2, 'first'],
  ['et', 'tablett', 25.8, 58.7], ['lv', 'tablete', 25.6, 56.9], ['lt', 'tabletė', 23.9, 55.3, 'first'],
  ['pl', 'tabletka', 19.4, 52.2, 'first'], ['de', 'Tablette', 11, 51, 'first'], ['cs', 'tableta', 15.3, 49.7],
  ['sk', 'tableta', 19.6, 48.7], ['hu', 'tabletta', 16.9, 47.1, 'first'], ['hr', 'tableta', 17.6, 44.8],
  ['bg', 'таблетка', 25.2, 42.5, 'first'], ['tr', 'tablet', 30.6, 39.5], ['uk', 'таблетка', 30.6, 49.7],
  ['el', 'δισκίο', 22, 39.5, 'third', 'first'],
]

// biome-ignore format: a table.
const comprim: readonly Row[] = [
  ['fr', 'comprimé', 1.7, 46.9, 'first'], ['es', 'comprimido', -3.2, 42.35, 'first'], ['pt', 'comprimido', -13.2, 38.2],
  ['it', 'compressa', 12.1, 42.4, 'first'], ['ro', 'comprimat', 25, 45.15, 'first'],
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
  ['ar', 'قرص', 21.6, 53.8, 'third'] as const,
  ['ja', '錠剤', 21.6, 53.4, 'third'] as const,
  ['zh', '片剂', 21.6, 53.4, 'third'] as const,
].map(placed('tablet'))

function placed(family: 'tablet' | 'comprim') {
  return ([lang, term, lon, lat, ...marks]: Row): PlacedWord => ({
    lang,
    term,
    at: [lon, lat],
    family: marks.includes('third') ? null : family,
    isFirst: marks.includes('first'),
  })
}
