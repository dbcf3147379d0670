import { defaultLocale } from '../../src/config/locales.ts'
import { type ViewId, viewIds } from '../../src/config/routes.ts'
import type { Bundles, Usage } from 'i18next-workbench'
import { payloadFor } from './texts/payload.ts'
import { unnamedOffices } from './texts/places.ts'
import type { ServerBundle } from './documentOf.ts'

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
