import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Manifest, ManifestChunk } from 'vite'
import type { ViewId } from '../../src/config/routes.ts'

/** The script of every document of the site that visitors get. */
export const siteEntry = 'src/entry-client.ts'

/** What hydrates a document, besides the module of its page: the application, whose styles every document has, and React. */
export const hydration = ['src/app/hydrate.tsx', 'src/app/reactDom.ts'] as const

/** What asks for consent and measures, in builds that do. */
export const analyticsSource = 'src/analytics/start.ts'

export const pageSource = (view: ViewId) => `src/pages/${view}.tsx`

/** Vite's record of a browser build: https://vite.dev/guide/backend-integration. */
export async function readManifest(site: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(site, '.vite/manifest.json'), 'utf8'))
}

/** What was made of a module that is loaded by itself. Throws when there is nothing. */
export function chunk(manifest: Manifest, source: string): ManifestChunk {
  const found = manifest[source]
  if (!found) throw new Error(`The browser build has no chunk for ${source}.`)
  return found
}

/** Some modules and all that they import statically, each import before what imports it. */
function closureOf(manifest: Manifest, sources: readonly string[]): ManifestChunk[] {
  const found = new Map<string, ManifestChunk>()
  const seen = new Set<string>()
  const visit = (source: string) => {
    if (seen.has(source)) return
    seen.add(source)
    const item = chunk(manifest, source)
    for (const imported of item.imports ?? []) visit(imported)
    found.set(source, item)
  }
  for (const source of sources) visit(source)
  return [...found.values()]
}

/** The style files of some modules and of all that they import statically, those of the imports first. */
export const cssOf = (manifest: Manifest, sources: readonly string[]): string[] => [
  ...new Set(closureOf(manifest, sources).flatMap(({ css = [] }) => css)),
]

/** The script files of some modules, in this order, and then of all that these import. */
export const codeOf = (manifest: Manifest, sources: readonly string[]): string[] => [
  ...new Set([
    ...sources.map((source) => chunk(manifest, source).file),
    ...closureOf(manifest, sources).map(({ file }) => file),
  ]),
]
