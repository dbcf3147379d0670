import type { SiteEnv } from '../../src/config/env.ts'
import { bundle, type HostFile } from './bundle.ts'

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
export function workerCode(env: SiteEnv): Promise<string> {
  return bundle('cloudflare/entry.ts', env)
}
