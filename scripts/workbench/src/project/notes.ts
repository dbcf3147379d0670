import { JsonReader } from '../lib/json/reader.ts'
import { keepWhileSame } from '../lib/keep.ts'
import { readText } from '../lib/readText.ts'
import { notesFile, type Project, placeOf } from './project.ts'
import { keyPattern } from './keyPattern.ts'
import { LocaleProblem } from './localeFile.ts'

/** An entry of locales/.workbench/en.notes.json for the messages whose ids match. */
export interface Note {
  /** As written: a message id in which * matches anything. */
  readonly match: string
  readonly note?: string | undefined
  readonly max?: number | undefined
}

interface FoundNotes {
  readonly notes: Note[]
  readonly problems: LocaleProblem[]
}

const wholeNumber = '"max": a whole number above 0'

const kept = keepWhileSame<FoundNotes>()

/** Reads the notes for translators; a missing file is an empty list. Throws one error with every problem of the file. */
export async function readNotes(project: Project): Promise<Note[]> {
  const { notes, problems } = await findNotes(project)
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'))
  return notes
}

/** The same, with the problems in the result. */
export async function findNotes(project: Project): Promise<FoundNotes> {
  const file = notesFile(project)
  const place = placeOf(project, file)
  const text = (await readText(file)) ?? '[]'
  if (typeof text !== 'string') return { notes: [], problems: [new LocaleProblem(place, text)] }
  return kept(place, [text], () => parseNotes(text, place))
}

function parseNotes(text: string, place: string): FoundNotes {
  const reader = new JsonReader(text)
  const root = reader.root()
  const nodes = root ? reader.list(root, 'the notes') : []
  const notes = nodes.flatMap((node): Note[] => {
    const fields = reader.object(node, 'a note', ['match', 'note', 'max'])
    const match = reader.text(fields.get('match'), '"match"')
    const note = reader.text(fields.get('note'), '"note"') || undefined
    if (node.type === 'object' && !fields.has('match')) reader.note(node, '"match"', 'a note without it')
    const max = fields.get('max')
    const isWhole = reader.is(max, 'number', wholeNumber) && Number.isInteger(max.value) && max.value > 0
    if (max?.type === 'number' && !isWhole) reader.note(max, wholeNumber, String(max.value))
    return match ? [{ match, note, max: isWhole ? max.value : undefined }] : []
  })
  return { notes, problems: reader.mismatches.map((mismatch) => new LocaleProblem(place, mismatch)) }
}

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
