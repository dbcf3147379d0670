import { readFile } from 'node:fs/promises'
import { registerHooks } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, normalizePath } from 'vite'
import { keptFolder } from '../lib/keptFolder.ts'

// Nothing of src/ is imported here: an edit of what was loaded before filesLoaded() would restart no server.

/** What the files are made of: npm's record of the packages, and this module. */
const sources = ['package.json', 'node_modules/.package-lock.json', 'scripts/build/loading.ts']

/**
 * From now on, Node loads Mantine from a few files: the 850 of its packages take a sixth of the time to the first page. They
 * are made anew when the packages have changed.
 */
export async function loadMantineAtOnce(root: string): Promise<void> {
  const text = await readFile(path.join(root, 'package.json'), 'utf8')
  const names = Object.keys((JSON.parse(text) as { dependencies: object }).dependencies)
  const mantine = names.filter((name) => name.startsWith('@mantine/'))
  const others = names.filter((name) => !mantine.includes(name))
  const folder = await keptFolder(root, 'build/mantine', sources, (made) => makeFiles(made, mantine, others))
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

/** One file for each package, and what they share. The `others` stay as Node loads them: there must be one React. */
async function makeFiles(made: string, packages: readonly string[], others: string[]): Promise<void> {
  await build({
    configFile: false,
    mode: 'development',
    logLevel: 'warn',
    ssr: { noExternal: true, external: others },
    build: {
      outDir: made,
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
