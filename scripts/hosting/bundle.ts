import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vite'
import type { SiteEnv } from '../../src/config/env.ts'
import type { HostedSettings } from '../forms/core/hosted.ts'
import { securityHeaders } from './policy.ts'

/** A file for a host, by its path in a folder. */
export interface HostFile {
  readonly name: string
  readonly text: string
}

/** Writes files below a folder and makes the folders that are not there; resolves to where they are. */
export async function writeHostFiles(folder: string, files: readonly HostFile[]): Promise<readonly string[]> {
  return Promise.all(
    files.map(async ({ name, text }) => {
      const file = path.join(folder, name)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, text)
      return file
    }),
  )
}

/** A program of scripts/forms in one file, for an environment. Rejects with what the build throws. */
export async function bundle(entry: string, env: SiteEnv): Promise<string> {
  const settings: HostedSettings = { siteUrl: env.siteUrl, headers: securityHeaders(env) }
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"', __RECEIVER_SETTINGS__: JSON.stringify(settings) },
    ssr: { noExternal: true },
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2023',
      // Netlify reads the configuration of its functions in the code, and no strings in backticks.
      minify: false,
      ssr: path.join(import.meta.dirname, '../forms', entry),
      // "use client" at the head of libraries means nothing here.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
  })
  const chunks = [result].flat().flatMap((built) => ('output' in built ? built.output : []))
  const [chunk] = chunks
  if (chunks.length !== 1 || chunk?.type !== 'chunk') throw new Error(`${entry}: expected one file.`)
  return chunk.code
}
