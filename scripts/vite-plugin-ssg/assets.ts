import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Manifest } from 'vite'
import type { Locale } from '../../src/config/locales.ts'
import type { ViewId } from '../../src/config/routes.ts'
import { computedVariables } from '../../src/theme/computedVariables.ts'
import { sheetsOf } from '../vite-plugin-css/languageSheets.ts'
import { printSheet } from '../vite-plugin-css/printSheet.ts'
import { namesNeeded, namesReadIn, withoutUnneeded } from '../vite-plugin-css/variables.ts'

/** The built files that a document names. */
export interface Assets {
  /** The tags for a view's document: entry script, its styles, its fonts. */
  tagsFor(view: ViewId, locale: Locale): string
}

/** The modules that a browser build starts with. */
export interface BrowserEntry {
  /** The script of every document. */
  readonly entry: string
  /** The module that imports the application, whose styles every document has. */
  readonly application: string
}

const siteEntry: BrowserEntry = { entry: 'src/entry-client.ts', application: 'src/app/hydrate.tsx' }

/** Reads Vite's manifest of the browser build, and the styles that it names. */
export async function readAssets(site: string, { entry: start, application } = siteEntry): Promise<Assets> {
  const manifest = await readManifest(site)
  const css = await readStyles(site, manifest)
  const entry = chunk(manifest, start).file
  const print = chunk(manifest, printSheet).file
  const fonts = Object.values(manifest).flatMap((item) => item.assets ?? [])
  return {
    tagsFor(view, locale) {
      // The language's after those of the page, which it overrides.
      const files = [
        ...cssOf(manifest, [application, `src/pages/${view}.tsx`]),
        ...sheetsOf(locale).map((sheet) => chunk(manifest, sheet).file),
      ]
      const styles = files.map((file) => css.get(file) ?? '').join('\n')
      return [
        ...preloads(fonts, locale),
        `<style>${styles}</style>`,
        // The application finds its styles by these links and does not fetch what stands above; disabled ones load nothing.
        ...files.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
        `<link rel="stylesheet" href="/${print}" media="print">`,
        `<script type="module" async src="/${entry}"></script>`,
      ].join('')
    },
  }
}

/** The name of the application's script, as its address ends. It changes with whatever it imports, so it stands for all code. */
export async function applicationName(site: string): Promise<string> {
  return path.basename(chunk(await readManifest(site), siteEntry.application).file)
}

async function readManifest(site: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(site, '.vite/manifest.json'), 'utf8'))
}

/**
 * The text of each style file, as documents carry it: without the variables that nothing on the site reads. Which those
 * are is a matter of all files and scripts together, not of a page, because a visitor goes from page to page without
 * the styles of the first being replaced.
 */
async function readStyles(site: string, manifest: Manifest): Promise<ReadonlyMap<string, string>> {
  const chunks = Object.values(manifest)
  const read = async (file: string) => [file, (await readFile(path.join(site, file), 'utf8')).trim()] as const
  const names = chunks.flatMap(({ file, css = [] }) => (file.endsWith('.css') ? [file] : css))
  const sheets = await Promise.all([...new Set(names)].map(read))
  const scripts = await Promise.all(chunks.filter(({ file }) => file.endsWith('.js')).map(({ file }) => read(file)))
  const needed = namesNeeded(
    sheets.map(([, text]) => text),
    [...computedVariables, ...scripts.flatMap(([, text]) => [...namesReadIn(text)])],
  )
  return new Map(sheets.map(([file, text]) => [file, withoutUnneeded(text, needed)]))
}

function chunk(manifest: Manifest, source: string) {
  const found = manifest[source]
  if (!found) throw new Error(`The browser build has no chunk for ${source}.`)
  return found
}

/** The style files of some modules and of all that they import statically, those of the imports first. */
function cssOf(manifest: Manifest, sources: readonly string[]): string[] {
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

const preloaded = {
  latin: /-latin-(500|wght)-/,
  'latin-ext': /-latin(-ext)?-(500|wght)-/,
  arabic: /-(latin|arabic)-(500|wght)-/,
} as const

/** The files of a locale's letters in the two faces that every page shows at once, so that no line breaks anew. */
function preloads(fonts: readonly string[], locale: Locale): string[] {
  if (locale.fonts === 'system') return []
  const wanted = preloaded[locale.fonts]
  return [...new Set(fonts)]
    .filter((file) => file.endsWith('.woff2') && wanted.test(file))
    .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`)
}
