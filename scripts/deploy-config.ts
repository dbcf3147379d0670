/** npm run deploy:config [-- --cloudflare | --netlify | …]: writes what hosts need beside the files of the site. */
import path from 'node:path'
import { Option } from '@commander-js/extra-typings'
import { failOnAddresses, publishedFile } from './hosting/addresses.ts'
import { azureFiles, cloudFrontFiles, folderFiles, gitHubPagesFiles } from './hosting/fileHosts.ts'
import { cloudflareFiles, type HostFile, netlifyFiles, writeHostFiles } from './hosting/hosts.ts'
import { assertBuiltSite } from './hosting/server/listen.ts'
import { configs } from './hosting/webServers.ts'
import { command, run } from './lib/command.ts'
import { readSiteEnv } from './lib/siteEnv.ts'
import type { SiteEnv } from '../src/config/env.ts'

interface Host {
  readonly name: string
  readonly about: string
  /** Where its files go: a built site, or another folder. */
  readonly folder: string
  readonly isSite: boolean
  readonly files: (env: SiteEnv, folder: string) => readonly HostFile[] | Promise<readonly HostFile[]>
}

const inSite = { folder: 'dist', isSite: true }
const hosts: readonly Host[] = [
  {
    name: 'cloudflare',
    ...inSite,
    about: 'the receiver of forms for Cloudflare, into a built site',
    files: cloudflareFiles,
  },
  {
    name: 'netlify',
    about: 'the receiver of forms for Netlify, into .netlify in the project',
    folder: '.',
    isSite: false,
    files: netlifyFiles,
  },
  {
    name: 'cloudfront',
    about: 'a function and a policy of headers for S3 with CloudFront',
    folder: '.cloudfront',
    isSite: false,
    files: (env) => cloudFrontFiles(env),
  },
  {
    name: 'azure',
    ...inSite,
    about: 'the rules for Azure Static Web Apps, into a built site',
    files: (env) => azureFiles(env),
  },
  {
    name: 'github-pages',
    ...inSite,
    about: 'pages that lead on from moved ones, into a built site',
    files: (env) => gitHubPagesFiles(env),
  },
  {
    name: 'folders',
    ...inSite,
    about: 'each page once more as a folder, into a built site, for servers that find pages in no other way',
    files: (env, folder) => folderFiles(folder, env),
  },
]

const program = command('npm run deploy:config --').description(
  'Writes nginx.conf, the Caddyfile and the list of published paths into scripts/hosting, for the environment of a build.',
)

const optionOf = (name: string) => new Option(`--${name}`).attributeName()
for (const { name, about, folder } of hosts) {
  const others = hosts.flatMap((other) => (other.name === name ? [] : [optionOf(other.name)]))
  program.addOption(new Option(`--${name} [folder]`, `instead, ${about} (${folder})`).conflicts(others))
}
program.action(async () => {
  const env = readSiteEnv()
  const given: Readonly<Record<string, unknown>> = program.opts()
  const host = hosts.find(({ name }) => optionOf(name) in given)
  if (host) {
    const value = given[optionOf(host.name)]
    const folder = typeof value === 'string' ? value : host.folder
    if (host.isSite) await assertBuiltSite(folder)
    for (const file of await writeHostFiles(folder, await host.files(env, folder))) console.log(`Wrote ${file}.`)
    return
  }
  // A list made anew would forget the paths that lead nowhere.
  await failOnAddresses(path.join(import.meta.dirname, '..'))
  const files = configs(env)
  const published = publishedFile()
  await writeHostFiles(path.join(import.meta.dirname, 'hosting'), [...files, published])
  const purpose = env.siteUrl ?? 'a preview (VITE_SITE_URL is not set)'
  for (const { name } of files) console.log(`Wrote scripts/hosting/${name} for ${purpose}.`)
  console.log(`Wrote scripts/hosting/${published.name}, the paths that have to lead somewhere from now on.`)
})

await run(program)
