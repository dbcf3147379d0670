import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { ViteBuilder } from 'vite'
import { type LocaleCode, publicLocales } from '../../../src/config/locales.ts'
import { type ViewId, viewIds } from '../../../src/config/routes.ts'
import { lazy } from '../../lib/lazy.ts'
import { loadServer, type ServerBundle } from '../render/render.ts'
import { moveToKept, readKept, sealKept } from '../../lib/keptFolder.ts'
import { areCurrent, type BuildKeys, cacheFolder } from './keys.ts'
import { hashOf } from '../../lib/sealed.ts'
import { type BuildOutput, codeOfViews } from './viewCode.ts'

interface ServerMeta {
  readonly views: Readonly<Record<ViewId, ServerView>>
}

interface ServerView {
  /** A hash of the code that renders it. */
  readonly code: string
  /** What it reads besides "common". */
  readonly namespaces: string[]
}

/** The bundle that renders. */
export interface ServerCode extends ServerMeta {
  readonly file: string
  readonly load: () => Promise<ServerBundle>
  readonly isKept: boolean
}

interface BrowserMeta {
  /** A hash of what each document says of the built files. */
  readonly tags: Readonly<Record<ViewId, Readonly<Partial<Record<LocaleCode, string>>>>>
}

/** The bundle that the site's visitors get. */
export interface BrowserCode extends BrowserMeta {
  /** Equal for equal bundles. */
  readonly key: string
  readonly folder: string
  readonly isKept: boolean
}

export interface CodeOptions {
  readonly root: string
  /** Where Vite's configuration has both bundles written: server/ and client/. */
  readonly aside: string
  readonly keys: BuildKeys
  readonly builder: () => Promise<ViteBuilder>
  /** Whether bundles are taken from the cache and kept there. */
  readonly cached: boolean
}

/** The server bundle of these sources: that of an earlier build, or a new one. */
export async function serverCode(options: CodeOptions): Promise<ServerCode> {
  const bundle = await bundleOf<ServerMeta>(options, 'server', options.keys.code, async (folder, built) => {
    const code = codeOfViews(built)
    const { viewNamespaces } = await loadServer(path.join(folder, 'entry-server.js'))
    const views = viewIds.map(async (view) => [view, { code: code[view], namespaces: await viewNamespaces(view) }])
    return { views: Object.fromEntries(await Promise.all(views)) }
  })
  const file = path.join(bundle.folder, 'entry-server.js')
  return { ...bundle.meta, file, load: lazy(() => loadServer(file)), isKept: bundle.isKept }
}

/** The browser bundle of these sources. */
export async function browserCode(options: CodeOptions): Promise<BrowserCode> {
  const key = options.keys.code
  const { meta, ...bundle } = await bundleOf<BrowserMeta>(options, 'client', key, describeBrowser)
  return { ...meta, ...bundle, key }
}

async function describeBrowser(folder: string): Promise<BrowserMeta> {
  const { readAssets } = await import('../assets.ts')
  const { tagsFor } = await readAssets(folder)
  // Of no body, so that all styles of the page are named. Which of them a document has in its head follows from its body.
  const tagsOf = (view: ViewId) => publicLocales.map((locale) => [locale.code, hashOf(tagsFor(view, locale, ''))])
  const tags = viewIds.map((view) => [view, Object.fromEntries(tagsOf(view))])
  return { tags: Object.fromEntries(tags) }
}

/** The bundle of one environment, made where the cache has none. `describe` says what a build has to know of it. */
async function bundleOf<Meta>(
  { root, aside, keys, builder, cached }: CodeOptions,
  name: 'server' | 'client',
  key: string,
  describe: (folder: string, built: BuildOutput) => Promise<Meta>,
): Promise<{ folder: string; meta: Meta; isKept: boolean }> {
  const kept = path.join(cacheFolder(root), `${name}-${key}`)
  const known = cached ? await readKept<Meta>(kept) : null
  if (known) return { folder: kept, meta: known, isKept: true }
  const { environments, build } = await builder()
  const environment = environments[name === 'server' ? 'ssr' : 'client']
  if (!environment) throw new Error('The configuration lacks the environments "client" and "ssr".')
  const made = path.join(aside, name)
  const built = await build(environment)
  if (!cached) return { folder: made, meta: await describe(made, built), isKept: false }
  await mkdir(path.dirname(kept), { recursive: true })
  await moveToKept(made, kept)
  const meta = await describe(kept, built)
  if (await areCurrent(root, keys)) await sealKept(kept, meta)
  return { folder: kept, meta, isKept: false }
}
