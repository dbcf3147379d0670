import { hash } from 'node:crypto'
import { lstatSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { codings } from '../../hosting/types.ts'
import { readSealed } from '../../lib/sealed.ts'

/** What a part of a site is made of, as hashes; what is left out plays no role in it. */
export interface Inputs {
  readonly code: string
  readonly messages?: string
  readonly publication?: string
}

/** What a build knows of the site that it has made. */
export interface SiteRecord {
  /** BuildKeys.tools. */
  readonly tools: string
  /** The parts by name, each with its inputs and its files; compressed variants are not listed. */
  readonly parts: Readonly<Record<string, { readonly inputs: Inputs; readonly files: readonly string[] }>>
  /** Name of each file, variants included, to its size, the time of its last change in milliseconds, and contentHash(). */
  readonly files: Readonly<Record<string, readonly [size: number, time: number, content: string]>>
}

/** The last site, as far as its folder holds what its record says. */
export interface LastSite {
  readonly folder: string
  readonly tools: string
  /** Why a part has to be made; null when its files can be taken over. */
  reasonFor(name: string, inputs: Inputs): Reason | null
  filesOf(name: string): readonly string[]
  /** contentHash() of a file as it was left; undefined for another one. */
  contentOf(file: string): string | undefined
  /** Whether a file and its variants are as they were left. */
  isIntact(file: string): boolean
  /** A file with its variants. */
  withVariants(file: string): readonly string[]
}

export type Reason =
  | 'new'
  | 'code or settings changed'
  | 'messages changed'
  | 'publication changed'
  | 'changed in the site'

/** A short hash of what stands in a file. */
export const contentHash = (file: string) => hash('sha256', readFileSync(file), 'base64url').slice(0, 22)

/** Reads the record of a site; one that is damaged, foreign or not there makes every part new. */
export async function readLastSite(folder: string, recordFile: string | null): Promise<LastSite> {
  const record = recordFile === null ? null : await readSealed<SiteRecord>(recordFile)
  const { tools, parts, files }: SiteRecord = record ?? { tools: '', parts: {}, files: {} }
  const withVariants = (file: string) => [
    file,
    ...codings.map(({ suffix }) => file + suffix).filter((variant) => files[variant] !== undefined),
  ]
  const isAsLeft = (file: string) => {
    const found = lstatSync(path.join(folder, file), { throwIfNoEntry: false })
    const [size, time, content] = files[file] ?? []
    if (!found?.isFile() || found.size !== size || found.mtimeMs !== time) return false
    return contentHash(path.join(folder, file)) === content
  }
  const isIntact = (file: string) => withVariants(file).every(isAsLeft)
  return {
    folder,
    tools,
    contentOf: (file) => files[file]?.[2],
    isIntact,
    withVariants,
    filesOf: (name) => parts[name]?.files ?? [],
    reasonFor(name, { code, messages, publication }) {
      const part = parts[name]
      if (!part) return 'new'
      if (part.inputs.code !== code) return 'code or settings changed'
      if (part.inputs.messages !== messages) return 'messages changed'
      if (part.inputs.publication !== publication) return 'publication changed'
      return part.files.every(isIntact) ? null : 'changed in the site'
    },
  }
}
