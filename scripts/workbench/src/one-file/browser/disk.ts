/**
 * The files of the project as the engine finds them in a browser: those that came with the document, and on top of them
 * those that were written here. The modules in standIns/ answer from it what is asked of a computer elsewhere.
 */

/** The project's folder. */
export const ROOT = '/project'

type Files = ReadonlyMap<string, string>

/** Where written files are kept, by their path from the project's folder. */
export interface Keeper {
  /** All that is kept now, by this tab or another one. */
  load(): Files
  keep(files: Files): void
  /** Calls back when another tab has written. */
  onElsewhere(listener: () => void): () => void
}

let own: Files = new Map()
let written: Files = new Map()
let keeper: Keeper | null = null

/** Puts files by their path from the project's folder in place of all that was there. */
export function mount(files: Readonly<Record<string, string>>): void {
  own = new Map(Object.entries(files))
  written = new Map()
  keeper = null
}

/** From now on what is written is kept, and what was kept before is there. */
export function keepIn(next: Keeper): void {
  keeper = next
  refresh()
}

/** Takes what another tab has written meanwhile. */
export function refresh(): void {
  if (keeper) written = keeper.load()
}

/** Calls back when another tab has written. Returns a function that ends it. */
export function watchElsewhere(listener: () => void): () => void {
  const stop = keeper?.onElsewhere(() => {
    refresh()
    listener()
  })
  return () => stop?.()
}

/** The text of a file by its absolute path; null when there is none. */
export function textOf(file: string): string | null {
  const name = nameOf(file)
  return written.get(name) ?? own.get(name) ?? null
}

/** Writes files by their absolute paths, all together. */
export function writeTexts(files: Files): void {
  written = new Map([...written, ...[...files].map(([file, text]) => [nameOf(file), text] as const)])
  keeper?.keep(written)
}

/** The paths of all files below a folder, from there; null when there is no such folder. */
export function pathsBelow(folder: string): string[] | null {
  const start = folder === ROOT ? '' : `${nameOf(folder)}/`
  const names = [...new Set([...own.keys(), ...written.keys()])].filter((name) => name.startsWith(start))
  return names.length > 0 ? names.map((name) => name.slice(start.length)) : null
}

function nameOf(file: string): string {
  if (file.startsWith(`${ROOT}/`)) return file.slice(ROOT.length + 1)
  throw new Error(`${file}: expected a file of the project.`)
}
