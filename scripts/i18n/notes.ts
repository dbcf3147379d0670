import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import { defaultLocale } from '../../src/config/locales.ts'
import { lineOf } from './exchange/characters.ts'

/** An entry of locales/en/notes.json: what it says of the messages whose ids match. */
export interface Note {
  /** As written: a message id in which * stands for anything. */
  readonly match: string
  readonly note?: string
  readonly max?: number
}

/** Reads the notes for translators; none yet is an empty list. Throws one error with every problem of the file. */
export async function readNotes(folder: string): Promise<Note[]> {
  const place = `${path.basename(folder)}/${defaultLocale}/notes.json`
  const text = await readFile(path.join(folder, defaultLocale, 'notes.json'), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '[]'
      throw error
    },
  )
  const errors: ParseError[] = []
  const root = parseTree(text, errors, { disallowComments: true })
  const problems = errors
    .slice(0, 1)
    .map(({ error, offset }) => `${place}:${lineOf(text, offset)}: not valid JSON (${printParseErrorCode(error)}).`)
  const notes: Note[] = []
  if (problems.length === 0 && root?.type !== 'array') problems.push(`${place}:1: expected a list of notes.`)
  for (const node of problems.length === 0 ? (root?.children ?? []) : []) {
    const note = toNote(node)
    if (typeof note === 'string') problems.push(`${place}:${lineOf(text, node.offset)}: ${note}`)
    else notes.push(note)
  }
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return notes
}

function toNote(node: Node): Note | string {
  const expected = 'expected { "match": "pages/*:meta.title", "note": "…", "max": 60 }'
  if (node.type !== 'object') return `${expected}, found a value of type ${node.type}.`
  const found = new Map<string, unknown>()
  for (const { children } of node.children ?? []) found.set(String(children?.[0]?.value), children?.[1]?.value)
  const unknown = [...found.keys()].find((name) => !['match', 'note', 'max'].includes(name))
  const { match, note, max } = Object.fromEntries(found)
  if (unknown) return `${expected}, found "${unknown}".`
  if (typeof match !== 'string' || match === '') return `${expected}, found no "match".`
  if (note !== undefined && typeof note !== 'string') return `expected "note" to be a text in "${match}".`
  if (max !== undefined && (typeof max !== 'number' || !Number.isInteger(max) || max < 1)) {
    return `expected "max" to be a whole number above 0 in "${match}", found ${JSON.stringify(max)}.`
  }
  return { match, ...(note === undefined ? {} : { note }), ...(max === undefined ? {} : { max }) }
}

/** Finds the notes of a message: the last entry that matches and has a note, and the last that has a maximum. */
export function noteFinder(notes: readonly Note[]): (id: string) => { note: string | null; max: number | null } {
  const rules = notes.map((note) => ({ ...note, pattern: patternOf(note.match) }))
  return (id) => {
    const matching = rules.filter(({ pattern }) => pattern.test(id))
    return {
      note: matching.findLast(({ note }) => note !== undefined)?.note ?? null,
      max: matching.findLast(({ max }) => max !== undefined)?.max ?? null,
    }
  }
}

const patternOf = (match: string) =>
  new RegExp(
    `^${match
      .split('*')
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
  )
