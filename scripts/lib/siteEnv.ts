import { loadEnv } from 'vite'
import { parseEnv, type SiteEnv } from '../../src/config/env.ts'

/** The environment of a build or a command, from the .env files and the process. Throws an EnvError (src/config/env.ts). */
export function readSiteEnv(mode = 'production', root = process.cwd()): SiteEnv {
  return parseEnv(loadEnv(mode, root, 'VITE_'))
}
