import path from 'node:path'
import {
  keepUsage,
  printFinding,
  type ProjectTexts,
  readTexts,
  unconfirmedViews,
  variableFindings,
} from 'i18next-workbench'
import type { Build, Content, Step } from 'vite-plugin-ssg'
import { BuildFailure } from 'vite-plugin-ssg'
import { type SiteEnv, siteAddress, variables } from '../../src/config/env.ts'
import { builtLocales, type LocaleCode, localeOf } from '../../src/config/locales.ts'
import type { Publication } from '../../src/i18n/publication.ts'
import type { Written } from '../../src/i18n/written.ts'
import { iconFiles } from '../previews/icons.ts'
import { manifest, manifestAddress } from '../previews/manifest.ts'
import { type PreviewRequest, previewImage, requestsFor, writePreviews } from '../previews/pictures.ts'
import { failOnAddresses, publishedList, unlistedPaths } from '../serve/addresses.ts'
import { headersFile, redirectsFile } from '../serve/hostFiles.ts'
import { compressFolder } from './compress.ts'
import type { ServerBundle } from './documentOf.ts'
import { licenseFile, licensesText } from './licenses.ts'
import { localeTexts } from './messages.ts'
import { incompleteLocales, incompletePages, publicationOf } from './publication.ts'
import type { PageData } from './render.ts'
import { crawlerFiles } from './sitemap.ts'
import { usageOf } from './usage.ts'
import { siteProject } from './workbench/workbench.ts'
import { writtenFiles } from './written/files.ts'
import { readWritten } from './written/read.ts'

/** Reads the texts of a build, and lists its files other than documents and messages. */
export async function siteContent(env: SiteEnv, build: Build<LocaleCode>): Promise<Content<PageData, LocaleCode>> {
  const { root, task } = build
  await failOnAddresses(root)
  const { project, written } = await task('Read locale files', async () => {
    const project = await readSoundLocales(root)
    const { written, problems } = await readWritten(root, { basePath: env.basePath })
    if (problems.length > 0) throw new BuildFailure('Articles and simple pages:', problems)
    return { project, written }
  })
  const { bundles } = project
  const server = await build.server<ServerBundle>()
  const { publication, usage } = await task('Find what each locale publishes', async (note) => {
    const usage = await usageOf(server, bundles)
    await keepUsage(project, usage)
    const publication = publicationOf(project, bundles, usage)
    note(incompletePages(publication).join('; ') || 'all pages complete')
    return { publication, usage }
  })
  const locales = build.locales.map(localeOf)
  const texts = { bundles, publication, unconfirmed: unconfirmedViews(project, usage) }
  const textsOf = (locale: LocaleCode) => localeTexts(texts, locale)
  // Social networks need full addresses, and a site without an origin is for local use only: no pictures, no compression.
  const isOnline = env.siteUrl !== null
  const requests = isOnline ? requestsFor(bundles, locales) : []
  return {
    dataOf: (locale) => ({
      texts: textsOf(locale),
      images: new Map(
        requests.filter((request) => request.locale === locale).map((request) => [request.page, previewImage(request)]),
      ),
    }),
    steps: [
      fixedFiles(env, root, publication, written),
      ...(written.length > 0 ? [writtenFiles({ root, server, locales, written, base: env.basePath, textsOf })] : []),
      ...(isOnline ? [previewPictures(requests, root), compression(root)] : []),
    ],
    warnings: [...incompleteLocales(project, usage), ...missingEndpoints(env), ...(await unlisted(env, root))],
  }
}

/** Files with fixed names: icons, manifests, and files for crawlers and hosts. */
const fixedFiles = (env: SiteEnv, root: string, publication: Publication, written: Written): Step => ({
  name: 'Write icons and files for crawlers and hosts',
  run: async ({ folder, write }) => {
    write(await iconFiles())
    write(
      new Map([
        ...builtLocales.map((locale): [string, string] => [manifestAddress(locale), manifest(locale, env.basePath)]),
        ...crawlerFiles(publication, siteAddress(env), written),
        [licenseFile, await licensesText(folder, root)],
        ['_headers', headersFile(env)],
        ['_redirects', redirectsFile(env)],
      ]),
    )
  },
})

/** Preview pictures for social networks. */
const previewPictures = (requests: readonly PreviewRequest[], root: string): Step => ({
  name: 'Draw preview pictures',
  run: async ({ folder, note }) => {
    await writePreviews(requests, folder, path.join(root, '.cache/previews'))
    note(`${requests.length}`)
  },
})

/** Compressed variants of files. */
const compression = (root: string): Step => ({
  name: 'Compress',
  run: async ({ folder, note }) => {
    note(`${await compressFolder(folder, path.join(root, '.cache/compress'))} files`)
  },
})

/** Warns about published paths missing from the list: the build could not detect that their pages move. */
async function unlisted({ siteUrl }: SiteEnv, root: string): Promise<string[]> {
  const paths = siteUrl === null ? [] : await unlistedPaths(root)
  if (paths.length === 0) return []
  return [`${publishedList} lacks ${paths.join(', ')}: run "npm run deploy:config" and commit what it writes.`]
}

/** Warns about forms without an address, which the site replaces with an e-mail address. */
function missingEndpoints(env: SiteEnv): string[] {
  const endpoints = [
    ['contactFormUrl', 'contact'],
    ['freelanceFormUrl', 'application'],
  ] as const
  return endpoints
    .filter(([id]) => env[id] === null)
    .map(([id, form]) => `${variables[id].name} is not set: the ${form} form is replaced by the e-mail address.`)
}

async function readSoundLocales(root: string): Promise<ProjectTexts> {
  const project = await readTexts(siteProject(root))
  const lines = [...project.problems.map(({ message }) => message), ...variableFindings(project).map(printFinding)]
  if (lines.length > 0) throw new BuildFailure('Locale files:', lines)
  return project
}
