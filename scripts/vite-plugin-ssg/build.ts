import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import pc from 'picocolors'
import type { ViteBuilder } from 'vite'
import { parseEnv, type SiteEnv } from '../../src/config/env.ts'
import { publicLocales } from '../../src/config/locales.ts'
import { viewIds } from '../../src/config/routes.ts'
import { readBundles } from '../i18n/bundles.ts'
import { readAssets } from './assets.ts'
import { readTemplate } from './document.ts'
import { BuildFailure } from './errors.ts'
import { messageFiles } from './messages.ts'
import { renderAll, type ServerBundle } from './render.ts'
import { claimAside, swapIn } from './swap.ts'
import { task } from './task.ts'

/**
 * The build, step by step. Everything is made in `aside`; dist/ is touched only by the last step, so a build that fails
 * leaves the previous site whole.
 */
export async function buildSite(builder: ViteBuilder, aside: string): Promise<void> {
  const { root, build } = builder.config
  const dist = path.resolve(root, build.outDir)
  const site = path.join(aside, 'site')
  const { client, ssr } = builder.environments
  if (!client || !ssr) throw new Error('The configuration lacks the environments "client" and "ssr".')
  const release = await claimAside(aside, dist)
  try {
    const bundles = await task('Read locale files', async (note) => {
      const { bundles, problems } = await readBundles(path.join(root, 'locales'))
      if (problems.length > 0)
        throw new BuildFailure(
          'Locale files:',
          problems.map((problem) => problem.message),
        )
      note(publicLocales.map((locale) => locale.code).join(', '))
      return bundles
    })
    await task('Build the browser code', () => builder.build(client))
    await task('Build the server code', () => builder.build(ssr))
    const server = await loadServer(path.join(aside, 'server/entry-server.js'))
    await task('Render pages', async (note) => {
      const assets = await readAssets(site)
      const template = await readTemplate(path.join(root, 'index.html'))
      const count = publicLocales.length * viewIds.length
      await renderAll({
        server,
        bundles,
        assets,
        template,
        outDir: site,
        onProgress: (done) => note(`${done} of ${count}`),
      })
    })
    await task('Write strings', async (note) => {
      let files = 0
      for (const locale of publicLocales) {
        for (const [address, text] of await messageFiles(bundles, locale.code, server.viewNamespaces)) {
          await write(path.join(site, address), text)
          files += 1
        }
      }
      note(`${files} files`)
    })
    await rm(path.join(site, '.vite'), { recursive: true, force: true })
    for (const line of missingEndpoints(parseEnv(builder.config.env))) console.warn(pc.yellow(`! ${line}`))
    await task('Swap with the previous site', () => swapIn(site, dist))
  } finally {
    await release()
  }
}

/** A public site whose forms have nowhere to go shows an e-mail address instead; whoever builds it should know. */
function missingEndpoints(env: SiteEnv): string[] {
  const endpoints = [
    ['VITE_CONTACT_FORM_URL', env.contactFormUrl, 'contact'],
    ['VITE_FREELANCE_FORM_URL', env.freelanceFormUrl, 'application'],
  ] as const
  return endpoints
    .filter(([, url]) => url === null)
    .map(([name, , form]) => `${name} is not set: the ${form} form is replaced by the e-mail address.`)
}

async function loadServer(file: string): Promise<ServerBundle> {
  return await import(pathToFileURL(file).href)
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
}
