/**
 * In place of what asks something of a computer, Node's modules and our own (buildApplication.ts names them): the files of the
 * project in memory, those that came with the document and on top of them those that were written here.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

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

function refresh(): void {
  if (keeper) written = keeper.load()
}

function textOf(file: string): string | null {
  const name = nameOf(file)
  return written.get(name) ?? own.get(name) ?? null
}

function nameOf(file: string): string {
  if (file.startsWith(`${ROOT}/`)) return file.slice(ROOT.length + 1)
  throw new Error(`${file}: expected a file of the project.`)
}

const absent = (file: string) => Object.assign(new Error(`${file}: no such file or folder`), { code: 'ENOENT' })

// node:fs/promises. There are no links.

export async function readdir(folder: string, options: { readonly withFileTypes?: boolean } & ListOptions = {}) {
  const start = folder === ROOT ? '' : `${nameOf(folder)}/`
  const all = [...new Set([...own.keys(), ...written.keys()])].filter((name) => name.startsWith(start))
  if (all.length === 0) throw absent(folder)
  const paths = all.map((name) => name.slice(start.length))
  if (options.recursive) return paths
  const names = [...new Set(paths.map((path) => path.split('/')[0] ?? ''))]
  if (!options.withFileTypes) return names
  return names.map((name) => ({ name, isFile: () => paths.includes(name), isDirectory: () => !paths.includes(name) }))
}

interface ListOptions {
  readonly recursive?: boolean
}

export async function readFile(file: string, _encoding: 'utf8'): Promise<string> {
  const text = textOf(file)
  if (text === null) throw absent(file)
  return text
}

export const lstat = async (_file: string) => ({ isSymbolicLink: () => false })
export const realpath = async (file: string): Promise<string> => file

// node:path, for absolute paths without "." and "..".

const sep = '/'
const join = (...parts: string[]) => parts.filter(Boolean).join(sep)
const basename = (file: string) => file.slice(file.lastIndexOf(sep) + 1)
const dirname = (file: string) => file.slice(0, Math.max(0, file.lastIndexOf(sep)))

function relative(from: string, to: string): string {
  if (to === from) return ''
  if (to.startsWith(from + sep)) return to.slice(from.length + 1)
  throw new Error(`${to}: expected a path below ${from}.`)
}

export default { sep, join, basename, dirname, relative }

// node:crypto: SHA-256 at once, which Web Crypto gives by a promise only. All messages are hashed again whenever they are read.

const hashes = new Map<string, string>()

export function hash(_algorithm: 'sha256', text: string): string {
  const digest = hashes.get(text) ?? bytesToHex(sha256(utf8ToBytes(text)))
  hashes.set(text, digest)
  return digest
}

// node:util, for what JSON can hold with names in the same order.

export const isDeepStrictEqual = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

// lib/readText.ts: what came with the document was read as UTF-8 before.

type ReadText = typeof import('../../lib/readText.ts')

export const readText: ReadText['readText'] = async (file) => textOf(file)
export const sizeOf: ReadText['sizeOf'] = (file) => new TextEncoder().encode(textOf(file) ?? '').length

// lib/write.ts and lib/lock.ts: all files are written in one piece, and one tab at a time reads what is kept, and writes.

type Write = typeof import('../../lib/write.ts')

export const writeTogether: Write['writeTogether'] = async (files) => {
  written = new Map([...written, ...[...files].map(([file, text]) => [nameOf(file), text] as const)])
  keeper?.keep(written)
}
export const finishWriting: Write['finishWriting'] = async () => {}

export const withLock: typeof import('../../lib/lock.ts').withLock = (file, body) =>
  navigator.locks.request(`isogloss ${file}`, () => {
    refresh()
    return body()
  })

// lib/git.ts and lib/sealed.ts: there is no history and no cache. What is needed of them came with the document.

type Git = typeof import('../../lib/git.ts')

export const commitsOf: Git['commitsOf'] = async () => []
export const gitOrNull: Git['gitOrNull'] = async () => null
export const personOfGit: Git['personOfGit'] = async () => null
export const readObjects: Git['readObjects'] = async () => new Map()
export const readSealed = async (): Promise<null> => null
export const writeSealed = async (): Promise<void> => {}

// server/watch.ts: only another tab can change files.

export const watchFolder: typeof import('../../server/watch.ts').watchFolder = async ({ onChange, onError }) => ({
  know: async () => {},
  end:
    keeper?.onElsewhere(() => {
      refresh()
      void onChange().catch(onError)
    }) ?? (() => {}),
})
