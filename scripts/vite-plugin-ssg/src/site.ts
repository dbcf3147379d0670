import { hash } from 'node:crypto'
import { copyFileSync, linkSync, lstatSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Inputs, Store } from '../index.d.ts'
import { filesIn } from './keys.ts'
import { report } from './report.ts'

/** Files of a site that are made together of the same inputs. */
export interface Part {
  /** The row of the report. */
  readonly kind: string
  /** Of all parts of a site, only this one has it. */
  readonly name: string
  readonly inputs: Inputs
}

/** What a build knows of the site that it has made. */
interface SiteRecord {
  /** SourceKeys.tools. */
  readonly tools: string
  /** The parts by name, each with its inputs and its files; compressed variants are not listed. */
  readonly parts: Readonly<Record<string, { readonly inputs: Inputs; readonly files: readonly string[] }>>
  /** Name of each file, variants included, to its size, the time of its last change in milliseconds, and a hash of its content. */
  readonly files: Readonly<Record<string, FileState>>
}

type FileState = readonly [size: number, time: number, content: string]

/** A site that takes over from the last one what would be made as it is there. */
export interface SiteInMaking {
  /** Whether a part stays as it is; if not, its files are to be made, and made() told of them. */
  keeps(part: Part): boolean
  made(part: Part, files: readonly string[]): void
  /**
   * Has the new files compressed, except for those that are equal to files of the last site: these stay, with their variants.
   * Then puts all that stays beside the new files; the last site is not changed by it.
   */
  complete(compress: () => Promise<void>): Promise<void>
  /** Keeps what the next build has to know, once the site is in its place. */
  writeRecord(): Promise<void>
  /** What was made, what was not, and why, for people. */
  report(): string
}

interface Places {
  /** Where new files are written: an empty folder. */
  readonly folder: string
  readonly dist: string
  /** SourceKeys.tools. */
  readonly tools: string
  /** Where the record of the last site is; left out for a build that knows of no other. */
  readonly store?: Store | undefined
  readonly recordName: string
  /** The endings of variants. */
  readonly endings: readonly string[]
}

export async function startSite({ folder, dist, tools, store, recordName, endings }: Places): Promise<SiteInMaking> {
  mkdirSync(folder, { recursive: true })
  const record = await store?.read<SiteRecord>(recordName)
  const last: SiteRecord = record ?? { tools, parts: {}, files: {} }
  const parts: Record<string, SiteRecord['parts'][string]> = {}
  const files: Record<string, FileState> = {}
  const outcomes: { kind: string; reason: string | null }[] = []
  const kept = new Set<string>()
  let written = 0
  const withVariants = (file: string) =>
    [file, ...endings.map((ending) => file + ending)].filter((name) => name === file || last.files[name])
  const isAsLeft = (file: string) => {
    const [size, time, content] = last.files[file] ?? []
    const found = lstatSync(path.join(dist, file), { throwIfNoEntry: false })
    if (!found?.isFile() || found.size !== size || found.mtimeMs !== time) return false
    return contentHash(path.join(dist, file)) === content
  }
  const isIntact = (file: string) => withVariants(file).every(isAsLeft)
  const reasonFor = ({ name, inputs }: Part): string | null => {
    const part = last.parts[name]
    if (last.tools !== tools) return 'code or settings changed'
    if (!part) return 'new'
    const changed = Object.keys({ ...inputs, ...part.inputs }).find((reason) => inputs[reason] !== part.inputs[reason])
    return changed ?? (part.files.every(isIntact) ? null : 'changed in the site')
  }
  const isEqual = (file: string) => {
    if (last.tools !== tools || !isIntact(file)) return false
    return readFileSync(path.join(folder, file)).equals(readFileSync(path.join(dist, file)))
  }
  const note = (file: string, content = contentHash(path.join(folder, file))) => {
    const { size, mtimeMs } = lstatSync(path.join(folder, file))
    files[file] = [size, mtimeMs, content]
  }
  return {
    keeps(part) {
      const reason = reasonFor(part)
      const { files = [] } = last.parts[part.name] ?? {}
      outcomes.push({ kind: part.kind, reason })
      if (reason !== null) return false
      parts[part.name] = { inputs: part.inputs, files }
      for (const file of files) kept.add(file)
      return true
    },
    made({ name, inputs }, files) {
      parts[name] = { inputs, files: files.map((file) => file.replace(/^\//, '')) }
    },
    async complete(compress) {
      for (const file of filesIn(folder).filter(isEqual)) {
        rmSync(path.join(folder, file))
        kept.add(file)
      }
      await compress()
      const made = filesIn(folder)
      for (const file of made) note(file)
      written = made.length
      for (const file of [...kept].flatMap(withVariants)) {
        mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
        shareFile(path.join(dist, file), path.join(folder, file))
        note(file, last.files[file]?.[2])
      }
    },
    async writeRecord() {
      await store?.write(recordName, { tools, parts, files } satisfies SiteRecord)
    },
    report: () => report(outcomes, { written, all: Object.keys(files).length }),
  }
}

/** A short hash of what stands in a file. */
const contentHash = (file: string) => hash('sha256', readFileSync(file), 'base64url').slice(0, 22)

/** The same file under a second name; where the file system has none, a copy of the same time. */
function shareFile(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
    const { atime, mtime } = lstatSync(from)
    utimesSync(to, atime, mtime)
  }
}

/** Writes a file below a folder, by its address. At once: a small file costs less than the hand-over to another thread. */
export function writeInto(folder: string, address: string, content: string | Uint8Array): void {
  const file = path.join(folder, address)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
}
