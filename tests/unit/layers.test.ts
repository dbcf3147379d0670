import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

/** Expands the rows of a folder, in order. Names joined by "+" share a row. */
const below = (folder: string, names: string) =>
  names.split(' ').map((row) => row.split('+').map((name) => path.posix.join(folder, name)))

/** Folders and single files, in order. A row may import from itself and from the rows above it. */
const rows = [
  ...below('src', 'config i18n seo analytics theme ui diagrams sections forms layout pages app enhance .'),
  ...below('scripts', 'vite-plugin-ssg'),
  ...below('scripts/workbench/src', 'lib marks project messages checks exchange/formats exchange protocol panel'),
  ...below('scripts/workbench/src', 'frame server/assist server/edit server cli .'),
  ...below('scripts', 'lib art+build/css+build/fonts serve build/compress.ts'),
  ...below('scripts', 'build/texts+workbench.config.ts+build/workbench/names.ts previews build'),
  ...below('scripts', 'quality .'),
]

/** Imports that are forbidden in a package and its tests: everything except their own files and npm packages. */
const outside = (name: string) =>
  new RegExp(`^(?:\\.\\.|@/|#(?!icons/)|(?:docs|locales|src|tests)/|scripts/(?!${name}/))`)

/** Limits in addition to the order: imports (paths from the root, or packages) that the files of a folder must not have. */
const limits: readonly { readonly of: RegExp; readonly not: RegExp; readonly reason: string }[] = [
  { of: /^src\/config\//, not: /^(?:react|@mantine)/, reason: 'the configuration is data and types: no React' },
  { of: /^src\/enhance\//, not: /^(?!src\/(?:config|enhance)\/)/, reason: 'every byte of it is in every page' },
  { of: /^src\/app\//, not: /^src\/enhance\//, reason: 'the early script works on the DOM alone' },
  { of: /^src\/pages\/(?!registry)/, not: /^src\/pages\/.*\.tsx/, reason: 'the shared part belongs into src/sections' },
  { of: /^scripts\/vite-plugin-ssg\//, not: outside('vite-plugin-ssg'), reason: 'a package: options' },
  { of: /^scripts\/workbench\//, not: outside('workbench'), reason: 'a package: its configuration' },
  {
    of: /^(?!scripts\/(?:vite-plugin-ssg|workbench)\/)/,
    not: /^scripts\/(?:vite-plugin-ssg|workbench)\//,
    reason: 'a package has its name',
  },
  { of: /^scripts\/workbench\/src\/(?:panel|exchange\/refine)\//, not: /^node:/, reason: 'it runs in a browser' },
]

const rowOf = (file: string) => {
  const found = rows.flatMap((names, row) =>
    names.filter((name) => `${file}/`.startsWith(`${name}/`)).map((name) => ({ name, row })),
  )
  return found.sort((one, other) => other.name.length - one.name.length)[0] ?? { name: file, row: rows.length }
}

function faultOf(file: string, target: string): string | null {
  const [from, to] = [rowOf(file), rowOf(target)]
  const isPath = /^(?:src|scripts|tests)\//.test(target)
  if (isPath && to.row > from.row) return `${from.name} may import only from rows above it in tests/unit/layers.test.ts`
  const [section, other] = [file, target].map((name) => /^src\/sections\/([^/]+)/.exec(name)?.[1])
  if (section && other && section !== other)
    return 'sections never import each other: the shared part belongs into src/ui'
  return limits.find(({ of, not }) => of.test(file) && not.test(target))?.reason ?? null
}

it('every file imports only from its own row and the rows above', () => {
  const files = globSync(['src/**/*.{ts,tsx}', 'scripts/**/*.{ts,tsx}']).filter(
    (file) => !file.includes('node_modules'),
  )
  const faults = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport\(|^import) ?'([^']+)'/gm)].flatMap(([, name = '']) => {
      const target = name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name.replace(/\?.*/, '')) : name
      const fault = faultOf(file, target)
      return fault ? [`${file} imports ${target}: ${fault}`] : []
    }),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(faults).toEqual([])
})
