import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin, ResolvedConfig, Rolldown } from 'vite'

/** A module of a chunk. */
export interface ModuleStats {
  /** Relative to the project; virtual modules by their name. */
  readonly id: string
  /** Bytes of code after tree shaking and before minification. */
  readonly size: number
  /** Of a style sheet, the bytes of its source; `size` is then what remains of it in the script: its class names. */
  readonly styles?: number
}

/** A script of the browser build. File names are addresses relative to the site. */
export interface ChunkStats {
  readonly file: string
  /** The module for which the chunk exists: an entry, or the target of an import(); null for a shared chunk. */
  readonly source: string | null
  readonly imports: readonly string[]
  readonly dynamicImports: readonly string[]
  readonly css: readonly string[]
  /** The largest first. */
  readonly modules: readonly ModuleStats[]
}

/**
 * Notes what each script of the browser build is made of, in .cache/stats/<output folder>.json. Neither the output nor
 * its names depend on it. Read by the tests of byte budgets and by `npm run analyze`.
 */
export function stats(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'isogloss:stats',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(resolved) {
      config = resolved
    },
    async writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((item) => item.type === 'chunk')
      // The static generation builds in a folder aside; what counts is where the site ends up.
      const file = statsFile(config.root, config.inlineConfig.build?.outDir ?? 'dist')
      await mkdir(path.dirname(file), { recursive: true })
      // Renamed into place: a reader never meets half a file.
      const part = `${file}.${process.pid}`
      const described = await Promise.all(chunks.map((chunk) => describeChunk(chunk, config.root)))
      await writeFile(part, `${JSON.stringify(described.sort(byFile))}\n`)
      await rename(part, file)
    },
  }
}

/** Where the statistics of a build to `outDir` are; other output folders have files of their own. */
export function statsFile(root: string, outDir: string): string {
  const name = path.relative(root, path.resolve(root, outDir)).replace(/[^\w.-]+/g, '-')
  return path.join(root, '.cache/stats', `${name}.json`)
}

/** Reads the statistics of the last build to `outDir`. Throws one sentence that says what to do where there are none. */
export async function readStats(root: string, outDir: string): Promise<ChunkStats[]> {
  const file = statsFile(root, outDir)
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${path.relative(root, file)}: no statistics of a build to ${outDir}. Run "npm run build" first.`)
  })
  return JSON.parse(text)
}

const byFile = (a: ChunkStats, b: ChunkStats) => (a.file < b.file ? -1 : 1)

async function describeChunk(chunk: Rolldown.OutputChunk, root: string): Promise<ChunkStats> {
  const modules = await Promise.all(
    Object.entries(chunk.modules).map(([id, { renderedLength }]) =>
      describeModule(nameOf(id, root), renderedLength, root),
    ),
  )
  return {
    file: chunk.fileName,
    source: chunk.facadeModuleId === null ? null : nameOf(chunk.facadeModuleId, root),
    imports: chunk.imports,
    dynamicImports: chunk.dynamicImports,
    css: [...(chunk.viteMetadata?.importedCss ?? [])],
    modules: modules.sort((a, b) => b.size - a.size || (a.id < b.id ? -1 : 1)),
  }
}

async function describeModule(id: string, size: number, root: string): Promise<ModuleStats> {
  if (!id.endsWith('.css')) return { id, size }
  return { id, size, styles: (await stat(path.join(root, id))).size }
}

function nameOf(id: string, root: string): string {
  const plain = id.replace(/^\0/, '').replace(/\?.*$/, '')
  return path.isAbsolute(plain) ? path.relative(root, plain) : plain
}
