import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SiteEnv } from '../../src/config/env.ts'
import { type Locale, publicLocales } from '../../src/config/locales.ts'
import { headersFile, redirectsFile } from '../hosting/hostFiles.ts'
import { previewsFor, writePreviews } from '../previews/cache.ts'
import { iconFiles } from '../previews/icons.ts'
import { manifest, manifestAddress } from '../previews/manifest.ts'
import { requestsFor } from '../previews/requests.ts'
import { applicationName, readAssets } from './assets.ts'
import { readTemplate } from './document.ts'
import { licensesText } from './licenses.ts'
import { messageFiles, type Texts } from './messages.ts'
import { type ServerBundle, viewsOf } from './render/render.ts'
import { renderAll } from './render/renderAll.ts'
import { writeCrawlerFiles } from './sitemap.ts'

/** What is known when the code is built and the files of the site are to be made. */
export interface SitePlan {
  /** The folder of the site in the making; the browser code is in it already. */
  readonly site: string
  readonly root: string
  readonly env: SiteEnv
  readonly server: ServerBundle
  /** The file that `server` was loaded from. */
  readonly serverFile: string
  /** The locales whose documents, strings and pictures are made; everything else is made for all public ones. */
  readonly locales: readonly Locale[]
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
  const { site, root, server, serverFile, texts, locales } = plan
  const template = path.join(root, 'index.html')
  await renderAll({
    locales,
    texts,
    previews: previewRequests(plan),
    tools: { server, assets: await readAssets(site), template: await readTemplate(template) },
    outDir: site,
    threads: { serverFile, site, template },
  })
  note(`${locales.flatMap((locale) => viewsOf(locale, texts)).length} documents`)
}

async function writeStrings({ site, server, texts, locales }: SitePlan, note: (text: string) => void): Promise<void> {
  const code = await applicationName(site)
  let files = 0
  for (const locale of locales) {
    for (const [address, text] of await messageFiles(texts, locale.code, server.viewNamespaces, code)) {
      await write(path.join(site, address), text)
      files += 1
    }
  }
  note(`${files} files`)
}

/** Networks ask for pictures by their full address, so a build without an origin has none. */
function previewRequests({ env, texts, locales }: SitePlan) {
  return env.siteUrl === null ? [] : requestsFor(texts.bundles, locales, texts.publication)
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

async function writeFixedFiles(plan: SitePlan): Promise<void> {
  const { site, root, env, texts } = plan
  await writeCrawlerFiles(site, { publication: texts.publication, siteUrl: env.siteUrl })
  await writeFile(path.join(site, 'licenses.txt'), await licensesText(site, root))
  await writeFile(path.join(site, '_headers'), headersFile(env))
  await writeFile(path.join(site, '_redirects'), redirectsFile())
}

async function write(file: string, text: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
}
