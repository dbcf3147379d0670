/** In place of node:fs/promises: what the engine asks of a disk, answered from the project's files in memory. */
import { pathsBelow, textOf } from '../disk.ts'

class Entry {
  readonly name: string
  readonly #isFile: boolean

  constructor(name: string, isFile: boolean) {
    this.name = name
    this.#isFile = isFile
  }

  isFile = () => this.#isFile
  isDirectory = () => !this.#isFile
}

interface ListOptions {
  readonly withFileTypes?: boolean
  readonly recursive?: boolean
}

export async function readdir(folder: string, options: ListOptions = {}): Promise<(string | Entry)[]> {
  const paths = pathsBelow(folder)
  if (!paths) throw absent(folder)
  if (options.recursive) return paths
  const names = [...new Set(paths.map((path) => path.split('/')[0] ?? ''))]
  return options.withFileTypes ? names.map((name) => new Entry(name, paths.includes(name))) : names
}

export async function readFile(file: string, _encoding: 'utf8'): Promise<string> {
  const text = textOf(file)
  if (text === null) throw absent(file)
  return text
}

/** There are no links. */
export const lstat = async (_file: string) => ({ isSymbolicLink: () => false })
export const realpath = async (file: string): Promise<string> => file

const absent = (file: string) => Object.assign(new Error(`${file}: no such file or folder`), { code: 'ENOENT' })
