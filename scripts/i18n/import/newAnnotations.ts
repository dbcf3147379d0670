import type { LocaleCode } from '../../../src/config/locales.ts'
import { today } from '../accept/recording.ts'
import type { ReadIssue } from '../formats/model.ts'
import type { Project } from '../model/project.ts'
import { type Annotation, annotationFormat, annotationsFile } from '../model/records/annotations.ts'
import { printById } from '../model/records/messageFile.ts'
import { UNNAMED } from '../model/records/reviewers.ts'
import { hashOf, type Unit, unitId } from '../model/units.ts'
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

/** The annotations file of a locale with some more: name and text, not yet written. */
export function addAnnotations(
  { folder, annotations: all }: Project,
  code: LocaleCode,
  added: readonly NewAnnotations[],
): [string, string] {
  const annotations = new Map(all.get(code))
  for (const { unit, annotations: more } of added) {
    const id = unitId(unit)
    annotations.set(id, [...(annotations.get(id) ?? []), ...more])
  }
  return [annotationsFile(folder, code), printById(annotations, annotationFormat)]
}
