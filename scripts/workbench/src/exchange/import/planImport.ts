import { localeRules } from '../../checks/localeRules.ts'
import { commentEdits, filesAfter, recordEdit, textEdits } from '../../messages/fileEdits.ts'
import { patternsOf } from '../../messages/selection.ts'
import { type ProjectTexts, unitsIn } from '../../messages/texts.ts'
import { today } from '../../messages/transition.ts'
import { unitId } from '../../messages/units.ts'
import { messageOfForm } from '../../project/plurals.ts'
import { commentMismatch } from '../../project/records/comments.ts'
import { signedComment, wordsOfComment } from '../../project/records/signed.ts'
import { type FileFinding, findingAt, findingOn, type ReadDocument } from '../formats/model.ts'
import { type ImportOptions, isWriting, type Judged, judge } from './judge.ts'
import { type Fault, type Matched, type MatchedUnit, matchFile } from './match.ts'

/** The planned effects of an import. */
export interface ImportPlan extends Pick<Matched, 'locale' | 'gone'> {
  /** The reasons why nothing may be written. */
  readonly findings: readonly FileFinding[]
  /** The messages of the file, in the order of English. */
  readonly messages: readonly Judged[]
  /** Faults of messages and comments that are left out. */
  readonly leftOut: readonly Fault[]
  /** The number of messages that the export had and the file lacks. */
  readonly missing: number
  /** Translators' comments that are new here. */
  readonly comments: readonly { readonly id: string; readonly lines: readonly string[] }[]
}

/** Compares a file with the project. Throws an error if a wanted key matches no message of the file. */
export async function planImport(
  project: ProjectTexts,
  read: ReadDocument,
  options: ImportOptions,
): Promise<ImportPlan> {
  const { units, unusable, findings, ...matched } = await matchFile(project, read)
  const { locale } = matched
  if (!locale) return { ...matched, findings, messages: [], leftOut: [], missing: 0, comments: [] }
  const rules = await localeRules(project, locale)
  const ofFile = units.map(({ unit }) => unit)
  const patterns = patternsOf(options.key ?? [], ofFile)
  const wanted = patterns.length === 0 ? units : units.filter(({ unit }) => patterns.some(({ isOf }) => isOf(unit)))
  const messages = wanted.map((unit) => judge(unit, rules, options))
  const known = project.comments.get(locale.code)
  const comments = wanted.map((one) => newComments(one, known?.get(unitId(one.unit)) ?? [], options))
  const ofTexts = messages.flatMap(({ unit, faults }) => faults.map((finding) => ({ id: unitId(unit), finding })))
  const leftOut = [...unusable, ...ofTexts, ...comments.flatMap(({ faults }) => faults)].toSorted(
    (one, other) => one.finding.line - other.finding.line,
  )
  const ids = new Set(unitsIn(project, locale).map(unitId))
  const found = new Set(read.units.map(({ id }) => messageOfForm(id, ids)))
  // Otherwise a truncated file, or one that is no export, would look like one without changes.
  const empty = read.units.length === 0 ? [findingAt(1, 'no-texts', 'texts of an export', 'none')] : []
  return {
    ...matched,
    findings: [...empty, ...findings].toSorted((one, other) => one.line - other.line),
    messages,
    leftOut,
    missing: Math.max(0, (read.exported || 0) - found.size),
    comments: comments.filter(({ lines }) => lines.length > 0),
  }
}

/** The ids of the texts that are left out because of errors or conflicts. With `all`, also of those not translated. */
export function openTexts({ messages, leftOut }: ImportPlan, all: boolean): readonly string[] {
  const open = messages.filter(({ verdict, lacking }) => verdict === 'conflict' || (all && lacking.length > 0))
  return [...new Set([...leftOut.map(({ id }) => id), ...open.map(({ unit }) => unitId(unit))])]
}

/** The new comments on a message, each once and signed. PO and CSV mix them with the known ones, which are in the file, too. */
function newComments({ unit, pairs }: MatchedUnit, known: readonly string[], { author }: ImportOptions) {
  const id = unitId(unit)
  const longestFirst = known.toSorted((one, other) => other.length - one.length)
  const found = pairs.flatMap(({ text }) =>
    longestFirst
      .reduce((rest, comment) => rest.flatMap((line) => `\n${line}\n`.split(`\n${comment}\n`)), [...text.comments])
      .map((comment) => ({ text, comment: comment.trim() }))
      .filter(({ comment }) => comment !== ''),
  )
  const [first] = found
  const isKnown = (comment: string) => known.some((one) => wordsOfComment(one) === wordsOfComment(comment))
  const lines = [...new Set(found.map(({ comment }) => comment))]
    .filter((comment) => !isKnown(comment))
    .map((comment) => (author === null ? comment : signedComment(comment, author, today())))
  const mismatch = commentMismatch([...known, ...lines].join('\n'))
  if (!first || !mismatch) return { id, lines, faults: [] }
  const finding = findingOn(first.text, 'comment', mismatch.expected, mismatch.found)
  return { id, lines: [], faults: [{ id, finding }] }
}

/** Makes the new locale files, records and comments of a plan without findings. Writes nothing. */
export async function prepareImport(
  project: ProjectTexts,
  { locale, messages, comments }: ImportPlan,
): Promise<ReadonlyMap<string, string>> {
  if (!locale) return new Map()
  const of = { project, locale }
  const written = messages.filter(isWriting)
  const edits = [
    ...written.flatMap(({ unit, forms }) => textEdits(of, unit, forms)),
    ...written.flatMap(({ unit, record }) => (record ? [recordEdit(of, unit, record)] : [])),
    ...comments.flatMap(({ id, lines }) => commentEdits(of, id, lines)),
  ]
  return filesAfter(of, edits)
}
