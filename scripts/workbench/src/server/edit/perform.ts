import { exclusively } from '../../project/exclusively.ts'
import { applyAll, type FileEdit, type RawFiles, readRaw } from '../../messages/fileEdits.ts'
import { recordFiles } from '../../project/records/files.ts'
import { assertSound, type ProjectTexts, readTexts, unitsIn } from '../../messages/texts.ts'
import { splitId, textHash, type Unit, unitId } from '../../messages/units.ts'
import { glossaryFile, type Locale, type Project, textFile } from '../../project/project.ts'
import type { Hashes, Outcome } from '../../protocol/calls.ts'

/** The project and the locale that are edited. */
export interface Workplace {
  readonly project: Project
  readonly locale: Locale
}

/** The files that an edit of a message reads, and may write. */
type MessageFiles = Readonly<Record<'english' | 'texts' | 'glossary', string>> & {
  /** The files of its records and comments. */
  readonly kept: readonly string[]
}

/** True for the source locale. */
export const isSource = ({ project, locale }: Workplace): boolean => locale.code === project.sourceLocale

/** A message with the current files that its edit depends on. */
export interface State extends Workplace {
  readonly project: ProjectTexts
  readonly units: readonly Unit[]
  readonly unit: Unit
  readonly files: MessageFiles
  readonly raw: RawFiles
}

async function readState(workplace: Workplace, id: string): Promise<State | null> {
  const { locale } = workplace
  const { namespace } = splitId(id)
  // A request must not name a file.
  if (!workplace.project.namespaces.includes(namespace)) return null
  // Read first, so that a change in between is noticed: see isUnchanged.
  const files = filesOf(workplace, namespace)
  const raw = await readRaw(Object.values(files).flat())
  const project = await readTexts(workplace.project, locale)
  assertSound(project, { locales: [locale], namespaces: [namespace] })
  const units = unitsIn(project, locale)
  const unit = units.find((candidate) => unitId(candidate) === id)
  return unit ? { ...workplace, project, units, unit, files, raw } : null
}

async function isUnchanged({ files, raw }: State): Promise<boolean> {
  const present = await readRaw(Object.values(files).flat())
  return [...raw].every(([file, text]) => present.get(file) === text)
}

function filesOf({ project, locale }: Workplace, namespace: string): MessageFiles {
  return {
    english: textFile(project, project.sourceLocale, namespace),
    texts: textFile(project, locale.code, namespace),
    glossary: glossaryFile(project, locale.code),
    kept: recordFiles(project, locale.code),
  }
}

/** The reason why nothing is written. */
export type Refusal = Exclude<Outcome, { kind: 'saved' | 'conflict' }> | typeof conflict

/** The changes to the files. */
export interface Change {
  readonly kind: 'change'
  readonly edits: readonly FileEdit[]
}

/** The result of a change. */
export type Edited = Saved | Refusal

/** The written files, before and after. Empty if there was nothing to write. */
export interface Saved {
  readonly kind: 'saved'
  readonly before: RawFiles
  readonly after: ReadonlyMap<string, string>
}

/** The number of attempts to plan a change when an editor or git changes a file meanwhile. */
const ATTEMPTS = 5

/** Plans a change of one message and writes it. Plans again when an editor or git has changed a file meanwhile. */
export function perform(
  workplace: Workplace,
  { id }: { readonly id: string },
  plan: (state: State) => Promise<Change | Refusal>,
): Promise<Edited> {
  return exclusively(workplace.project, async (write) => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const state = await readState(workplace, id)
      if (!state) return { kind: 'refused', reason: `${id}: this text is not in the English any more.` }
      const planned = await plan(state)
      if (planned.kind !== 'change') return planned
      // The text comes first: if it is written without its record, it counts as unrecorded and is not lost.
      const after = applyAll(state, state.raw, planned.edits)
      if (!(await isUnchanged(state))) continue
      if (after.size > 0) await write(after)
      const before = new Map([...after.keys()].map((file) => [file, state.raw.get(file) ?? null]))
      return { kind: 'saved', before, after }
    }
    throw new Error(`${id}: another program changes the files all the time. Nothing was written. Try again later.`)
  })
}

/** Another person has changed the message since the editor read it. */
export const conflict = { kind: 'conflict' } as const

/** True if a message is unchanged since a person read it. */
export const isAsSeen = ({ unit }: Pick<State, 'unit'>, base: Hashes): boolean =>
  base.english === unit.english && base.text === textHash(unit)
