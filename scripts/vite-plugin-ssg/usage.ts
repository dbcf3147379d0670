import { rm } from 'node:fs/promises'
import path from 'node:path'
import { defaultLocale } from '../../src/config/locales.ts'
import { type ViewId, viewIds } from '../../src/config/routes.ts'
import type { Bundles } from '../i18n/model/bundles.ts'
import type { Usage } from '../i18n/model/coverage.ts'
import { payloadFor } from '../i18n/model/publishing/payload.ts'
import { loadServer, type ServerBundle } from './render/render.ts'

/**
 * Renders every view once in the default locale to learn which messages it reads. A view that cannot be rendered is left
 * out: rendering proper reports it.
 */
export async function usageOf(server: ServerBundle, bundles: Bundles): Promise<Usage> {
  const usage = new Map<ViewId, readonly string[]>()
  for (const view of viewIds) {
    const used = await usageOfView(server, bundles, view)
    if (used) usage.set(view, used)
  }
  return usage
}

/** The same for one view; null for one that cannot be rendered. */
export async function usageOfView(
  server: ServerBundle,
  bundles: Bundles,
  view: ViewId,
): Promise<readonly string[] | null> {
  const payload = payloadFor(bundles, defaultLocale, ['common', ...(await server.viewNamespaces(view))])
  const result = await server.renderView({ locale: defaultLocale, view, payload, publication: {} }).catch(() => null)
  return result && [...result.used.keys()].sort()
}

/** The same without a build of the site. */
export async function renderUsage(root: string, bundles: Bundles): Promise<Usage> {
  return usageOf(await buildServer(root), bundles)
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
    const server = await loadServer(path.join(folder, 'entry-server.js'))
    // Loads the code of every page, which is in files of its own.
    for (const view of viewIds) await server.viewNamespaces(view)
    return server
  } finally {
    await rm(path.dirname(folder), { recursive: true, force: true })
  }
}
