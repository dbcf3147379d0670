import { getNodeValue, type Node } from 'jsonc-parser'
import { sourceLocale } from '../config.ts'
import { type Fault, lineAt } from '../lib/fault.ts'
import { parseJson } from '../lib/json/parse.ts'
import { keepWhileSame } from '../lib/keep.ts'
import { readText } from '../lib/readText.ts'
import { isObject } from '../lib/json/values.ts'
import { keyPattern } from './keyPattern.ts'
import { notesFile, placeOf } from './layout.ts'
import { LocaleProblem } from './localeFile.ts'

/** An entry of locales/.workbench/en.notes.json: what it says of the messages whose ids match. */
export interface Note {
  /** As written: a message id in which * stands for anything. */
  readonly match: string
  readonly note?: string | undefined
  readonly max?: number | undefined
}

interface FoundNotes {
  readonly notes: Note[]
  readonly problems: LocaleProblem[]
}

const kept = keepWhileSame<FoundNotes>()

/** Reads the notes for translators; none yet is an empty list. Throws one error with every problem of the file. */
export async function readNotes(folder: string): Promise<Note[]> {
  const { notes, problems } = await findNotes(folder)
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'))
  return notes
}

/** The same with what is wrong beside it. */
export async function findNotes(folder: string): Promise<FoundNotes> {
  const file = notesFile(folder, sourceLocale())
  const place = placeOf(file)
  const text = (await readText(file)) ?? '[]'
  if (typeof text !== 'string') return { notes: [], problems: [new LocaleProblem(place, text)] }
  return kept(place, [text], () => parseNotes(text, place))
}

function parseNotes(text: string, place: string): FoundNotes {
  const { root, fault } = parseJson(text)
  if (fault) return { notes: [], problems: [new LocaleProblem(place, fault)] }
  const problem = ({ offset }: Node, mismatch: Mismatch) =>
    new LocaleProblem(place, { line: lineAt(text, offset), ...mismatch })
  if (root.type !== 'array') {
    const mismatch = { expected: 'a list of notes, [ … ]', found: `a value of type ${root.type}` }
    return { notes: [], problems: [problem(root, mismatch)] }
  }
  const entries = (root.children ?? []).map((node) => ({ node, entry: toNote(node) }))
  return {
    notes: entries.flatMap(({ entry }) => ('match' in entry ? [entry] : [])),
    problems: entries.flatMap(({ node, entry }) => ('match' in entry ? [] : [problem(node, entry)])),
  }
}

type Mismatch = Pick<Fault, 'expected' | 'found'>

function toNote(node: Node): Note | Mismatch {
  const value: unknown = getNodeValue(node)
  const expected = '{ "match": "pages/*:meta.title", "note": "…", "max": 60 }'
  if (!isObject(value)) return { expected, found: `a value of type ${node.type}` }
  const { match, note, max, ...others } = value
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) return { expected, found: `"${unknown}"` }
  if (typeof match !== 'string' || match === '') return { expected, found: 'no "match"' }
  if (note !== undefined && typeof note !== 'string') {
    return { expected: `a text as "note" of "${match}"`, found: JSON.stringify(note) }
  }
  if (max !== undefined && (typeof max !== 'number' || !Number.isInteger(max) || max < 1)) {
    return { expected: `a whole number above 0 as "max" of "${match}"`, found: JSON.stringify(max) }
  }
  return { match, note, max }
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
