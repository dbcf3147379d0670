import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { diffArrays } from 'diff'
import { MESSAGES } from '../../src/config/protocol.ts'

/** A change between two builds and the files that have it. */
export interface BuildChange {
  readonly before: string
  readonly after: string
  readonly files: string[]
}

export interface BuildComparison {
  /** How many files of both builds were compared. */
  readonly compared: number
  readonly onlyBefore: readonly string[]
  readonly onlyAfter: readonly string[]
  /** What differs within files of both builds, the most frequent first. */
  readonly changes: readonly BuildChange[]
}

/** Made of the files beside them, which are compared. */
const compressed = /\.(br|gz)$/
const text = /\.(html|css|js|json|xml|txt|svg|webmanifest)$|_headers$|_redirects$/
/** What follows from a file's place or content: hashes in addresses, class names and the content security policy. */
const hashes: readonly [RegExp, string][] = [
  [/((?:assets|messages\/hashed|previews)\/[\w./-]*?)-[0-9a-f]{8,10}(?=\.)/g, '$1-#'],
  [new RegExp(`(?<=${MESSAGES}=")[0-9a-f ]+`), '#'],
  [/"code":"hydrate-[0-9a-f]{8}\.js","hashes":"[0-9a-f]+"/g, '"#"'],
  [/(_[A-Za-z][\w-]*?)_[\w-]{4}(?![\w-])/g, '$1_#'],
  [/'sha256-[^']+'/g, "'sha256-#'"],
  [/(?<=\.\/[\w./-]*?)-[0-9a-f]{8}(?=\.js)/g, '-#'],
]

/**
 * Compares two built sites, file by file. Hashes are replaced by "#" first, so that a file that moved, or names another
 * one, counts as the same, and compressed variants are left out; with `exact` everything is compared as it is. Throws one
 * sentence when one of the folders cannot be read.
 */
export async function compareBuilds(before: string, after: string, exact: boolean): Promise<BuildComparison> {
  const [first, second] = await Promise.all([readBuild(before, exact), readBuild(after, exact)])
  const changes = new Map<string, BuildChange>()
  const both = [...first.keys()].filter((name) => second.has(name))
  for (const name of both) {
    for (const { from, to } of changesOf(first.get(name) ?? '', second.get(name) ?? '')) {
      const id = JSON.stringify([from, to])
      const change = changes.get(id) ?? { before: from, after: to, files: [] }
      changes.set(id, change)
      if (change.files.at(-1) !== name) change.files.push(name)
    }
  }
  return {
    compared: both.length,
    onlyBefore: [...first.keys()].filter((name) => !second.has(name)),
    onlyAfter: [...second.keys()].filter((name) => !first.has(name)),
    changes: [...changes.values()].sort((a, b) => b.files.length - a.files.length),
  }
}

/** The content of each file of a build by its path, text as text and everything else in Base64. */
async function readBuild(folder: string, exact: boolean): Promise<Map<string, string>> {
  const withoutHashes = (content: string) =>
    exact ? content : hashes.reduce((result, [pattern, by]) => result.replace(pattern, by), content)
  const build = new Map<string, string>()
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
    throw new Error(`${folder}: expected the folder of a built site. Make one: npm run build -- --outDir ${folder}`)
  })
  const files = entries.filter((entry) => entry.isFile() && (exact || !compressed.test(entry.name)))
  for (const file of files.map((entry) => path.join(entry.parentPath, entry.name)).sort()) {
    const name = withoutHashes(path.relative(folder, file))
    build.set(name, text.test(file) ? withoutHashes(await readFile(file, 'utf8')) : await readFile(file, 'base64'))
  }
  return build
}

function changesOf(before: string, after: string): { from: string; to: string }[] {
  if (before === after) return []
  const tokens = (content: string) => content.split(/(?<=[\s>{};,"&])/)
  const parts = diffArrays(tokens(before), tokens(after))
  return parts.flatMap((part, at) => {
    const next = parts[at + 1]
    if (part.removed) return [{ from: part.value.join(''), to: next?.added ? next.value.join('') : '' }]
    return part.added && !parts[at - 1]?.removed ? [{ from: '', to: part.value.join('') }] : []
  })
}
