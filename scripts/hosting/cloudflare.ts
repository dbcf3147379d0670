import path from 'node:path'
import { build } from 'vite'
import type { SiteEnv } from '../../src/config/env.ts'
import type { ReceiverLimits } from '../forms/core/receiver.ts'
import { securityHeaders } from './policy.ts'

/** A file for the root of the built site. */
export interface HostFile {
  readonly name: string
  readonly text: string
}

const entry = path.join(import.meta.dirname, '../forms/cloudflare/entry.ts')

/**
 * What Cloudflare needs beside the site to receive its forms: the worker, the addresses that it answers (Pages calls it for no
 * others), and what is not to be served (Workers would publish the worker's source). Rejects with what the build throws.
 */
export async function cloudflareFiles(env: SiteEnv): Promise<readonly HostFile[]> {
  return [
    { name: '_worker.js', text: await workerCode(env) },
    { name: '_routes.json', text: `${JSON.stringify({ version: 1, include: ['/api/*'], exclude: [] })}\n` },
    { name: '.assetsignore', text: '_worker.js\n_routes.json\n' },
  ]
}

/** The worker (scripts/forms/cloudflare/worker.ts) in one file, for an environment. */
export async function workerCode(env: SiteEnv, limits: Partial<ReceiverLimits> = {}): Promise<string> {
  const settings = { siteUrl: env.siteUrl, headers: securityHeaders(env), limits }
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"', __WORKER_SETTINGS__: JSON.stringify(settings) },
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2023',
      // "use client" at the head of libraries means nothing here.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
      lib: { entry, formats: ['es'], fileName: '_worker' },
    },
  })
  const chunks = [result].flat().flatMap((built) => ('output' in built ? built.output : []))
  const [chunk] = chunks
  if (chunks.length !== 1 || chunk?.type !== 'chunk') throw new Error('The worker: expected one file.')
  return chunk.code
}
