import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { defaultLocale, localeOf } from '../../src/config/locales.ts'
import { type ViewId, viewIds } from '../../src/config/routes.ts'
import { viewHref } from '../../src/i18n/href.ts'
import type { Publication } from '../../src/i18n/publication.ts'
import type { Bundles } from '../i18n/bundles.ts'
import { coverageOf, publicationOf, type Usage } from '../i18n/coverage.ts'
import { payloadFor } from '../i18n/payload.ts'
import { printUsage, usageFile } from '../i18n/usageFile.ts'
import type { ServerBundle } from './render.ts'

const NAME = 'virtual:publication'

/** Gives the browser code the publication that the build has found; nothing is excepted while developing. */
export function publicationModule(): { plugin: Plugin; publish: (publication: Publication) => void } {
  let current: Publication = {}
  return {
    publish: (publication) => {
      current = publication
    },
    plugin: {
      name: 'isogloss:publication',
      resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
      load: (id) => (id === `\0${NAME}` ? `export const publication = ${JSON.stringify(current)}` : undefined),
    },
  }
}

/**
 * Renders every view once in the default locale to learn which messages it reads, keeps that for the workbench, and
 * derives what each locale publishes. A view that cannot be rendered is left out: rendering proper reports it.
 */
export async function findPublication(
  server: ServerBundle,
  bundles: Bundles,
  root: string,
): Promise<{ publication: Publication; notes: string[] }> {
  const usage = new Map<ViewId, readonly string[]>()
  for (const view of viewIds) {
    const payload = payloadFor(bundles, defaultLocale, ['common', ...(await server.viewNamespaces(view))])
    const result = await server.renderView({ locale: defaultLocale, view, payload, publication: {} }).catch(() => null)
    if (result) usage.set(view, [...result.used.keys()].sort())
  }
  const file = usageFile(root)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, printUsage(usage))
  const publication = publicationOf(bundles, usage)
  return { publication, notes: exceptions(publication, bundles, usage) }
}

/** One line for each page that is not published whole, with the first strings that it lacks. */
function exceptions(publication: Publication, bundles: Bundles, usage: Usage): string[] {
  const what = { partial: 'in part in English', english: 'served in English', omitted: 'not built' }
  return Object.entries(publication).flatMap(([code, states]) => {
    const locale = localeOf(code as keyof Publication)
    const coverage = coverageOf(bundles, usage, locale)
    return viewIds.flatMap((view) => {
      const state = states[view]
      if (!state) return []
      const { lacking = [] } = coverage.get(view) ?? {}
      const more = lacking.length > 3 ? ` and ${lacking.length - 3} more` : ''
      return [`${viewHref(locale.code, view)}: ${what[state]}, lacks ${lacking.slice(0, 3).join(', ')}${more}`]
    })
  })
}
