import { loadEnv } from 'vite'
import { parseEnv, type SiteEnv } from '../../src/config/env.ts'
import { readsEnvFiles } from './envFiles.ts'

/** The environment of a build or a command, from the .env files and the process. Throws an EnvError (src/config/env.ts). */
export function readSiteEnv(mode = 'production', root = process.cwd()): SiteEnv {
  return parseEnv(readVariables(['VITE_'], mode, root))
}

/** The variables that begin with one of these, from the .env files of a folder and, before them, the process. */
export function readVariables(prefixes: string[], mode: string, root: string): Readonly<Record<string, string>> {
  return loadEnv(mode, readsEnvFiles() ? root : false, prefixes)
}
