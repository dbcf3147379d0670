import type { Annotation } from '../../protocol.ts'

/** Types of errors by their group, from MQM Core: https://themqm.org/error-types-2/typology/. */
export const errorTypes: Readonly<Record<string, readonly string[]>> = {
  Terminology: ['terminology'],
  Accuracy: ['mistranslation', 'omission', 'addition', 'untranslated'],
  'Linguistic conventions': ['grammar', 'spelling', 'punctuation', 'unintelligible'],
  Style: ['register', 'awkward-style', 'inconsistent-style'],
  'Locale conventions': ['number-format', 'date-format', 'measurement-format', 'locale-conventions'],
  'Audience appropriateness': ['audience-appropriateness'],
  'Design and markup': ['length', 'markup'],
}

/** From a matter of taste to what may do harm: https://themqm.org/error-types-2/the-mqm-scoring-models/. */
export const severities: readonly Annotation['severity'][] = ['neutral', 'minor', 'major', 'critical']
