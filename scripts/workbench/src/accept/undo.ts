import { type Locale, rootOf } from '../config.ts'
import { applyAll, readRaw } from '../model/fileEdits.ts'
import { FilesBefore, journalFile, parseJournal, printJournal } from '../model/journal.ts'
import type { Project } from '../model/project.ts'
import { annotationsFile } from '../model/records/annotations.ts'
import { commentsFile } from '../model/records/comments.ts'
import { publishedFile } from '../model/records/published.ts'
import { recordFile } from '../model/records/records.ts'

/** Works out how to take back the last accept. Throws an error when there is none. */
export async function undone(project: Project, locale: Locale) {
  const root = rootOf(project.folder)
  const journal = journalFile(root, locale.code)
  const own = [recordFile, commentsFile, annotationsFile, publishedFile].map((nameOf) =>
    nameOf(project.folder, locale.code),
  )
  const raw = await readRaw([journal, ...own])
  const steps = parseJournal(raw.get(journal))
  const step = steps.find(({ by }) => by === 'accept')
  if (!step) {
    throw new Error(
      `There is no accept of ${locale.code} to take back: only the last one on this machine can be.\nOlder ones are in git log -p locales/.workbench/${locale.code}.record.json`,
    )
  }
  const before = new FilesBefore(root, raw)
  const changes = step.changes.map((change) => ({ change, edits: before.editsBack(change) }))
  const taken = changes.filter(({ edits }) => edits !== null)
  const edits = taken.flatMap(({ edits }) => edits ?? [])
  return {
    /** All files as they were before, not yet written: name to text. */
    files: new Map([
      ...applyAll({ project, locale }, raw, edits),
      [journal, printJournal(steps.filter((one) => one !== step))],
    ]),
    taken: taken.map(({ change }) => change.id),
    /** What something else has changed since. */
    overtaken: changes.filter(({ edits }) => edits === null).map(({ change }) => change.id),
    /** How many comments are gone again. */
    comments: taken.reduce((sum, { change }) => sum + change.items.length, 0),
  }
}
