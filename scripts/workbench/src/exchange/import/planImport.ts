import { type LocaleRules, localeRules } from '../../checks/localeRules.ts'
import { type FileFinding, findingAt, findingOn, type ReadDocument, type ReadUnit } from '../formats/model.ts'
import { applyAll, commentEdits, readRaw, recordEdits, textEdits, tidyEdits } from '../../messages/fileEdits.ts'
import { keyPattern } from '../../project/keyPattern.ts'
import { commentMismatch } from '../../project/records/comments.ts'
import { previousFile, printPrevious } from '../../project/records/previous.ts'
import type { ProjectTexts } from '../../messages/texts.ts'
import { type Unit, unitId } from '../../messages/units.ts'
import { type Compared, type CompareOptions, compare } from './compare.ts'
import { type Matched, type MatchedUnit, matchFile } from './match.ts'
import { mismatches, textFindings } from './textFindings.ts'

export interface ImportOptions extends CompareOptions {
  /** Refuses the file if a text is untranslated, faulty or in conflict. Otherwise such texts are left out. */
  readonly isWholeOnly: boolean
  /** Only these messages; * matches anything. Empty for all. */
  readonly keys: readonly string[]
}

/** The planned effects of an import. If there are findings, nothing may be written. */
export interface ImportPlan extends Pick<Matched, 'locale' | 'gone' | 'findings'> {
  /** The messages of the file that are imported, in the order of English. */
  readonly messages: readonly Compared[]
  /** Messages that have changed in the file and here, without an option that settles them. */
  readonly conflicts: readonly Compared[]
  /** Faults of messages that are left out. */
  readonly leftOut: readonly FileFinding[]
  /** Translations of an older English that lack variables or tags of today's English. */
  readonly mismatches: readonly FileFinding[]
  /** Messages of which a text has no translation, or the English in its place. */
  readonly lacking: readonly Compared[]
  /** Translators' comments that are new here. */
  readonly comments: readonly { readonly unit: Unit; readonly lines: readonly string[] }[]
}

/**
 * Compares a file with the project. Nothing may be written if the plan has a finding. Throws an error if a wanted key
 * matches no message of the file.
 */
export async function planImport(
  project: ProjectTexts,
  read: ReadDocument,
  options: ImportOptions,
): Promise<ImportPlan> {
  const { units, unusable, ...matched } = await matchFile(project, read)
  const { locale, findings } = matched
  const none = { messages: [], conflicts: [], leftOut: [], mismatches: [], lacking: [], comments: [] }
  if (!locale) return { ...matched, ...none }
  const rules = await localeRules(project, locale)
  const wanted = unitsWanted(units, options.keys)
  const judged = wanted.map((unit) => judgeUnit(unit, rules, options))
  const fitting = judged.filter((one) => one.mismatches.length === 0)
  const comments = project.comments.get(locale.code)
  const commented = wanted.map((matched) => newComments(matched, comments?.get(unitId(matched.unit)) ?? []))
  const faults = [...unusable, ...[...fitting, ...commented].flatMap((one) => one.faults)].toSorted(byLine)
  const conflicts = fitting.map(({ compared }) => compared).filter(({ isOpen }) => isOpen)
  const lacking = fitting.map(({ compared }) => compared).filter((compared) => compared.lacking.length > 0)
  const missing = lacking.flatMap((compared) => compared.lacking.map(missingFinding))
  const blocking = options.isWholeOnly ? [...faults, ...missing, ...conflicts.flatMap(conflictFindings)] : []
  // Otherwise a truncated file, or one that is no export, would look like one without changes.
  const empty = read.units.length === 0 ? [findingAt(1, 'no-texts', 'texts of an export', 'none')] : []
  return {
    ...matched,
    messages: fitting.filter((one) => one.faults.length === 0 && !one.compared.isOpen).map(({ compared }) => compared),
    findings: [...empty, ...findings, ...blocking].toSorted(byLine),
    conflicts,
    leftOut: options.isWholeOnly ? [] : faults,
    mismatches: judged.flatMap((one) => one.mismatches),
    lacking,
    comments: commented.filter(({ lines }) => lines.length > 0),
  }
}

const byLine = (one: FileFinding, other: FileFinding) => one.line - other.line

function judgeUnit(unit: MatchedUnit, rules: LocaleRules, options: ImportOptions) {
  const compared = compare(unit, rules.isVerbatim(unit.unit), options)
  return { compared, faults: textFindings(compared, rules), mismatches: mismatches(compared, rules) }
}

function unitsWanted(units: readonly MatchedUnit[], keys: readonly string[]): readonly MatchedUnit[] {
  if (keys.length === 0) return units
  const patterns = keys.map(keyPattern)
  const none = keys.find((_, index) => !units.some(({ unit }) => patterns[index]?.test(unitId(unit))))
  if (none !== undefined) throw new Error(`--key "${none}": the file has no text with this key.`)
  return units.filter(({ unit }) => patterns.some((pattern) => pattern.test(unitId(unit))))
}

/** The rule of a finding that is settled with --ours or --theirs. */
export const CONFLICT = 'conflict'

function missingFinding(text: ReadUnit): FileFinding {
  const found = text.target === null ? 'none' : 'the English'
  return findingOn(text, 'missing-target', 'a translation', found)
}

const conflictFindings = ({ conflicts }: Compared): FileFinding[] =>
  conflicts.map(({ text }) =>
    findingOn(text, CONFLICT, 'a text that was changed in the file or here', 'changes in both'),
  )

/** The comments of a text in a file without the known ones. PO and CSV mix them with new ones. */
function unknownComments({ comments }: Pick<ReadUnit, 'comments'>, known: readonly string[]): string[] {
  const longestFirst = known.toSorted((one, other) => other.length - one.length)
  return longestFirst
    .reduce((rest, comment) => rest.flatMap((text) => `\n${text}\n`.split(`\n${comment}\n`)), [...comments])
    .map((text) => text.trim())
    .filter((text) => text !== '')
}

/** The new comments on a message, each once, and the faults of invalid ones, alone or with the existing comments. */
function newComments({ unit, texts }: MatchedUnit, known: readonly string[]) {
  const found = texts.flatMap((text) =>
    text ? unknownComments(text, known).map((comment) => ({ text, comment })) : [],
  )
  const faultsOf = (text: ReadUnit, comment: string) => {
    const mismatch = commentMismatch(comment)
    return mismatch ? [findingOn(text, 'comment', mismatch.expected, mismatch.found)] : []
  }
  const faults = found.flatMap(({ text, comment }) => faultsOf(text, comment))
  const sound = found.filter(({ text, comment }) => faultsOf(text, comment).length === 0)
  const lines = [...new Set(sound.map(({ comment }) => comment))]
  const together = sound[0] ? faultsOf(sound[0].text, [...known, ...lines].join('\n')) : []
  return { unit, lines: together.length > 0 ? [] : lines, faults: [...faults, ...together] }
}

/** Makes the new locale files, records, comments and previous English of a plan without findings. Writes nothing. */
export async function prepareImport(
  project: ProjectTexts,
  { locale, messages, comments }: ImportPlan,
): Promise<ReadonlyMap<string, string>> {
  if (!locale) return new Map()
  const of = { project, locale }
  const recorded = messages.flatMap(({ unit, record }) => (record ? [{ unit, record }] : []))
  const edits = [
    ...messages.flatMap(({ unit, forms }) => textEdits(of, unit, forms)),
    ...recorded.flatMap(({ unit, record }) => recordEdits(of, unit, record)),
    ...(recorded.length > 0 ? tidyEdits(of, new Set(recorded.map(({ unit }) => unitId(unit)))) : []),
    ...comments.flatMap(({ unit, lines }) => commentEdits(of, unitId(unit), lines)),
  ]
  const raw = await readRaw(edits.map(({ file }) => file))
  return new Map([...applyAll(of, raw, edits), ...newPrevious(project, messages)])
}

/** Keeps the English of recorded texts if it is not today's, since git may lack it. */
function newPrevious(project: ProjectTexts, messages: readonly Compared[]): [string, string][] {
  const wanted = new Map(messages.flatMap(({ record, older }) => (record && older ? [[older.hash, older.forms]] : [])))
  const added = [...wanted].filter(([hash]) => !project.previous.has(hash))
  if (added.length === 0) return []
  // The references in an unreadable file are unknown.
  const isKept = (hash: string) => project.problems.length > 0 || wanted.has(hash) || isReferred(project, hash)
  const kept = [...project.previous].filter(([hash]) => isKept(hash))
  return [[previousFile(project), printPrevious(new Map([...kept, ...added]))]]
}

const isReferred = ({ records }: ProjectTexts, hash: string) =>
  [...records.values()].some((ofLocale) =>
    [...ofLocale.values()].some((list) => list.some(({ english }) => english === hash)),
  )
