import { readFile } from 'node:fs/promises'
import { registerHooks } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, normalizePath } from 'vite'
import { cachedFolder } from '../lib/cachedFolder.ts'

// Imports nothing from src/: an edit of a module that was loaded before filesLoaded() would not restart the server.

/** The inputs of the bundle: npm's record of the packages, and this module. */
const sources = ['package.json', 'node_modules/.package-lock.json', 'scripts/build/loading.ts']

/**
 * Makes Node load Mantine from a few bundled files: its 850 modules take a sixth of the time to the first page. The bundle is
 * rebuilt when the packages change.
 */
export async function loadBundledMantine(root: string): Promise<void> {
  const text = await readFile(path.join(root, 'package.json'), 'utf8')
  const names = Object.keys((JSON.parse(text) as { dependencies: object }).dependencies)
  const mantine = names.filter((name) => name.startsWith('@mantine/'))
  const others = names.filter((name) => !mantine.includes(name))
  const folder = await cachedFolder(root, 'build/mantine', sources, (outDir) => bundle(outDir, mantine, others))
  const files = new Map(
    mantine.map((name) => [import.meta.resolve(name), pathToFileURL(path.join(folder, `${name}.mjs`)).href]),
  )
  registerHooks({
    resolve: (specifier, context, next) => {
      const found = next(specifier, context)
      const file = files.get(found.url)
      return file ? { ...found, url: file } : found
    },
  })
}

/** Bundles each package into one file, with shared chunks. The `others` stay external: there must be one React. */
async function bundle(outDir: string, packages: readonly string[], others: string[]): Promise<void> {
  await build({
    configFile: false,
    mode: 'development',
    logLevel: 'warn',
    ssr: { noExternal: true, external: others },
    build: {
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      ssr: true,
      rolldownOptions: {
        input: Object.fromEntries(packages.map((name) => [name, name])),
        output: { entryFileNames: '[name].mjs' },
        // "use client" at the head of libraries means nothing here.
        checks: { moduleLevelDirective: false },
      },
    },
  })
}

/** The files of the project that Node loads from now on; the set grows as it does. */
export function filesLoaded(root: string): ReadonlySet<string> {
  const files = new Set<string>()
  registerHooks({
    load: (url, context, next) => {
      const file = url.startsWith('file:') ? fileURLToPath(url) : ''
      if (file.startsWith(root + path.sep) && !/\/(node_modules|\.cache)\//.test(url)) files.add(normalizePath(file))
      return next(url, context)
    },
  })
  return files
}
