import { rm } from 'node:fs/promises'
import path from 'node:path'
import { type Build, hashOf, loadServer, type ServerCode } from 'vite-plugin-ssg'
import { defaultLocale, type LocaleCode } from '../../src/config/locales.ts'
import { type ViewId, viewIds } from '../../src/config/routes.ts'
import type { Bundles } from 'i18next-workbench/model/bundles.ts'
import type { Usage } from 'i18next-workbench/model/coverage.ts'
import { payloadFor } from '../texts/payload.ts'
import { unnamedOffices } from '../texts/places.ts'
import type { ServerBundle } from './documentOf.ts'
import type { TextInputs } from './textInputs.ts'

interface KnownUsage {
  readonly key: string
  readonly used: readonly string[]
}

interface Sources {
  readonly build: Build<LocaleCode, ViewId>
  readonly server: ServerCode
  readonly bundles: Bundles
  readonly texts: TextInputs
}

/**
 * renderUsage() for a build: where it has a cache, only views are rendered whose code or English texts have changed since that
 * was last done.
 */
export async function knownUsageOf({ build, server, bundles, texts }: Sources): Promise<Usage> {
  const { keys, store } = build
  const known = (await store?.read<Partial<Record<ViewId, KnownUsage>>>('usage.json')) ?? {}
  const keyOf = (view: ViewId) => hashOf(keys.tools, server.codeOf(view), texts.ofView(defaultLocale, view))
  const isKnown = (view: ViewId) => known[view]?.key === keyOf(view)
  const missing = viewIds.filter((view) => !isKnown(view))
  const rendered = missing.length > 0 ? await usageOf(await server.load<ServerBundle>(), bundles, missing) : new Map()
  const usage = viewIds.flatMap((view): [ViewId, readonly string[]][] => {
    const used = isKnown(view) ? known[view]?.used : rendered.get(view)
    return used ? [[view, used]] : []
  })
  if (missing.length > 0) {
    await store?.write(
      'usage.json',
      Object.fromEntries(usage.map(([view, used]) => [view, { key: keyOf(view), used }])),
    )
  }
  return new Map(usage)
}

/** Renders every view once in the default locale to learn which messages it reads, without a build of the site. */
export async function renderUsage(root: string, bundles: Bundles): Promise<Usage> {
  return usageOf(await buildServer(root), bundles, viewIds)
}

/** A view that cannot be rendered is left out: rendering proper reports it. */
async function usageOf(server: ServerBundle, bundles: Bundles, views: readonly ViewId[]): Promise<Usage> {
  const usage = new Map<ViewId, readonly string[]>()
  const unnamed = unnamedOffices(bundles.get(defaultLocale)?.get('common') ?? {})
  const places = new Set(unnamed.map(({ id }) => `common:office.names.${id}`))
  for (const view of views) {
    const payload = payloadFor(bundles, defaultLocale, ['common', ...(await server.viewNamespaces(view))])
    const result = await server.renderView({ locale: defaultLocale, view, payload, publication: {} }).catch(() => null)
    if (result) usage.set(view, [...result.used.keys()].filter((key) => !places.has(key)).sort())
  }
  return usage
}

/** The server code alone, made for the caller and removed once it is loaded. */
export async function buildServer(root: string): Promise<ServerBundle> {
  const { createBuilder } = await import('vite')
  const { environments, build } = await createBuilder({ root, logLevel: 'silent' })
  const { ssr } = environments
  if (!ssr) throw new Error('The configuration lacks the environment "ssr".')
  const folder = path.resolve(root, ssr.config.build.outDir)
  try {
    await build(ssr)
    const server = await loadServer<ServerBundle>(path.join(folder, 'entry-server.js'))
    // Loads the code of every page, which is in files of its own.
    for (const view of viewIds) await server.viewNamespaces(view)
    return server
  } finally {
    await rm(path.dirname(folder), { recursive: true, force: true })
  }
}
