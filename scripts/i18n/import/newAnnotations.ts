import type { ReadIssue } from '../formats/model.ts'
import type { Annotation } from '../model/records/annotations.ts'
import { UNNAMED } from '../model/records/reviewers.ts'
import { today } from '../model/records/transition.ts'
import { hashOf, type Unit } from '../model/units.ts'
import type { MatchedUnit } from './matchUnit.ts'

export interface NewAnnotations {
  readonly unit: Unit
  readonly annotations: readonly Annotation[]
}

/**
 * What a file says of the quality of a message that is not kept here yet, each once: of the text that the file has. An
 * annotation that the file lacks stays, since many tools drop them.
 */
export function newAnnotations(
  { unit, texts }: MatchedUnit,
  known: readonly Annotation[],
  reviewer: string | null,
): NewAnnotations[] {
  const text = hashOf(texts.map((one) => one?.target ?? ''))
  const seen = new Set(known.map(contentOf))
  const annotations: Annotation[] = []
  for (const issue of texts.flatMap((one) => one?.issues ?? [])) {
    const { type, severity, comment } = issue
    if (type === null || seen.has(contentOf(issue))) continue
    seen.add(contentOf(issue))
    annotations.push({ text, type, severity, date: today(), reviewer: reviewer ?? UNNAMED, comment })
  }
  return annotations.length > 0 ? [{ unit, annotations }] : []
}

/** All that a file says of an annotation: neither who made it nor when. */
const contentOf = ({ type, severity, comment }: Pick<ReadIssue, 'type' | 'severity' | 'comment'>) =>
  `${type} ${severity} ${comment}`
