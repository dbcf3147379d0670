import type { TermLanguage } from './artTerms.ts'

/** A word for "tablet" on the map of them. */
export interface PlacedWord {
  readonly lang: MapLanguage
  readonly term: string
  /** Degrees of longitude and latitude: where the middle of the word stands, near where its language is spoken. */
  readonly at: readonly [lon: number, lat: number]
  /** Which of the two words it comes from; null for a third one. */
  readonly family: 'tablet' | 'comprim' | null
  /** Whether a small map has it, too. */
  readonly inSmall: boolean
}

type MapLanguage = TermLanguage | 'nb' | 'et' | 'lv' | 'lt' | 'hr'

type Row = readonly [lang: MapLanguage, term: string, lon: number, lat: number, ...marks: ('third' | 'small')[]]

// biome-ignore format: a table.
const tablet: readonly Row[] = [
  ['en', 'tablet', -1.5, 52.3, 'small'], ['nl', 'tablet', 5.3, 52.4], ['da', 'tablet', 9.3, 56.2, 'small'],
  ['nb', 'tablett', 8.9, 61.3], ['sv', 'tablett', 15.3, 59.6, 'small'], ['fi', 'tabletti', 26, 62.2, 'small'],
  ['et', 'tablett', 25.8, 58.7], ['lv', 'tablete', 25.6, 56.9], ['lt', 'tabletė', 23.9, 55.3, 'small'],
  ['pl', 'tabletka', 19.4, 52.2, 'small'], ['de', 'Tablette', 11, 51, 'small'], ['cs', 'tableta', 15.3, 49.7],
  ['sk', 'tableta', 19.6, 48.7], ['hu', 'tabletta', 17.6, 47, 'small'], ['hr', 'tableta', 17.6, 44.8],
  ['bg', 'таблетка', 25.2, 42.5, 'small'], ['tr', 'tablet', 30.6, 39.5], ['uk', 'таблетка', 30.6, 49.7],
  ['el', 'δισκίο', 22, 39.5, 'third', 'small'],
]

// biome-ignore format: a table.
const comprim: readonly Row[] = [
  ['fr', 'comprimé', 1.7, 46.9, 'small'], ['es', 'comprimido', -3.9, 41.1, 'small'], ['pt', 'comprimido', -13.2, 38.2],
  ['it', 'compressa', 12.1, 42.4, 'small'], ['ro', 'comprimat', 25.1, 45.45, 'small'],
]

/**
 * The word for a tablet of medicine in the languages of Europe: EDQM Standard Terms, "Tablet" (pharmaceutical dose form
 * 10219000), in each language's version, with a capital only where the language writes a noun so.
 */
export const tabletWords: readonly PlacedWord[] = [...tablet.map(placed('tablet')), ...comprim.map(placed('comprim'))]

function placed(family: 'tablet' | 'comprim') {
  return ([lang, term, lon, lat, ...marks]: Row): PlacedWord => ({
    lang,
    term,
    at: [lon, lat],
    family: marks.includes('third') ? null : family,
    inSmall: marks.includes('small'),
  })
}
