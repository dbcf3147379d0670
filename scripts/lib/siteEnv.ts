import { loadEnv } from 'vite'
import { parseEnv, type SiteEnv } from '../../src/config/env.ts'
import { ENV_FILES } from './envFiles.ts'

/** Reads the environment of a build or command from .env files and the process. Throws an EnvError (src/config/env.ts). */
export function readSiteEnv(mode = 'production', root = process.cwd()): SiteEnv {
  return parseEnv(readVariables(['VITE_'], mode, root))
}

/** Reads the variables with one of the prefixes from the .env files of a folder. Those of the process take precedence. */
export function readVariables(prefixes: string[], mode: string, root: string): Readonly<Record<string, string>> {
  return loadEnv(mode, process.env[ENV_FILES] === 'off' ? false : root, prefixes)
}
