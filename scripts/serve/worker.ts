import path from 'node:path'
import { build } from 'vite'
import type { SiteEnv } from '../../src/config/env.ts'
import { securityHeaders } from './policy.ts'
import type { WorkerSettings } from './receiver/cloudflare.ts'
import { ownersWords } from './receiver/node/settings.ts'

/**
 * Returns the files for receiving forms on Cloudflare Pages, by name: the worker and its routes. Rejects with errors of the
 * build, and for a site with a base path, whose forms would be posted to the root.
 */
export async function workerFiles(env: SiteEnv): Promise<Readonly<Record<string, string>>> {
  if (env.basePath !== '')
    throw new Error(`VITE_BASE_PATH: expected none for the receiver of forms at Cloudflare, found "${env.basePath}".`)
  const settings: WorkerSettings = { siteUrl: env.siteUrl, headers: securityHeaders(env), words: ownersWords() }
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"', __RECEIVER_SETTINGS__: JSON.stringify(settings) },
    ssr: { noExternal: true },
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2023',
      minify: false,
      ssr: path.join(import.meta.dirname, 'receiver/cloudflare.ts'),
      // "use client" in libraries has no effect here.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
  })
  const chunks = [result].flat().flatMap((built) => ('output' in built ? built.output : []))
  const [chunk] = chunks
  if (chunks.length !== 1 || chunk?.type !== 'chunk') throw new Error('cloudflare.ts: expected one file.')
  return {
    '_worker.js': chunk.code,
    '_routes.json': `${JSON.stringify({ version: 1, include: ['/api/*'], exclude: [] })}\n`,
  }
}
