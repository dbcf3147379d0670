import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Manifest, ManifestChunk } from 'vite'

/** The modules that a browser build starts with. */
export interface BrowserEntry {
  /** The script of every document. */
  readonly entry: string
  /** The module that imports the application, whose styles every document has. */
  readonly application: string
}

/** Of the site that visitors get. */
export const siteEntry: BrowserEntry = { entry: 'src/entry-client.ts', application: 'src/app/hydrate.tsx' }

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

/** The style files of some modules and of all that they import statically, those of the imports first. */
export function cssOf(manifest: Manifest, sources: readonly string[]): string[] {
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (source: string) => {
    if (seen.has(source)) return
    seen.add(source)
    const { imports = [], css = [] } = chunk(manifest, source)
    for (const imported of imports) visit(imported)
    for (const file of css) files.add(file)
  }
  for (const source of sources) visit(source)
  return [...files]
}
