import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ViteBuilder } from 'vite'
import type { BuildRun, Built, RenderModule, ServerCode, SourceKeys } from '../index.d.ts'
import { readBuilt, readTemplate, tagsFor } from './document.ts'
import { hashOf, sourceKeys } from './keys.ts'
import type { Settings } from './settings.ts'

/** The name of the server's bundle within its folder. */
export const serverFile = 'entry-server.js'

interface ServerMeta {
  /** A hash of the code that renders each route, and of what all of them share. */
  readonly code: Readonly<Record<string, string>>
  readonly shared: string
  readonly facts: Readonly<Record<string, unknown>>
}

/** The bundle that renders, for this package. */
export interface Server extends ServerCode {
  readonly file: string
  readonly isKept: boolean
  readonly shared: string
}

/** The bundle that visitors get. */
export interface Browser {
  readonly folder: string
  readonly isKept: boolean
  /** A hash of what each document says of the built files, by route and locale. */
  readonly tags: Readonly<Record<string, Readonly<Record<string, string>>>>
}

export interface CodeRun extends BuildRun {
  /** Where Vite's configuration has both bundles written: server/ and client/. */
  readonly aside: string
  readonly keys: SourceKeys
}

/** The bundle from its file. Without a query in its address: its chunks import it back, and it has to be there once. */
export async function loadServer<Module = RenderModule>(file: string): Promise<Module> {
  return await import(/* @vite-ignore */ pathToFileURL(file).href)
}

/** The server's bundle of these sources: that of an earlier build, or a new one. */
export async function serverCode(settings: Settings, run: CodeRun): Promise<Server> {
  const { folder, meta, isKept } = await bundleOf<ServerMeta>(settings, run, 'server', async (folder, built) => {
    const { factsOf } = await loadServer(path.join(folder, serverFile))
    const facts = settings.routes.map(async (route) => [route, await factsOf?.(route)])
    return { ...codeOfRoutes(built, settings), facts: Object.fromEntries(await Promise.all(facts)) }
  })
  const file = path.join(folder, serverFile)
  return {
    file,
    isKept,
    shared: meta.shared,
    codeOf: (route) => meta.code[route] ?? '',
    factsOf: (route) => meta.facts[route],
    // Node keeps what it has loaded.
    load: () => loadServer(file),
  }
}

/** The browser's bundle of these sources. */
export async function browserCode(settings: Settings, run: CodeRun, server: Server): Promise<Browser> {
  const { folder, meta, isKept } = await bundleOf<Browser['tags']>(settings, run, 'client', async (client) => {
    const tagsFor = builtTags(client, readTemplate(path.join(settings.root, settings.template)).entry, settings.base)
    const { tagsOf = ({ route }) => tagsFor(settings.moduleOf?.(route)) } = await server.load()
    const tags = settings.routes.map(async (route) => {
      const ofLocales = settings.locales.map(async (locale) => [
        locale,
        hashOf(await tagsOf({ locale, route, client })),
      ])
      return [route, Object.fromEntries(await Promise.all(ofLocales))]
    })
    return Object.fromEntries(await Promise.all(tags))
  })
  return { folder, isKept, tags: meta }
}

/** The tags of documents that say nothing else: those of the template's entry and of a route's module, below a base path. */
export function builtTags(client: string, entry: string, base: string): (module?: string) => string {
  let built: Built | undefined
  return (module = entry) => {
    built ??= readBuilt(client)
    return tagsFor(built, [entry, module], base)
  }
}

/** What a build of one environment resolves to. */
type BuildOutput = Awaited<ReturnType<ViteBuilder['build']>>

/** The bundle of one environment, made where the cache has none. `describe` says what a build has to know of it. */
async function bundleOf<Meta>(
  { cache }: Settings,
  { root, aside, keys, builder, cached }: CodeRun,
  name: 'server' | 'client',
  describe: (folder: string, built: BuildOutput) => Promise<Meta>,
): Promise<{ folder: string; meta: Meta; isKept: boolean }> {
  const kept = `${name}-${keys.code}`
  const store = cached ? cache?.store : undefined
  const known = await store?.readFolder<Meta>(kept)
  if (store && known) return { folder: store.pathOf(kept), meta: known, isKept: true }
  const { environments, build } = await builder()
  const environment = environments[name === 'server' ? 'ssr' : 'client']
  if (!environment) throw new Error('The configuration lacks the environments "client" and "ssr".')
  const made = path.join(aside, name)
  const built = await build(environment)
  if (!store) return { folder: made, meta: await describe(made, built), isKept: false }
  await store.moveFolder(made, kept)
  const meta = await describe(store.pathOf(kept), built)
  // What is made while somebody edits the sources is nothing to be kept.
  if ((await sourceKeys(root, cache)).code === keys.code) await store.sealFolder(kept, meta)
  return { folder: store.pathOf(kept), meta, isKept: false }
}

/**
 * A hash of the server code that each route is rendered with: the entry, its module and all that these import statically.
 * Hashes in the names of chunks are left out: the entry names every page, and would change with each.
 */
function codeOfRoutes(built: BuildOutput, { routes, moduleOf }: Settings): Pick<ServerMeta, 'code' | 'shared'> {
  if (Array.isArray(built) || !('output' in built)) throw new Error('Expected one bundle of the server code.')
  const chunks = built.output.filter((file) => file.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const hashes = new Map(
    chunks.map(({ fileName, code }) => [fileName, hashOf(code.replace(/-[0-9a-f]{8}\.js/g, '.js'))]),
  )
  const closureOf = (names: readonly string[]) => {
    const seen = new Set<string>()
    const visit = (name: string) => {
      if (seen.has(name)) return
      seen.add(name)
      byName.get(name)?.imports.forEach(visit)
    }
    names.forEach(visit)
    return hashOf([...seen].map((name) => hashes.get(name) ?? name).sort())
  }
  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName)
  const codeOf = (route: string) => {
    const own = moduleOf?.(route)
    // Without modules of their own, routes are one program.
    if (own === undefined) return closureOf([...byName.keys()])
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${own}`)))
    return closureOf([...entries, ...(chunk ? [chunk.fileName] : [])])
  }
  return {
    code: Object.fromEntries(routes.map((route) => [route, codeOf(route)])),
    shared: closureOf(moduleOf ? entries : [...byName.keys()]),
  }
}
