/** npm run deploy:config: writes nginx.conf and the Caddyfile beside this script, for the environment of a build. */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { loadEnv } from 'vite'
import { parseEnv } from '../../src/config/env.ts'
import { runCommand } from '../run.ts'
import { configs } from './configs.ts'

await runCommand(async () => {
  const folder = import.meta.dirname
  const env = parseEnv(loadEnv('production', path.resolve(folder, '../..'), 'VITE_'))
  for (const { name, text } of configs(env)) {
    await writeFile(path.join(folder, name), text)
    console.log(`Wrote scripts/deploy/${name} for ${env.siteUrl ?? 'a preview (VITE_SITE_URL is not set)'}.`)
  }
})
