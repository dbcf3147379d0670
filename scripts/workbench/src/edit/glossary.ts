import { sourceLocale } from '../config.ts'
import { parseGlossary } from '../checks/glossary/glossaryFile.ts'
import { sourceKeys } from '../checks/source.ts'
import type { Mismatch } from '../checks/text.ts'
import { applyAll, type FileEdit } from '../model/fileEdits.ts'
import { isSource, type State } from './perform.ts'

/** What would be wrong with the locale's glossary after some edits, and is not yet; null for nothing. */
export function readableGlossary(state: State, edits: readonly FileEdit[]): Mismatch | null {
  const { project, files, raw, locale } = state
  const keys = project.problems.some((problem) => problem.locale === sourceLocale()) ? null : sourceKeys(project)
  const mismatchesIn = (text: string | null | undefined) =>
    text ? parseGlossary(text, { isSource: isSource(locale), keys }).mismatches : []
  const before = mismatchesIn(raw.get(files.glossary)).length
  return mismatchesIn(applyAll(state, raw, edits).get(files.glossary))[before] ?? null
}
