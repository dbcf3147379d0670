/** npm run deploy:config [-- --cloudflare | --netlify]: writes what hosts need beside the files of the site. */
import path from 'node:path'
import { Option } from '@commander-js/extra-typings'
import { addressFaults, publishedFile } from './hosting/addresses.ts'
import { cloudflareFiles, type HostFile, netlifyFiles, writeHostFiles } from './hosting/hosts.ts'
import { assertBuiltSite } from './hosting/server/listen.ts'
import { configs } from './hosting/webServers.ts'
import { command, run } from './lib/command.ts'
import { readSiteEnv } from './lib/siteEnv.ts'

const program = command('npm run deploy:config --')
  .description(
    'Writes nginx.conf, the Caddyfile and the list of published paths into scripts/hosting, for the environment of a build.',
  )
  .option('--cloudflare [folder]', 'instead, the receiver of forms for Cloudflare, into a built site (dist)')
  .addOption(
    new Option(
      '--netlify [folder]',
      'instead, the receiver of forms for Netlify, into .netlify in the project',
    ).conflicts('cloudflare'),
  )
  .action(async ({ cloudflare, netlify }) => {
    const env = readSiteEnv()
    if (cloudflare) {
      const site = cloudflare === true ? 'dist' : cloudflare
      await assertBuiltSite(site)
      await write(site, await cloudflareFiles(env))
    } else if (netlify) await write(netlify === true ? '.' : netlify, await netlifyFiles(env))
    else {
      await failOnAddresses()
      const files = configs(env)
      const published = publishedFile()
      await writeHostFiles(path.join(import.meta.dirname, 'hosting'), [...files, published])
      const purpose = env.siteUrl ?? 'a preview (VITE_SITE_URL is not set)'
      for (const { name } of files) console.log(`Wrote scripts/hosting/${name} for ${purpose}.`)
      console.log(`Wrote scripts/hosting/${published.name}, the paths that have to lead somewhere from now on.`)
    }
  })

await run(program)

/** A list made anew would forget the paths that lead nowhere. */
async function failOnAddresses(): Promise<void> {
  const faults = await addressFaults(path.join(import.meta.dirname, '..'))
  if (faults.length > 0) throw new Error(faults.map(({ file, text }) => `${file}: ${text}`).join('\n'))
}

async function write(folder: string, files: readonly HostFile[]): Promise<void> {
  for (const file of await writeHostFiles(folder, files)) console.log(`Wrote ${file}.`)
}
