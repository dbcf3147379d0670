/** A word for "tablet" on the maps (public/art/map-<locale>.svg). */
export interface FamilyWord {
  readonly lang: string
  readonly term: string
  /** The word it is derived from; null if it is neither. */
  readonly family: 'tablet' | 'comprim' | null
}

type Row = readonly [lang: string, term: string]

// biome-ignore format: a table.
const tablet: readonly Row[] = [
  ['en', 'tablet'], ['nl', 'tablet'], ['da', 'tablet'], ['nb', 'tablett'], ['sv', 'tablett'], ['fi', 'tabletti'],
  ['et', 'tablett'], ['lv', 'tablete'], ['lt', 'tabletė'], ['pl', 'tabletka'], ['de', 'Tablette'], ['cs', 'tableta'],
  ['sk', 'tableta'], ['hu', 'tabletta'], ['hr', 'tableta'], ['bg', 'таблетка'], ['tr', 'tablet'], ['uk', 'таблетка'],
]
const comprim: readonly Row[] = [
  ['fr', 'comprimé'],
  ['es', 'comprimido'],
  ['pt', 'comprimido'],
  ['it', 'compressa'],
  ['ro', 'comprimat'],
]

/**
 * The word for a medicinal tablet in the languages of Europe: EDQM Standard Terms, "Tablet" (pharmaceutical dose form
 * 10219000). Only languages that capitalize nouns have a capital letter.
 */
export const tabletWords: readonly FamilyWord[] = [
  ...tablet.map(([lang, term]) => ({ lang, term, family: 'tablet' }) as const),
  { lang: 'el', term: 'δισκίο', family: null },
  ...comprim.map(([lang, term]) => ({ lang, term, family: 'comprim' }) as const),
]
