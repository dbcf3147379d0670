import type { Element } from '@xmldom/xmldom'
import { type MqmType, mqmTypeOf, type Severity } from '../../model/mqm.ts'
import { type Annotation, commentRead } from '../../model/records/annotations.ts'
import type { ReadIssue } from '../model.ts'
import { element, elementsOf } from '../xml.ts'

/**
 * Annotations as the data category Localization Quality Issue of ITS 2.0 (https://www.w3.org/TR/its20/#lqissue), in the
 * way of XLIFF 2.1, ITS Module: a list beside the segment and a mark around the target that refers to it.
 */

export const ITS = 'http://www.w3.org/2005/11/its'

/** The model behind our types. The fragment names the type, of which that of ITS is coarser. */
const profile = 'https://themqm.org/error-types-2/typology'

/** The type of ITS for each of MQM. */
const itsTypes = {
  terminology: 'terminology',
  termbase: 'terminology',
  'term-inconsistency': 'terminology',
  'wrong-term': 'terminology',
  accuracy: 'mistranslation',
  mistranslation: 'mistranslation',
  'over-translation': 'mistranslation',
  'under-translation': 'mistranslation',
  addition: 'addition',
  omission: 'omission',
  'no-translate': 'mistranslation',
  untranslated: 'untranslated',
  fluency: 'uncategorized',
  grammar: 'grammar',
  punctuation: 'typographical',
  spelling: 'misspelling',
  unintelligible: 'other',
  'character-encoding': 'characters',
  'textual-conventions': 'other',
  style: 'style',
  'company-style': 'style',
  'third-party-style': 'style',
  'inconsistent-external-reference': 'inconsistency',
  register: 'register',
  awkward: 'style',
  unidiomatic: 'style',
  'inconsistent-style': 'style',
  'locale-convention': 'locale-violation',
  'number-format': 'locale-violation',
  'currency-format': 'locale-violation',
  'measurement-format': 'locale-violation',
  'time-format': 'locale-violation',
  'date-format': 'locale-violation',
  'address-format': 'locale-violation',
  'telephone-format': 'locale-violation',
  'shortcut-key': 'locale-violation',
  verity: 'locale-specific-content',
  'culture-specific': 'locale-specific-content',
  offensive: 'other',
  design: 'formatting',
  'local-formatting': 'formatting',
  'overall-design': 'formatting',
  markup: 'markup',
  'truncation-text-expansion': 'length',
  'missing-text': 'omission',
  'broken-link': 'other',
} as const satisfies Readonly<Record<MqmType, string>>

/** The type of MQM for those of ITS that another tool has used. The others have none, and become comments. */
const mqmTypes: Readonly<Record<string, MqmType>> = {
  terminology: 'terminology',
  mistranslation: 'mistranslation',
  omission: 'omission',
  untranslated: 'untranslated',
  addition: 'addition',
  duplication: 'addition',
  inconsistency: 'fluency',
  grammar: 'grammar',
  legal: 'verity',
  register: 'register',
  'locale-specific-content': 'culture-specific',
  'locale-violation': 'locale-convention',
  style: 'style',
  characters: 'character-encoding',
  misspelling: 'spelling',
  typographical: 'punctuation',
  formatting: 'local-formatting',
  'inconsistent-entities': 'accuracy',
  numbers: 'accuracy',
  markup: 'markup',
  whitespace: 'fluency',
  length: 'truncation-text-expansion',
}

/** From 0 to 100. */
const severityOf: Readonly<Record<Severity, number>> = { neutral: 0, minor: 25, major: 50, critical: 100 }

/** The list of some annotations, under an id that the whole document has once. */
export const writeIssues = (id: string, annotations: readonly Annotation[]): Element =>
  element(
    'its:locQualityIssues',
    { 'xml:id': id },
    annotations.map(({ type, severity, comment }) =>
      element('its:locQualityIssue', {
        locQualityIssueType: itsTypes[type],
        locQualityIssueComment: comment || null,
        locQualityIssueSeverity: String(severityOf[severity]),
        locQualityIssueProfileRef: `${profile}#${type}`,
      }),
    ),
  )

/** The mark around a whole target that the list is about. */
export const markIssues = (id: string, content: Parameters<typeof element>[2]): Element =>
  element('mrk', { id: 'lqi', type: 'its:generic', 'its:locQualityIssuesRef': `#its=${id}` }, content)

/** The issues of the target of a unit, in lists or on a mark itself; those of its source, or not enabled, are left out. */
export function readIssues(unit: Element): ReadIssue[] {
  const [inSource, inTarget] = ['source', 'target'].map((side) => marksIn(unit, side))
  const refersTo = (marks: readonly Element[] | undefined, id: string | null) =>
    marks?.some((mark) => read(mark, 'locQualityIssuesRef')?.replace(/^#(?:its=)?/, '') === id) ?? false
  const lists = [...unit.getElementsByTagNameNS(ITS, 'locQualityIssues')].filter((list) => {
    const id = list.getAttribute('xml:id')
    return refersTo(inTarget, id) || !refersTo(inSource, id)
  })
  const holders = [...lists.flatMap((list) => elementsOf(list, 'locQualityIssue')), ...(inTarget ?? [])]
  return holders.filter((holder) => read(holder, 'locQualityIssueEnabled') !== 'no').flatMap(readIssue)
}

function marksIn(unit: Element, side: string): Element[] {
  const texts = elementsOf(unit, 'segment', 'ignorable').flatMap((part) => elementsOf(part, side))
  return texts.flatMap((text) => ['mrk', 'sm'].flatMap((name) => [...text.getElementsByTagNameNS('*', name)]))
}

/** An attribute: of ITS on a mark, without a namespace in a list. */
const read = (holder: Element, name: string) => holder.getAttributeNS(ITS, name) || holder.getAttribute(name)

function readIssue(holder: Element): ReadIssue[] {
  const [type, said] = [read(holder, 'locQualityIssueType'), read(holder, 'locQualityIssueComment')]
  if (!type && !said) return []
  const [, ours = ''] = read(holder, 'locQualityIssueProfileRef')?.split(`${profile}#`) ?? []
  const comment = commentRead(said ?? '')
  const severity = severityAt(read(holder, 'locQualityIssueSeverity'))
  return [{ type: mqmTypeOf(ours) ?? mqmTypes[type ?? ''] ?? null, named: type ?? 'uncategorized', severity, comment }]
}

/** Tools that give no severity have found something all the same. */
function severityAt(text: string | null): Severity {
  const value = text ? Number(text) : Number.NaN
  if (value === 0) return 'neutral'
  if (value >= 75) return 'critical'
  return value >= 50 ? 'major' : 'minor'
}
