import { dimensionOf, type MqmType, mqmTypeOf, type Severity } from '../../model/mqm.ts'
import { type Annotation, commentRead } from '../../model/records/annotations.ts'
import type { ReadIssue } from '../model.ts'
import { attributeOf, descendantsOf, elementsOf, type XmlElement } from '../readXml.ts'
import { type Element, element } from '../xml.ts'

/**
 * Annotations as the data category Localization Quality Issue of ITS 2.0 (https://www.w3.org/TR/its20/#lqissue), in the
 * way of XLIFF 2.1, ITS Module: a list beside the segment and a mark around the target that refers to it.
 */

export const ITS = 'http://www.w3.org/2005/11/its'

/** The model behind our types. The fragment names the type, of which that of ITS is coarser. */
const profile = 'https://themqm.org/error-types-2/typology'

/**
 * The types of ITS: the type of MQM that one is read as where another tool has used it, null for one that becomes a comment,
 * and those that are written as it. A subtype of MQM that no row has is written as its dimension is.
 */
const types = new Map<string, readonly [readAs: MqmType | null, ...written: MqmType[]]>([
  ['terminology', ['terminology', 'terminology']],
  ['mistranslation', ['mistranslation', 'mistranslation', 'accuracy']],
  ['omission', ['omission', 'omission', 'missing-text']],
  ['untranslated', ['untranslated', 'untranslated']],
  ['addition', ['addition', 'addition']],
  ['duplication', ['addition']],
  ['inconsistency', ['fluency', 'inconsistent-external-reference']],
  ['grammar', ['grammar', 'grammar']],
  ['legal', ['verity']],
  ['register', ['register', 'register']],
  ['locale-specific-content', ['culture-specific', 'verity']],
  ['locale-violation', ['locale-convention', 'locale-convention']],
  ['style', ['style', 'style']],
  ['characters', ['character-encoding', 'character-encoding']],
  ['misspelling', ['spelling', 'spelling']],
  ['typographical', ['punctuation', 'punctuation']],
  ['formatting', ['local-formatting', 'design']],
  ['inconsistent-entities', ['accuracy']],
  ['numbers', ['accuracy']],
  ['markup', ['markup', 'markup']],
  ['whitespace', ['fluency']],
  ['length', ['truncation-text-expansion', 'truncation-text-expansion']],
  ['uncategorized', [null, 'fluency']],
  // What no row of ITS is made for.
  ['other', [null, 'offensive', 'unintelligible', 'textual-conventions', 'broken-link']],
])
const written = new Map([...types].flatMap(([its, [, ...own]]) => own.map((type) => [type, its])))
const itsOf = (type: MqmType) => written.get(type) ?? written.get(dimensionOf(type)) ?? 'other'

/** From 0 to 100. */
const severityOf: Readonly<Record<Severity, number>> = { neutral: 0, minor: 25, major: 50, critical: 100 }

/** The list of some annotations, under an id that the whole document has once. */
export const writeIssues = (id: string, annotations: readonly Annotation[]): Element =>
  element(
    'its:locQualityIssues',
    { 'xml:id': id },
    annotations.map(({ type, severity, comment }) =>
      element('its:locQualityIssue', {
        locQualityIssueType: itsOf(type),
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
export function readIssues(unit: XmlElement): ReadIssue[] {
  const [inSource = [], inTarget = []] = ['source', 'target'].map((side) =>
    elementsOf(unit, 'segment', 'ignorable')
      .flatMap((part) => elementsOf(part, side))
      .flatMap((text) => descendantsOf(text, 'mrk', 'sm')),
  )
  const refersTo = (marks: readonly XmlElement[], id: string | null) =>
    marks.some((mark) => read(mark, 'locQualityIssuesRef')?.replace(/^#(?:its=)?/, '') === id)
  const lists = descendantsOf(unit, 'locQualityIssues').filter((list) => {
    const id = attributeOf(list, 'xml:id')
    return refersTo(inTarget, id) || !refersTo(inSource, id)
  })
  const holders = [...lists.flatMap((list) => elementsOf(list, 'locQualityIssue')), ...inTarget]
  return holders.filter((holder) => read(holder, 'locQualityIssueEnabled') !== 'no').flatMap(readIssue)
}

/** An attribute: of ITS on a mark, without a namespace in a list. */
const read = (holder: XmlElement, name: string) =>
  [...holder.attributes].find(([key, { value }]) => value && key.replace(/^.*:/, '') === name)?.[1].value ?? null

function readIssue(holder: XmlElement): ReadIssue[] {
  const [its, said] = [read(holder, 'locQualityIssueType'), read(holder, 'locQualityIssueComment')]
  if (!its && !said) return []
  const [, ours = ''] = read(holder, 'locQualityIssueProfileRef')?.split(`${profile}#`) ?? []
  const [readAs = null] = types.get(its ?? '') ?? []
  const severity = severityAt(read(holder, 'locQualityIssueSeverity'))
  const comment = commentRead(said ?? '')
  return [{ type: mqmTypeOf(ours) ?? readAs, named: its ?? 'uncategorized', severity, comment }]
}

/** Tools that give no severity have found something all the same. */
function severityAt(text: string | null): Severity {
  const value = text ? Number(text) : Number.NaN
  if (value === 0) return 'neutral'
  if (value >= 75) return 'critical'
  return value >= 50 ? 'major' : 'minor'
}
