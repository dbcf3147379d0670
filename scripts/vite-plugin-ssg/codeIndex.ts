import path from 'node:path'
import { viewIds } from '../../src/config/routes.ts'
import type { CodeIndex } from '../../src/i18n/pageIndex.ts'
import { chunk, cssOf, readManifest, siteEntry } from './manifest.ts'

/**
 * What the index of each locale says of a browser build, whose documents have the hash `shell` (assets.ts). The name of the
 * application's script changes with whatever it imports but the styles of pages, so it stands for all code.
 */
export async function codeIndexOf(site: string, shell: string): Promise<CodeIndex> {
  const manifest = await readManifest(site)
  const ofShell = cssOf(manifest, [siteEntry.application])
  const ofViews = viewIds.map((view) =>
    cssOf(manifest, [`src/pages/${view}.tsx`]).filter((file) => !ofShell.includes(file)),
  )
  const styles = [...new Set(ofViews.flat())]
  return {
    code: path.basename(chunk(manifest, siteEntry.application).file),
    shell,
    styles,
    stylesOf: ofViews.map((files) => files.map((file) => styles.indexOf(file))),
  }
}
