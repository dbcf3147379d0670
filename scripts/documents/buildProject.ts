import path from 'node:path'
import type { ViteBuilder } from 'vite'
import { buildSite, type SourceKeys, select, sourceKeys } from 'vite-plugin-ssg'
import type { SiteEnv } from '../../src/config/env.ts'
import { buildSources, buildStore, siteOptions } from './options.ts'

/** What a build of the project in the present folder may be told. */
export interface ProjectBuild {
  readonly outDir?: string | undefined
  /** Codes of public locales, with commas between. */
  readonly locales?: string | undefined
}

/** `npm run build`: makes only what has changed since it was called last. Vite is started when there is code to bundle. */
export async function buildProject({ outDir = 'dist', locales }: ProjectBuild = {}): Promise<void> {
  // As Vite would: React asks for it once.
  process.env['NODE_ENV'] ??= 'production'
  const root = process.cwd()
  const keys = await sourceKeys(root, buildSources(root))
  const options = siteOptions(root, await siteEnvOf(root, keys))
  await buildSite(options, {
    root,
    dist: path.resolve(root, outDir),
    locales: select(locales ?? process.env['ISOGLOSS_LOCALES'], options.locales),
    builder: createProjectBuilder,
    keys,
    cached: true,
  })
}

/**
 * The environment of a build. Reading it takes Vite, which takes longer to load than all else that a build of one message
 * needs; so it is kept as long as the settings are the same. Throws an EnvError (src/config/env.ts).
 */
async function siteEnvOf(root: string, { code }: SourceKeys): Promise<SiteEnv> {
  const store = buildStore(root)
  const known = await store.read<{ key: string; env: SiteEnv }>('env.json')
  if (known?.key === code) return known.env
  const { readSiteEnv } = await import('../lib/siteEnv.ts')
  const env = readSiteEnv()
  await store.write('env.json', { key: code, env })
  return env
}

/** Vite would bundle its configuration first, and run once more every script of ours that is part of it. */
async function createProjectBuilder(): Promise<ViteBuilder> {
  const { createBuilder } = await import('vite')
  const { default: configFor } = await import('../../vite.config.ts')
  return createBuilder({ ...configFor({ command: 'build', mode: 'production' }), configFile: false })
}
