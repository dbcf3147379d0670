import type en from '#locales/en/pages/solutions-clinical-trials.json'

/** The countries of a study with the languages of their sites. The source language is English. */
export const countries = [
  { id: 'unitedStates', languages: ['EN', 'ES'] },
  { id: 'poland', languages: ['PL'] },
  { id: 'belgium', languages: ['FR', 'NL'] },
  { id: 'japan', languages: ['JA'] },
] as const
export const languages = countries.flatMap((country) => country.languages)
export type Language = (typeof languages)[number]

const participants = ['EN', 'ES', 'PL', 'FR', 'NL', 'JA'] as const

/**
 * The documents with the languages that this study needs, and whether the amendment (one more blood sample) changes
 * them.
 */
export const documents: readonly {
  readonly id: DocumentId
  readonly in: readonly Language[]
  readonly changes: boolean
}[] = [
  { id: 'protocol', in: ['EN', 'JA'], changes: true },
  { id: 'synopsis', in: ['EN', 'PL', 'FR', 'NL'], changes: true },
  { id: 'consent', in: participants, changes: true },
  { id: 'visitCard', in: participants, changes: true },
  { id: 'training', in: ['EN', 'PL', 'JA'], changes: true },
  { id: 'questionnaire', in: participants, changes: false },
  { id: 'brochure', in: ['EN', 'JA'], changes: false },
]
type DocumentId = keyof (typeof en)['diagram']['documents']
