import { rm } from 'node:fs/promises'
import path from 'node:path'
import { loadServer } from 'vite-plugin-ssg'
import { defaultLocale } from '../../src/config/locales.ts'
import { type ViewId, viewIds } from '../../src/config/routes.ts'
import type { Bundles, Usage } from 'i18next-workbench'
import { payloadFor } from './texts/payload.ts'
import { unnamedOffices } from './texts/places.ts'
import type { ServerBundle } from './documentOf.ts'

/** Returns usageOf() without a build of the site. */
export async function renderUsage(root: string, bundles: Bundles): Promise<Usage> {
  return usageOf(await buildServer(root), bundles)
}

/** Returns the messages that each view reads in the default locale, without views that fail: their documents report the error. */
export async function usageOf(server: ServerBundle, bundles: Bundles): Promise<Usage> {
  const usage = new Map<ViewId, readonly string[]>()
  const unnamed = unnamedOffices(bundles.get(defaultLocale)?.get('common') ?? {})
  const places = new Set(unnamed.map(({ id }) => `common:office.names.${id}`))
  for (const view of viewIds) {
    const payload = payloadFor(bundles, defaultLocale, ['common', ...(await server.viewNamespaces(view))])
    const result = await server.renderView({ locale: defaultLocale, view, payload, publication: {} }).catch(() => null)
    if (result) usage.set(view, [...result.used.keys()].filter((key) => !places.has(key)).sort())
  }
  return usage
}

/** Builds and loads the server code. Its files are removed once loaded. */
export async function buildServer(root: string): Promise<ServerBundle> {
  const { createBuilder } = await import('vite')
  const { environments, build } = await createBuilder({ root, logLevel: 'silent' })
  const { ssr } = environments
  if (!ssr) throw new Error('The configuration lacks the environment "ssr".')
  const folder = path.resolve(root, ssr.config.build.outDir)
  try {
    await build(ssr)
    const server = await loadServer<ServerBundle>(path.join(folder, 'entry-server.js'))
    // Loads the pages, which are separate files.
    for (const view of viewIds) await server.viewNamespaces(view)
    return server
  } finally {
    await rm(path.dirname(folder), { recursive: true, force: true })
  }
}
