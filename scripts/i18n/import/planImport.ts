import type { Locale } from '../../../src/config/locales.ts'
import { type LocaleRules, localeRules } from '../checks/localeRules.ts'
import type { Problem, ReadDocument, ReadUnit } from '../formats/model.ts'
import { ownNotes } from '../formats/ownNotes.ts'
import { keyPattern } from '../model/keyPattern.ts'
import { readNotes } from '../model/notes.ts'
import type { Project } from '../model/project.ts'
import { type Unit, unitId } from '../model/units.ts'
import { type Compared, type CompareOptions, compare } from './compare.ts'
import { type MatchedUnit, matchFile } from './match.ts'
import { misfits, textProblems } from './textProblems.ts'

export interface ImportOptions extends CompareOptions {
  /** Leaves out what is not translated, has a fault or is in conflict, instead of refusing the file. */
  readonly partial: boolean
  /** Only these messages, in which * stands for anything; all when empty. */
  readonly keys: readonly string[]
}

/** What an import would do with a file, before anything is written. */
export interface ImportPlan {
  readonly locale: Locale | null
  /** The messages of the file that stay in it, in the order of English. */
  readonly messages: readonly Compared[]
  /** Why nothing may be written. */
  readonly problems: readonly Problem[]
  /** Whether nothing is wrong with the file as a whole, so that --partial could take some of it. */
  readonly isSound: boolean
  /** Messages that have been changed in the file and here, and that no option has settled. */
  readonly conflicts: readonly Compared[]
  /** What is wrong with messages that --partial leaves out. */
  readonly leftOut: readonly Problem[]
  /** Translations of an older English that lack what today's English has in it. */
  readonly misfits: readonly Problem[]
  /** Texts without a translation, or with the English in its place. */
  readonly lacking: readonly ReadUnit[]
  /** Texts that the file has put away, with work that is not here. */
  readonly obsolete: readonly ReadUnit[]
  /** Texts of messages that English no longer has. */
  readonly gone: readonly ReadUnit[]
  /** What translators have written that is not kept here yet. */
  readonly comments: readonly NewComments[]
}

export interface NewComments {
  readonly unit: Unit
  readonly lines: readonly string[]
}

/**
 * Holds a file against the project. Nothing may be written when the plan has a problem. Throws an error when a wanted key
 * names no message of the file.
 */
export async function planImport(project: Project, read: ReadDocument, options: ImportOptions): Promise<ImportPlan> {
  const { locale, units, obsolete, gone, problems, unusable } = await matchFile(project, read)
  const none = { messages: [], conflicts: [], leftOut: [], misfits: [], lacking: [], obsolete, gone, comments: [] }
  if (!locale) return { locale, problems, isSound: false, ...none }
  const rules = await localeRules(project, locale)
  const isOwn = ownNotes(await readNotes(project.folder))
  const wanted = unitsWanted(units, options.keys)
  const judged = wanted.map((unit) => judgeUnit(unit, rules, options))
  const found = judged.filter(({ misfits }) => misfits.length === 0)
  const faults = [...unusable, ...found.flatMap((one) => one.faults)]
  const conflicts = found.map(({ compared }) => compared).filter(({ isOpen }) => isOpen)
  const lacking = found.flatMap(({ compared }) => compared.lacking)
  const blocking = options.partial ? [] : [...faults, ...lacking.map(missing), ...conflicts.flatMap(conflictProblems)]
  return {
    locale,
    messages: found.filter((one) => one.faults.length === 0 && !one.compared.isOpen).map(({ compared }) => compared),
    problems: [...(read.units.length === 0 ? [noTexts] : []), ...problems, ...blocking].toSorted(
      (one, other) => one.line - other.line,
    ),
    isSound: problems.length === 0 && read.units.length > 0,
    conflicts,
    leftOut: options.partial ? faults.toSorted((one, other) => one.line - other.line) : [],
    misfits: judged.flatMap(({ misfits }) => misfits),
    lacking,
    obsolete,
    gone,
    comments: wanted.flatMap(({ unit, texts }) => {
      const known = project.comments.get(locale.code)?.get(unitId(unit)) ?? []
      const lines = new Set(
        texts.flatMap((text) => text?.comments ?? []).filter((line) => !known.includes(line) && !isOwn(line)),
      )
      return lines.size > 0 ? [{ unit, lines: [...lines] }] : []
    }),
  }
}

/** A file that was cut off, or is no export, would otherwise look like one without changes. */
const noTexts: Problem = { line: 1, key: '', rule: 'no-texts', expected: 'texts of an export', found: 'none' }

interface Judged {
  readonly compared: Compared
  readonly faults: readonly Problem[]
  readonly misfits: readonly Problem[]
}

function judgeUnit(unit: MatchedUnit, rules: LocaleRules, options: ImportOptions): Judged {
  const compared = compare(unit, rules.isVerbatim(unit.unit), options)
  return {
    compared,
    faults: textProblems(compared, rules),
    misfits: misfits(compared, rules),
  }
}

function unitsWanted(units: readonly MatchedUnit[], keys: readonly string[]): readonly MatchedUnit[] {
  if (keys.length === 0) return units
  const patterns = keys.map(keyPattern)
  const none = keys.find((_, index) => !units.some(({ unit }) => patterns[index]?.test(unitId(unit))))
  if (none !== undefined) throw new Error(`--key "${none}": expected a message of the file, found none with this key.`)
  return units.filter(({ unit }) => patterns.some((pattern) => pattern.test(unitId(unit))))
}

/** The rule of a problem that a person settles with --ours or --theirs. */
export const CONFLICT = 'conflict'

const missing = ({ line, id, target }: ReadUnit): Problem => ({
  line,
  key: id,
  rule: 'missing-target',
  expected: 'a translation (--partial passes over those without)',
  found: target === null ? 'none' : 'the English, which nobody has confirmed',
})

const conflictProblems = ({ conflicts }: Compared): Problem[] =>
  conflicts.map(({ text }) => ({
    line: text.line,
    key: text.id,
    rule: CONFLICT,
    expected: 'a text that was changed in the file or here',
    found: 'changes in both',
  }))
