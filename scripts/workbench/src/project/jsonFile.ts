import type { Node } from 'jsonc-parser'
import { JsonReader } from '../lib/json/reader.ts'
import { keepWhileSame } from '../lib/keep.ts'
import { readText } from '../lib/readText.ts'
import { LocaleProblem } from './localeFile.ts'
import { type Project, placeOf } from './project.ts'

/**
 * Makes a function that reads a JSON file of the workbench, and adds its faults to `problems`. A missing or unreadable
 * file is `empty`. Equal files are the same object, so that derived values can be cached by it.
 */
export function jsonFileReader<Value>(empty: Value, parse: (reader: JsonReader, root: Node) => Value) {
  const kept = keepWhileSame<{ readonly value: Value; readonly problems: readonly LocaleProblem[] }>()
  return (project: Project, file: string, problems: LocaleProblem[]): Value => {
    const place = placeOf(project, file)
    const text = readText(file)
    if (text === null) return empty
    const read = kept(place, [text], () => {
      if (typeof text !== 'string') return { value: empty, problems: [new LocaleProblem(place, text)] }
      const reader = new JsonReader(text)
      const root = reader.root()
      const value = root ? parse(reader, root) : empty
      return { value, problems: reader.mismatches.map((mismatch) => new LocaleProblem(place, mismatch)) }
    })
    problems.push(...read.problems)
    return read.value
  }
}
