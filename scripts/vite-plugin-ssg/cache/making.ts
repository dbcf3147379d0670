import { copyFileSync, linkSync, lstatSync, mkdirSync, readFileSync, utimesSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { contentHash, type Inputs, type LastSite, readLastSite, type SiteRecord } from './record.ts'
import { type Kind, type Outcome, report } from './report.ts'
import { writeSealed } from '../../lib/sealed.ts'

/** Files of a site that are made together of the same inputs. */
export interface Part {
  readonly kind: Kind
  /** Of all parts of a site, only this one has it. */
  readonly name: string
  readonly inputs: Inputs
}

/** A site that takes over from the last one what would be made as it is there. */
export interface SiteInMaking {
  /** Where new files are written; none of the last site is in it before takeOver(). */
  readonly folder: string
  /** Whether a part stays as it is; if not, its files are to be made, and made() told of them. */
  keeps(part: Part): boolean
  made(part: Part, files: readonly string[]): void
  /** Removes new files that are equal to those of the last site: these stay, with their variants. */
  dropEqual(): Promise<void>
  /** Puts what stays beside the new files. The last site is not changed by it. */
  takeOver(): Promise<void>
  /** Keeps what the next build has to know, once the site is in its place. */
  writeRecord(): Promise<void>
  /** What was made, what was not, and why, for people. */
  report(): string
}

interface Places {
  readonly folder: string
  readonly dist: string
  /** Null for a build that knows nothing of others. */
  readonly recordFile: string | null
  /** BuildKeys.tools. */
  readonly tools: string
}

/** Begins a site in an empty folder. */
export async function startSite({ folder, dist, recordFile, tools }: Places): Promise<SiteInMaking> {
  await mkdir(folder, { recursive: true })
  const last = await readLastSite(dist, recordFile)
  const parts: Record<string, SiteRecord['parts'][string]> = {}
  const outcomes: Outcome[] = []
  const kept = new Set<string>()
  const files: Record<string, SiteRecord['files'][string]> = {}
  let written = 0
  const note = (file: string, content = contentHash(path.join(folder, file))) => {
    const { size, mtimeMs } = lstatSync(path.join(folder, file))
    files[file] = [size, mtimeMs, content]
  }
  return {
    folder,
    keeps({ kind, name, inputs }) {
      const reason =
        last.tools === tools || last.tools === '' ? last.reasonFor(name, inputs) : 'code or settings changed'
      outcomes.push({ kind, reason })
      if (reason !== null) return false
      parts[name] = { inputs, files: last.filesOf(name) }
      for (const file of last.filesOf(name)) kept.add(file)
      return true
    },
    made({ name, inputs }, files) {
      parts[name] = { inputs, files: files.map((file) => file.replace(/^\//, '')) }
    },
    async dropEqual() {
      if (last.tools !== tools) return
      for (const file of await filesIn(folder)) {
        if (!last.isIntact(file) || !isEqual(file, folder, last)) continue
        await rm(path.join(folder, file))
        kept.add(file)
      }
    },
    async takeOver() {
      const made = await filesIn(folder)
      for (const file of made) note(file)
      written = made.length
      const taken = [...kept].flatMap(last.withVariants)
      for (const name of new Set(taken.map((file) => path.dirname(file)))) {
        mkdirSync(path.join(folder, name), { recursive: true })
      }
      for (const file of taken) {
        shareFile(path.join(last.folder, file), path.join(folder, file))
        note(file, last.contentOf(file))
      }
    },
    async writeRecord() {
      if (recordFile) await writeSealed(recordFile, { tools, parts, files } satisfies SiteRecord)
    },
    report: () => report(outcomes, { written, all: Object.keys(files).length }),
  }
}

function isEqual(file: string, folder: string, last: LastSite): boolean {
  const [now, before] = [folder, last.folder].map((place) => path.join(place, file))
  if (now === undefined || before === undefined || lstatSync(now).size !== lstatSync(before).size) return false
  return readFileSync(now).equals(readFileSync(before))
}

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

/** The names of all files below a folder. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
}
