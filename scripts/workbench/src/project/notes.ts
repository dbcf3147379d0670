import { jsonFileReader } from './jsonFile.ts'
import { keyPattern } from './keyPattern.ts'
import type { LocaleProblem } from './localeFile.ts'
import { notesFile, type Project } from './project.ts'

/** An entry of locales/.workbench/en.notes.json for the messages whose ids match. */
export interface Note {
  /** As written: a message id in which * matches anything. */
  readonly match: string
  readonly note?: string | undefined
  readonly max?: number | undefined
}

const wholeNumber = '"max": a whole number above 0'

/** Reads the notes for translators; a missing file is an empty list. Adds the faults of the file to `problems`. */
export const readNotes = (project: Project, problems: LocaleProblem[]): readonly Note[] =>
  read(project, notesFile(project), problems)

const read = jsonFileReader<readonly Note[]>([], (reader, root) =>
  reader.list(root, 'the notes').flatMap((node): Note[] => {
    const fields = reader.object(node, 'a note', ['match', 'note', 'max'])
    const match = reader.text(fields.get('match'), '"match"')
    const note = reader.text(fields.get('note'), '"note"') || undefined
    if (node.type === 'object' && !fields.has('match')) reader.note(node, '"match"', 'a note without it')
    const max = fields.get('max')
    const isWhole = reader.is(max, 'number', wholeNumber) && Number.isInteger(max.value) && max.value > 0
    if (max?.type === 'number' && !isWhole) reader.note(max, wholeNumber, String(max.value))
    return match ? [{ match, note, max: isWhole ? max.value : undefined }] : []
  }),
)

/** Finds the notes of a message: the last entry that matches and has a note, and the last that has a maximum. */
export function noteFinder(notes: readonly Note[]): (id: string) => { note: string | null; max: number | null } {
  const rules = notes.map((note) => ({ ...note, pattern: keyPattern(note.match) }))
  return (id) => {
    const matching = rules.filter(({ pattern }) => pattern.test(id))
    return {
      note: matching.findLast(({ note }) => note !== undefined)?.note ?? null,
      max: matching.findLast(({ max }) => max !== undefined)?.max ?? null,
    }
  }
}
