import path from 'node:path'
import type { SiteEnv } from '../../../src/config/env.ts'
import { type BuildKeys, cacheFolder } from './keys.ts'
import { readSealed, writeSealed } from '../../lib/sealed.ts'

/**
 * The environment of a build. Reading it takes Vite, which takes longer to load than all else that a build of one message
 * needs; so it is kept as long as the settings are the same. Throws an EnvError (src/config/env.ts).
 */
export async function siteEnvOf(root: string, { modules }: BuildKeys): Promise<SiteEnv> {
  const file = path.join(cacheFolder(root), 'env.json')
  const known = await readSealed<{ key: string; env: SiteEnv }>(file)
  if (known?.key === modules) return known.env
  const { readSiteEnv } = await import('../../lib/siteEnv.ts')
  const env = readSiteEnv()
  await writeSealed(file, { key: modules, env })
  return env
}
