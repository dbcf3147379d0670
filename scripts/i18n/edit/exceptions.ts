import { defaultLocale } from '../../../src/config/locales.ts'
import type { Finding } from '../../lib/output.ts'
import type { Excuse } from '../../translate/protocol.ts'
import { parseGlossary } from '../checks/glossary/glossaryFile.ts'
import { sourceKeys } from '../checks/source.ts'
import { placeOf } from '../model/layout.ts'
import { reasonGiven } from '../model/records/reviewers.ts'
import { formKey, type Unit, unitId } from '../model/units.ts'
import type { State } from './state.ts'
import { applyAll, type ItemEdit } from './values.ts'

/** The findings that stop a save: every error, and each warning that no excuse with a reason is for. */
export function unexcused(findings: readonly Finding[], excuses: readonly Excuse[]): Finding[] {
  return findings.filter(({ severity, rule }) => severity === 'error' || !excuseFor(rule, excuses))
}

const excuseFor = (rule: string, excuses: readonly Excuse[]) =>
  excuses.find((excuse) => excuse.rule === rule && excuse.reason.trim() !== '')

/**
 * The exceptions of the locale's glossary for the warnings that are excused; an excuse without its warning is left out.
 * Throws an error when the glossary could not be read with them.
 */
export function exceptionEdits(state: State, findings: readonly Finding[], excuses: readonly Excuse[]): ItemEdit[] {
  const items = new Map<string, unknown>()
  for (const { rule, key } of findings) {
    const excuse = excuseFor(rule, excuses)
    if (!excuse) continue
    const id = messageOf(state.unit, key)
    const { term } = excuse
    const reason = reasonGiven(excuse.reason, `The reason for "${rule}"`)
    items.set(`${id} ${rule}`, { key: id, rule, ...(term === null ? {} : { term }), reason })
  }
  const edits = [...items.values()].map((item) => ({ file: state.files.glossary, path: ['exceptions'], item }))
  if (edits.length > 0) assertReadable(state, edits)
  return edits
}

/** The id of the message that a finding is about: one exception holds for all its plural forms. */
function messageOf(unit: Unit, key: string): string {
  const own = unit.forms.map((form) => `${unit.namespace}:${formKey(unit, form)}`)
  return own.includes(key) ? unitId(unit) : key
}

function assertReadable({ project, files, raw }: State, edits: readonly ItemEdit[]): void {
  const keys = project.problems.some((problem) => problem.locale === defaultLocale) ? null : sourceKeys(project)
  const mismatchesIn = (text: string | null | undefined) =>
    text ? parseGlossary(text, { isSource: false, keys }).mismatches : []
  const before = mismatchesIn(raw.get(files.glossary)).length
  const [added] = mismatchesIn(applyAll(raw, edits).get(files.glossary)).slice(before)
  if (added) throw new Error(`${placeOf(files.glossary)}: expected ${added.expected}, found ${added.found}.`)
}
