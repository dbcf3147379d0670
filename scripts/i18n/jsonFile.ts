import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type ParseError, parse } from 'jsonc-parser'
import { LocaleProblem } from './localeFile.ts'

/** A file of the workbench's own beside the locales' folders: an object at the top. */
export interface JsonFile {
  /** As a person would name it: locales/pl.record.json. */
  readonly place: string
  readonly tree: Readonly<Record<string, unknown>>
}

/** Reads such a file; null when there is none, or it cannot be read, which is then among `problems`. */
export async function readJsonFile(file: string, problems: LocaleProblem[]): Promise<JsonFile | null> {
  const place = `${path.basename(path.dirname(file))}/${path.basename(file)}`
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  return text === null ? null : parseJsonFile(text, place, problems)
}

/** The same for a text; `place` is the file's name for people. */
export function parseJsonFile(text: string, place: string, problems: LocaleProblem[]): JsonFile | null {
  const errors: ParseError[] = []
  const tree: unknown = parse(text, errors)
  if (errors.length === 0 && isObject(tree)) return { place, tree }
  const at = text.slice(0, errors[0]?.offset ?? 0).split('\n').length
  problems.push(
    new LocaleProblem(`${place}:${at}: not valid JSON. Take this file from the last commit (git checkout ${place}).`),
  )
  return null
}

/** Whether a value is an object with names, no list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
