import { loadEnv } from 'vite'
import { parseEnv, type SiteEnv } from '../../src/config/env.ts'

/** Set to "off", no .env file is read: `npm test` has the same site for every developer. */
export const ENV_FILES = 'ISOGLOSS_ENV_FILES'

/** The environment of a build or a command, from the .env files and the process. Throws an EnvError (src/config/env.ts). */
export function readSiteEnv(mode = 'production', root = process.cwd()): SiteEnv {
  return parseEnv(readVariables(['VITE_'], mode, root))
}

/** The variables that begin with one of these, from the .env files of a folder and, before them, the process. */
export function readVariables(prefixes: string[], mode: string, root: string): Readonly<Record<string, string>> {
  return loadEnv(mode, process.env[ENV_FILES] === 'off' ? false : root, prefixes)
}
