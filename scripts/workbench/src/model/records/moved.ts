import { printRows, readRows } from '../jsonFile.ts'
import { workbenchFile } from '../layout.ts'
import type { LocaleProblem } from '../localeFile.ts'

/** The ids of messages that have been renamed: the former to the one after it, which may have been renamed as well. */
export type Moved = ReadonlyMap<string, string>

/** locales/.workbench/moved.json: for what another branch says under a former key, or a file that was exported before. */
export const movedFile = (folder: string) => workbenchFile(folder, 'moved.json')

/** Reads that file; none yet is an empty map. Adds to `problems` what cannot be read. */
export const readMoved = (folder: string, problems: LocaleProblem[]): Promise<Moved> =>
  readRows(movedFile(folder), problems, {
    expected: 'the id of a message',
    parse: (to) => (typeof to === 'string' ? to : null),
  })

/** The file with more of them. A key that is there again is no former one. */
export function printMoved(moved: Moved, added: Moved): string {
  const present = new Set(added.values())
  return printRows(new Map([...moved, ...added].filter(([from]) => added.has(from) || !present.has(from))))
}

/** Where a message that has a former id is now; null when it was not renamed. Rows that lead in a circle lead nowhere. */
export function presentId(moved: Moved, former: string): string | null {
  let id = moved.get(former)
  for (let steps = 0; id !== undefined && moved.has(id); steps += 1) {
    if (steps > moved.size) return null
    id = moved.get(id)
  }
  return id ?? null
}
