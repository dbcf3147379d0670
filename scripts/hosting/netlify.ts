import type { SiteEnv } from '../../src/config/env.ts'
import { bundle, type HostFile } from './bundle.ts'

/**
 * What Netlify needs beside the site to receive its forms: two functions, in the folder from which it takes those that a build
 * has made (https://docs.netlify.com/build/frameworks/frameworks-api/). Rejects with what the build throws.
 */
export async function netlifyFiles(env: SiteEnv): Promise<readonly HostFile[]> {
  return [
    { name: '.netlify/v1/functions/forms.mjs', text: await bundle('netlify/receive.ts', env) },
    { name: '.netlify/v1/functions/forms-upkeep.mjs', text: await bundle('netlify/upkeep.ts', env) },
  ]
}
