import type { Element } from '@xmldom/xmldom'
import { mqmTypeOf, type Severity } from '../../model/mqm.ts'
import { type Annotation, commentRead } from '../../model/records/annotations.ts'
import type { ReadIssue } from '../model.ts'
import { element, elementsOf } from '../xml.ts'
import { itsTypes, mqmTypes } from './issueTypes.ts'

/**
 * Annotations as the data category Localization Quality Issue of ITS 2.0 (https://www.w3.org/TR/its20/#lqissue), in the
 * way of XLIFF 2.1, ITS Module: a list beside the segment and a mark around the target that refers to it.
 */

export const ITS = 'http://www.w3.org/2005/11/its'

/** The model behind our types. The fragment names the type, of which that of ITS is coarser. */
const profile = 'https://themqm.org/error-types-2/typology'

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
