import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SiteEnv } from '../../src/config/env.ts'
import { publicLocales } from '../../src/config/locales.ts'
import { viewIds } from '../../src/config/routes.ts'
import { writeHostFiles } from '../deploy/host-files.ts'
import { previewsFor, writePreviews } from '../previews/cache.ts'
import { iconFiles } from '../previews/icons.ts'
import { manifest, manifestAddress } from '../previews/manifest.ts'
import { requestsFor } from '../previews/requests.ts'
import { readAssets } from './assets.ts'
import { readTemplate } from './document.ts'
import { licensesText } from './licenses.ts'
import { messageFiles, type Texts } from './messages.ts'
import { renderAll, type ServerBundle } from './render.ts'
import { writeCrawlerFiles } from './sitemap.ts'

/** What is known when the code is built and the files of the site are to be made. */
export interface SitePlan {
  /** The folder of the site in the making; the browser code is in it already. */
  readonly site: string
  readonly root: string
  readonly env: SiteEnv
  readonly server: ServerBundle
  readonly texts: Texts
}

type Step = (plan: SitePlan, note: (text: string) => void) => Promise<void>

/** What is made beside the browser code, in order; each step writes files into the site. */
export const siteSteps: readonly (readonly [name: string, step: Step])[] = [
  ['Render pages', renderPages],
  ['Write strings', writeStrings],
  ['Draw preview pictures', drawPreviews],
  ['Write icons and manifests', writeIcons],
  ['Write files for crawlers and hosts', writeFixedFiles],
]

async function renderPages(plan: SitePlan, note: (text: string) => void): Promise<void> {
  const { site, root, server, texts } = plan
  const count = publicLocales.length * viewIds.length
  await renderAll({
    server,
    texts,
    previews: previewRequests(plan),
    assets: await readAssets(site),
    template: await readTemplate(path.join(root, 'index.html')),
    outDir: site,
    onProgress: (done) => note(`${done} of ${count}`),
  })
}

async function writeStrings({ site, server, texts }: SitePlan, note: (text: string) => void): Promise<void> {
  let files = 0
  for (const locale of publicLocales) {
    for (const [address, text] of await messageFiles(texts, locale.code, server.viewNamespaces)) {
      await write(path.join(site, address), text)
      files += 1
    }
  }
  note(`${files} files`)
}

/** Networks ask for pictures by their full address, so a build without an origin has none. */
function previewRequests({ env, texts }: SitePlan) {
  return env.siteUrl === null ? [] : requestsFor(texts.bundles, publicLocales, texts.publication)
}

async function drawPreviews(plan: SitePlan, note: (text: string) => void): Promise<void> {
  const previews = await previewsFor(previewRequests(plan), path.join(plan.root, '.cache/previews'))
  await writePreviews(previews, plan.site)
  note(plan.env.siteUrl === null ? 'none without VITE_SITE_URL' : `${previews.pictures.length}, ${previews.drawn} new`)
}

async function writeIcons({ site }: SitePlan): Promise<void> {
  for (const [name, bytes] of await iconFiles()) await write(path.join(site, name), bytes)
  for (const locale of publicLocales) await write(path.join(site, manifestAddress(locale)), manifest(locale))
}

async function writeFixedFiles({ site, root, env, texts }: SitePlan): Promise<void> {
  await writeCrawlerFiles(site, { publication: texts.publication, siteUrl: env.siteUrl })
  await writeFile(path.join(site, 'licenses.txt'), await licensesText(site, root))
  await writeHostFiles(site, env)
}

async function write(file: string, text: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
}
