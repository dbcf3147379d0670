/** npm run deploy:config [-- --cloudflare | --netlify]: writes what hosts need beside the files of the site. */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Option } from '@commander-js/extra-typings'
import type { SiteEnv } from '../src/config/env.ts'
import { cloudflareFiles, type HostFile, netlifyFiles, writeHostFiles } from './hosting/hosts.ts'
import { assertBuiltSite } from './hosting/server/listen.ts'
import { configs } from './hosting/webServers.ts'
import { command, run } from './lib/command.ts'
import { readSiteEnv } from './lib/siteEnv.ts'

const program = command('npm run deploy:config --')
  .description('Writes nginx.conf and the Caddyfile into scripts/hosting, for the environment of a build.')
  .option('--cloudflare [folder]', 'instead, the receiver of forms for Cloudflare, into a built site (dist)')
  .addOption(
    new Option(
      '--netlify [folder]',
      'instead, the receiver of forms for Netlify, into .netlify in the project',
    ).conflicts('cloudflare'),
  )
  .action(async ({ cloudflare, netlify }) => {
    const env = readSiteEnv()
    if (cloudflare) await writeCloudflare(cloudflare === true ? 'dist' : cloudflare, env)
    else if (netlify) await writeFiles(netlify === true ? '.' : netlify, await netlifyFiles(env))
    else await writeConfigs(env)
  })

await run(program)

async function writeConfigs(env: SiteEnv): Promise<void> {
  const folder = path.join(import.meta.dirname, 'hosting')
  for (const { name, text } of configs(env)) {
    await writeFile(path.join(folder, name), text)
    console.log(`Wrote scripts/hosting/${name} for ${env.siteUrl ?? 'a preview (VITE_SITE_URL is not set)'}.`)
  }
}

async function writeCloudflare(folder: string, env: SiteEnv): Promise<void> {
  await assertBuiltSite(folder)
  await writeFiles(folder, await cloudflareFiles(env))
}

async function writeFiles(folder: string, files: readonly HostFile[]): Promise<void> {
  for (const file of await writeHostFiles(folder, files)) console.log(`Wrote ${file}.`)
}
