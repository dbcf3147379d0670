/**
 * The error types of MQM Core in the edition of 2024-03-07 (https://themqm.org, The MQM Council, CC BY 4.0): its seven
 * dimensions and their subtypes, by the mnemonic ids of the standard, which kept those of version 1 (fluency, verity).
 */
const core = [
  {
    id: 'terminology',
    name: 'Terminology',
    types: [
      { id: 'termbase', name: 'Inconsistent with terminology resource' },
      { id: 'term-inconsistency', name: 'Inconsistent use of terminology' },
      { id: 'wrong-term', name: 'Wrong term' },
    ],
  },
  {
    id: 'accuracy',
    name: 'Accuracy',
    types: [
      { id: 'mistranslation', name: 'Mistranslation' },
      { id: 'over-translation', name: 'Overtranslation' },
      { id: 'under-translation', name: 'Undertranslation' },
      { id: 'addition', name: 'Addition' },
      { id: 'omission', name: 'Omission' },
      { id: 'no-translate', name: 'Do not translate' },
      { id: 'untranslated', name: 'Untranslated' },
    ],
  },
  {
    id: 'fluency',
    name: 'Linguistic conventions',
    types: [
      { id: 'grammar', name: 'Grammar' },
      { id: 'punctuation', name: 'Punctuation' },
      { id: 'spelling', name: 'Spelling' },
      { id: 'unintelligible', name: 'Unintelligible' },
      { id: 'character-encoding', name: 'Character encoding' },
      { id: 'textual-conventions', name: 'Textual conventions' },
    ],
  },
  {
    id: 'style',
    name: 'Style',
    types: [
      { id: 'company-style', name: 'Organization style' },
      { id: 'third-party-style', name: 'Third-party style' },
      { id: 'inconsistent-external-reference', name: 'Inconsistent with external reference' },
      { id: 'register', name: 'Language register' },
      { id: 'awkward', name: 'Awkward style' },
      { id: 'unidiomatic', name: 'Unidiomatic style' },
      { id: 'inconsistent-style', name: 'Inconsistent style' },
    ],
  },
  {
    id: 'locale-convention',
    name: 'Locale conventions',
    types: [
      { id: 'number-format', name: 'Number format' },
      { id: 'currency-format', name: 'Currency format' },
      { id: 'measurement-format', name: 'Measurement format' },
      { id: 'time-format', name: 'Time format' },
      { id: 'date-format', name: 'Date format' },
      { id: 'address-format', name: 'Address format' },
      { id: 'telephone-format', name: 'Telephone format' },
      { id: 'shortcut-key', name: 'Shortcut key' },
    ],
  },
  {
    id: 'verity',
    name: 'Audience appropriateness',
    types: [
      { id: 'culture-specific', name: 'Culture-specific reference' },
      { id: 'offensive', name: 'Offensive' },
    ],
  },
  {
    id: 'design',
    name: 'Design and markup',
    types: [
      { id: 'local-formatting', name: 'Character formatting' },
      { id: 'overall-design', name: 'Layout' },
      { id: 'markup', name: 'Markup tag' },
      { id: 'truncation-text-expansion', name: 'Truncation/text expansion' },
      { id: 'missing-text', name: 'Missing text' },
      { id: 'broken-link', name: 'Link/cross-reference' },
    ],
  },
] as const

/** A dimension of MQM Core, or one of its subtypes. */
export type MqmType = (typeof core)[number]['id'] | (typeof core)[number]['types'][number]['id']

interface Named {
  readonly id: MqmType
  readonly name: string
}

/** The dimensions with their subtypes, in the order of the standard. */
export const mqmDimensions: readonly (Named & { readonly types: readonly Named[] })[] = core

/** All types in that order. */
export const mqmTypes = mqmDimensions.flatMap((dimension): Named[] => [dimension, ...dimension.types])

/** The type of an id that stands in a file or was sent; null for none. */
export const mqmTypeOf = (id: string): MqmType | null => mqmTypes.find((type) => type.id === id)?.id ?? null

/** The dimension that a type belongs to, or is. */
export const dimensionOf = (id: MqmType): MqmType =>
  mqmDimensions.find(({ types }) => types.some((type) => type.id === id))?.id ?? id

/** From least to most: "neutral" marks what deserves a look and is no error. */
export const severities = ['neutral', 'minor', 'major', 'critical'] as const
export type Severity = (typeof severities)[number]
