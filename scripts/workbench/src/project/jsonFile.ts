import type { Node } from 'jsonc-parser'
import type { Fault } from '../lib/fault.ts'
import { JsonReader } from '../lib/json/reader.ts'
import { keepWhileSame } from '../lib/keep.ts'
import { readText } from '../lib/readText.ts'
import { LocaleProblem } from './localeFile.ts'
import { type Project, placeOf } from './project.ts'

/**
 * Makes a function that reads a file of the workbench, and adds its faults to `problems`. A missing or unreadable
 * file is `empty`. Equal files are the same object, so that derived values can be cached by it.
 */
export function fileReader<Value>(empty: Value, parse: (text: string, faults: Fault[]) => Value) {
  const kept = keepWhileSame<{ readonly value: Value; readonly problems: readonly LocaleProblem[] }>()
  return (project: Project, file: string, problems: LocaleProblem[]): Value => {
    const place = placeOf(project, file)
    const text = readText(file)
    if (text === null) return empty
    const read = kept(place, [text], () => {
      const faults: Fault[] = typeof text === 'string' ? [] : [text]
      const value = typeof text === 'string' ? parse(text, faults) : empty
      return { value, problems: faults.map((fault) => new LocaleProblem(place, fault)) }
    })
    problems.push(...read.problems)
    return read.value
  }
}

/** The same for a JSON file. */
export const jsonFileReader = <Value>(empty: Value, parse: (reader: JsonReader, root: Node) => Value) =>
  fileReader(empty, (text, faults) => {
    const reader = new JsonReader(text)
    const root = reader.root()
    const value = root ? parse(reader, root) : empty
    faults.push(...reader.mismatches)
    return value
  })
