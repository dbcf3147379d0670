import { existsSync } from 'node:fs'
import path from 'node:path'
import { moveToKept, readKept, sealKept } from 'i18next-workbench/lib/keptFolder.ts'
import { readSealed, writeSealed } from 'i18next-workbench/lib/sealed.ts'
import type { Compress, SsgOptions, Store } from 'vite-plugin-ssg'
import type { SiteEnv } from '../../src/config/env.ts'
import { builtLocales, type LocaleCode } from '../../src/config/locales.ts'
import { ERROR_EVENT, MESSAGES_EVENT } from '../../src/config/protocol.ts'
import { type ViewId, viewIds } from '../../src/config/routes.ts'
import { viewHref } from '../../src/i18n/href.ts'
import { readsEnvFiles } from '../lib/envFiles.ts'
import type { PageData } from './render.ts'
import { pageSource } from './sources.ts'
import { writtenFolders } from './written/read.ts'

/** What vite-plugin-ssg has to know of this site. */
export const siteOptions = (root: string, env: SiteEnv): SsgOptions<PageData, LocaleCode, ViewId> => ({
  routes: viewIds,
  locales: builtLocales.map(({ code }) => code),
  base: env.basePath,
  address: viewHref,
  render: 'scripts/documents/render.ts',
  moduleOf: pageSource,
  files: async (build) => (await import('./content.ts')).siteContent(env, build),
  // Tests go without.
  compress: process.env['ISOGLOSS_COMPRESS'] === 'off' ? undefined : compression(root),
  cache: { ...buildSources(root), store: buildStore(root) },
  development: {
    module: 'scripts/documents/development.ts',
    texts: { files: /^(src\/config\/claims\.ts|locales\/.*\.json)$/, event: MESSAGES_EVENT },
    // What reads messages and reports errors.
    errors: { event: ERROR_EVENT, reporting: /\/src\/(app|i18n)\// },
  },
})

/** npm's own record says which packages are really there; a copy of the project may lack package-lock.json. */
export const buildSources = (root: string) => ({
  tools: [
    'scripts',
    'vite.config.ts',
    'tsconfig.json',
    'package.json',
    'package-lock.json',
    'node_modules/.package-lock.json',
  ],
  // Written pages are few, and which there are is put into the code (__WRITTEN__).
  sources: ['src', 'index.html', 'public', ...writtenSources(root)],
  readsEnvFiles: readsEnvFiles(),
})

/** The written pages, and what visitors read of those under work. */
function writtenSources(root: string): string[] {
  if (!writtenFolders.some((folder) => existsSync(path.join(root, folder)))) return []
  return [...writtenFolders, ...builtLocales.map(({ code }) => `locales/.workbench/${code}.published.json`)]
}

/** What builds keep for later ones, read only as this user of this machine has written it. */
export function buildStore(root: string): Store {
  const pathOf = (name: string) => path.join(root, '.cache/build', name)
  return {
    pathOf,
    read: (name) => readSealed(pathOf(name)),
    write: (name, value) => writeSealed(pathOf(name), value),
    readFolder: (name) => readKept(pathOf(name)),
    moveFolder: (made, name) => moveToKept(made, pathOf(name)),
    sealFolder: (name, meta) => sealKept(pathOf(name), meta),
  }
}

const compression = (root: string): Compress => ({
  endings: ['.br', '.gz'],
  run: async (folder, note) => {
    const { compressFolder } = await import('../build/compress.ts')
    const { files, fromCache } = await compressFolder(folder, path.join(root, '.cache/compress'))
    note(`${files} files, ${fromCache} as before`)
  },
})
