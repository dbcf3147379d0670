import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

/** Folders, and single files, in order: what is in one may import from its own row and from those above it. */
const rows = [
  ...['config', 'i18n', 'seo', 'analytics', 'theme', 'ui', 'diagrams', 'sections', 'forms', 'layout', 'pages', 'app'],
  ...['enhance', ''],
]
  .map((name) => [path.posix.join('src', name)])
  .concat(
    [
      ...[
        'vite-plugin-ssg',
        'lib',
        'vite-plugin-marks',
        'i18n/model i18n/config.ts',
        'i18n/layout',
        'i18n/checks',
        'vite-plugin-art',
        'vite-plugin-css',
      ],
      ...[
        'vite-plugin-fonts',
        'receiver',
        'hosting',
        'texts workbench.config.ts site/names.ts site/fonts.ts',
        'previews',
      ],
      ...['documents', 'i18n/history'],
      ...['i18n/merge', 'i18n/accept', 'i18n/status', 'i18n/new-locale', 'i18n/places', 'i18n/context', 'i18n/formats'],
      ...[
        'i18n/import',
        'i18n/keys',
        'translate/protocol.ts translate/frameProtocol.ts translate/unreachable.ts translate/wire.ts translate/remoteBackend.ts',
      ],
      ...['i18n/assist', 'i18n/edit', 'i18n/fit', 'translate/panel', 'translate/server', 'translate', 'i18n/workbench'],
      ...['i18n/commands', 'quality', ''],
    ].map((row) => row.split(' ').map((name) => path.posix.join('scripts', name))),
  )

/** What the order does not say: what files of a folder may not import, be it a path from the root or a package. */
const limits: readonly { readonly of: RegExp; readonly not: RegExp; readonly reason: string }[] = [
  { of: /^src\/config\//, not: /^(?:react|@mantine)/, reason: 'the configuration is data and types: no React' },
  { of: /^src\/enhance\//, not: /^(?!src\/(?:config|enhance)\/)/, reason: 'every byte of it is in every page' },
  { of: /^src\/app\//, not: /^src\/enhance\//, reason: 'the early script works on the DOM alone' },
  { of: /^src\/pages\/(?!registry)/, not: /^src\/pages\/.*\.tsx/, reason: 'the shared part belongs into src/sections' },
  { of: /^scripts\/vite-plugin-ssg\//, not: /^(?:src|scripts\/(?!vite-plugin-ssg\/))/, reason: 'a package: options' },
  { of: /^(?!scripts\/vite-plugin-ssg\/)/, not: /^scripts\/vite-plugin-ssg\//, reason: 'a package has its name' },
  {
    of: /^scripts\/(?:i18n|translate|vite-plugin-marks)\//,
    not: /^src\//,
    reason: 'the project is given to it: scripts/i18n/config.ts',
  },
  { of: /^scripts\/translate\/panel\//, not: /^node:/, reason: 'it runs in a browser: ask the backend' },
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
  if (isPath && to.row > from.row)
    return `${from.name} may import only from what stands above it in tests/unit/layers.test.ts`
  const [section, other] = [file, target].map((name) => /^src\/sections\/([^/]+)/.exec(name)?.[1])
  if (section && other && section !== other)
    return 'sections never import each other: the shared part belongs into src/ui'
  return limits.find(({ of, not }) => of.test(file) && not.test(target))?.reason ?? null
}

it('every file imports only what stands above it', () => {
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
