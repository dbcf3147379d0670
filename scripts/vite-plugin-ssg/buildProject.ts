import path from 'node:path'
import type { ViteBuilder } from 'vite'
import { lazy } from '../lib/lazy.ts'
import { buildSite } from './build.ts'
import { siteEnvOf } from './cache/env.ts'
import { buildKeys } from './cache/keys.ts'
import { selectLocales } from './selection.ts'

/** What a build of the project in the present folder may be told. */
export interface ProjectBuild {
  readonly outDir?: string | undefined
  /** As selectLocales() takes them. */
  readonly locales?: string | undefined
}

/** `npm run build`: makes only what has changed since it was called last. Vite is started when there is code to bundle. */
export async function buildProject({ outDir = 'dist', locales }: ProjectBuild = {}): Promise<void> {
  // As Vite would: React asks for it once.
  process.env['NODE_ENV'] ??= 'production'
  const root = process.cwd()
  const keys = await buildKeys(root)
  await buildSite({
    root,
    dist: path.resolve(root, outDir),
    env: await siteEnvOf(root, keys),
    keys,
    compress: process.env['ISOGLOSS_COMPRESS'] !== 'off',
    locales: selectLocales(locales ?? process.env['ISOGLOSS_LOCALES']),
    builder: lazy(createProjectBuilder),
    cached: true,
  })
}

/** Vite would bundle its configuration first, and run once more every script of ours that is part of it. */
async function createProjectBuilder(): Promise<ViteBuilder> {
  const { createBuilder } = await import('vite')
  const { default: configFor } = await import('../../vite.config.ts')
  return createBuilder({ ...configFor({ command: 'build', mode: 'production' }), configFile: false })
}
