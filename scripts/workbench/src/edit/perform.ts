import { type Locale, namespaces, sourceLocale, textFile, textsFolder } from '../config.ts'
import { exclusively } from '../model/exclusively.ts'
import { applyAll, type FileEdit, type RawFiles, readRaw } from '../model/fileEdits.ts'
import { glossaryFile } from '../model/layout.ts'
import { assertSound, type Project, readProject, unitsIn } from '../model/project.ts'
import { recordFiles } from '../model/records/files.ts'
import { splitId, textHash, type Unit, unitId } from '../model/units.ts'
import type { Hashes, Outcome } from '../protocol/calls.ts'

/** Whose texts are edited. */
export interface Workplace {
  readonly root: string
  readonly locale: Locale
}

/** The files that an edit of a message depends on, and may write. */
type MessageFiles = Readonly<Record<'english' | 'texts' | 'glossary', string>> & {
  /** What is kept of it. */
  readonly kept: readonly string[]
}

/** Whether it is the locale that all others are translated from. */
export const isSource = ({ code }: Locale): boolean => code === sourceLocale()

/** A message and all that its edit depends on, as it is on the disk. */
export interface State extends Workplace {
  readonly project: Project
  readonly units: readonly Unit[]
  readonly unit: Unit
  readonly files: MessageFiles
  readonly raw: RawFiles
}

async function readState(workplace: Workplace, id: string): Promise<State | null> {
  const { root, locale } = workplace
  const { namespace } = splitId(id)
  // A request names no file.
  if (!namespaces().includes(namespace)) return null
  // First, so that a change in between is noticed: see isUnchanged.
  const files = filesOf(workplace, namespace)
  const raw = await readRaw(Object.values(files).flat())
  const project = await readProject(root, locale)
  assertSound(project, { locales: [locale], namespaces: [namespace] })
  const units = unitsIn(project, locale)
  const unit = units.find((candidate) => unitId(candidate) === id)
  return unit ? { ...workplace, project, units, unit, files, raw } : null
}

async function isUnchanged({ files, raw }: State): Promise<boolean> {
  const present = await readRaw(Object.values(files).flat())
  return [...raw].every(([file, text]) => present.get(file) === text)
}

function filesOf({ root, locale }: Workplace, namespace: string): MessageFiles {
  const folder = textsFolder(root)
  return {
    english: textFile(folder, sourceLocale(), namespace),
    texts: textFile(folder, locale.code, namespace),
    glossary: glossaryFile(folder, locale.code),
    kept: recordFiles(folder, locale.code),
  }
}

/** Why nothing is written. */
export type Refusal = Exclude<Outcome, { kind: 'saved' | 'conflict' }> | typeof conflict

/** What is to be done with the files. */
export interface Change {
  readonly kind: 'change'
  readonly edits: readonly FileEdit[]
}

/** What became of a change. */
export type Edited = Saved | Refusal

/** The files that were written, as they were before and after. Empty when there was nothing to write. */
export interface Saved {
  readonly kind: 'saved'
  readonly before: RawFiles
  readonly after: ReadonlyMap<string, string>
}

/** How often a plan is made anew because a person's editor or git has changed a file meanwhile. */
const ATTEMPTS = 5

/** Plans a change of one message and writes it; planned anew when an editor or git has changed a file meanwhile. */
export function perform(
  workplace: Workplace,
  { id }: { readonly id: string },
  plan: (state: State) => Promise<Change | Refusal>,
): Promise<Edited> {
  return exclusively(workplace.root, async (write) => {
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

/** Somebody else has changed what the editor saw. */
export const conflict = { kind: 'conflict' } as const

/** Whether a message is still as somebody saw it. */
export const isAsSeen = ({ unit }: Pick<State, 'unit'>, base: Hashes): boolean =>
  base.english === unit.english && base.text === textHash(unit)
