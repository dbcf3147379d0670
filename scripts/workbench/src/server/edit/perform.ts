import { correctedBy, type LocaleRules } from '../../checks/localeRules.ts'
import type { Finding } from '../../lib/output.ts'
import { applyAll, type FileEdit, type RawFiles, readRaw } from '../../messages/fileEdits.ts'
import { assertSound, type ProjectTexts, readTexts, unitsIn } from '../../messages/texts.ts'
import { formKey, splitId, textHash, type Unit, unitId } from '../../messages/units.ts'
import { exclusively } from '../../project/exclusively.ts'
import { glossaryFile, type Locale, type Project, textFile } from '../../project/project.ts'
import { commentsFile } from '../../project/records/comments.ts'
import { recordFile } from '../../project/records/records.ts'
import type { Hashes, Outcome } from '../../protocol/calls.ts'

/** The project and the locale that are edited. */
export interface Workplace {
  readonly project: Project
  readonly locale: Locale
}

/** True for the source locale. */
export const isSource = ({ project, locale }: Workplace): boolean => locale.code === project.sourceLocale

/** A message with the current files that its edit depends on. */
export interface State extends Workplace {
  readonly project: ProjectTexts
  readonly units: readonly Unit[]
  readonly unit: Unit
  readonly raw: RawFiles
}

async function readState(workplace: Workplace, id: string): Promise<State | null> {
  const { locale, project: own } = workplace
  const { code } = locale
  const { namespace } = splitId(id)
  // A request must not name a file.
  if (!own.namespaces.includes(namespace)) return null
  // Read first, so that a change in between is noticed.
  const texts = [own.sourceLocale, code].map((each) => textFile(own, each, namespace))
  const raw = await readRaw([...texts, glossaryFile(own, code), recordFile(own, code), commentsFile(own, code)])
  const project = await readTexts(own, locale)
  assertSound(project, [locale])
  const units = unitsIn(project, locale)
  const unit = units.find((candidate) => unitId(candidate) === id)
  return unit ? { project, locale, units, unit, raw } : null
}

async function isUnchanged(raw: RawFiles): Promise<boolean> {
  const present = await readRaw(raw.keys())
  return [...raw].every(([file, text]) => present.get(file) === text)
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
      const { raw } = state
      const planned = await plan(state)
      if (planned.kind !== 'change') return planned
      // The text comes first: if it is written without its record, it counts as unrecorded and is not lost.
      const after = applyAll(state, raw, planned.edits)
      if (!(await isUnchanged(raw))) continue
      if (after.size > 0) await write(after)
      return { kind: 'saved', before: new Map([...after.keys()].map((file) => [file, raw.get(file) ?? null])), after }
    }
    throw new Error(`${id}: another program changes the files all the time. Nothing was written. Try again later.`)
  })
}

/** Another person has changed the message since the editor read it. */
export const conflict = { kind: 'conflict' } as const

/** True if a message is unchanged since a person read it. */
export const isAsSeen = ({ unit }: Pick<State, 'unit'>, base: Hashes): boolean =>
  base.english === unit.english && base.text === textHash(unit)

/** The input for the rules of a locale. */
export interface Judged extends Pick<State, 'project' | 'locale' | 'units'> {
  readonly rules: LocaleRules
}

/** Checks the texts of a message, which may be unsaved. */
export function findingsOf({ project, locale, units, rules }: Judged, unit: Unit): readonly Finding[] {
  const targets = new Map(unit.forms.map((form) => [`${unit.namespace}:${formKey(unit, form)}`, form]))
  return rules.findingsOfUnit(unit, units).map((finding) => {
    const { source, target } = targets.get(finding.key) ?? { source: '', target: null }
    if (target === null || isSource({ project, locale })) return finding
    const text = correctedBy(project, finding.rule, { source, target }, locale)
    return text === null ? finding : { ...finding, fix: { of: target, text } }
  })
}
