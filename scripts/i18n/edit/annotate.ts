import type { AnnotateRequest } from '../../translate/protocol.ts'
import { today } from '../accept/recording.ts'
import { mqmTypeOf, severities } from '../model/mqm.ts'
import { type Annotation, commentGiven, printAnnotation, printAnnotationList } from '../model/records/annotations.ts'
import { personNamed } from '../model/records/reviewers.ts'
import { textHash, unitId } from '../model/units.ts'
import { besideEdit } from './changes.ts'
import { conflictOf, isAsSeen } from './conflict.ts'
import { type Change, type Edited, perform, type Refusal } from './perform.ts'
import type { State, Workplace } from './state.ts'

/**
 * Keeps what a reviser says of a text, beside its record. Refused when there is no text, or somebody has changed it
 * meanwhile. Throws an error for a type or severity that MQM Core does not have.
 */
export const annotateMessage = (workplace: Workplace, request: AnnotateRequest): Promise<Edited> =>
  perform(workplace, request.id, (state) => planAnnotation(state, request))

async function planAnnotation(state: State, request: AnnotateRequest): Promise<Change | Refusal> {
  const { project, locale, unit, files } = state
  const annotation = annotationOf(request, textHash(unit))
  if (!isAsSeen(state, request.base)) return conflictOf(state, request.base, {})
  if (unit.state === 'untranslated') return { kind: 'refused', reason: 'There is no whole translation to annotate.' }
  const id = unitId(unit)
  const list = project.annotations.get(locale.code)?.get(id) ?? []
  if (list.some((known) => printAnnotation(known) === printAnnotation(annotation))) return { kind: 'change', edits: [] }
  const value = printAnnotationList([...list, annotation])
  return { kind: 'change', edits: besideEdit(state, files.annotations, id, value) }
}

function annotationOf({ type: id, severity, comment, person }: AnnotateRequest, text: string): Annotation {
  const type = mqmTypeOf(id)
  if (!type) throw new Error(`The type: expected one of MQM Core, found "${id}".`)
  if (!severities.includes(severity)) {
    throw new Error(`The severity: expected one of ${severities.join(', ')}, found "${severity}".`)
  }
  const reviewer = personNamed(person, 'Your name') ?? ''
  return { text, type, severity, date: today(), reviewer, comment: commentGiven(comment) }
}
