/** npm run deploy:config: writes nginx.conf and the Caddyfile into scripts/hosting, for the environment of a build. */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { configs } from './hosting/configs.ts'
import { runCommand } from './lib/run.ts'
import { readSiteEnv } from './lib/siteEnv.ts'

await runCommand(async () => {
  const folder = path.join(import.meta.dirname, 'hosting')
  const env = readSiteEnv()
  for (const { name, text } of configs(env)) {
    await writeFile(path.join(folder, name), text)
    console.log(`Wrote scripts/hosting/${name} for ${env.siteUrl ?? 'a preview (VITE_SITE_URL is not set)'}.`)
  }
})
