import { variableFindings } from 'i18next-workbench/checks/findings.ts'
import { printFinding } from 'i18next-workbench/lib/output.ts'
import type { Bundles } from 'i18next-workbench/model/bundles.ts'
import { type ProjectTexts, readTexts } from 'i18next-workbench/model/texts.ts'
import type { Build, Content } from 'vite-plugin-ssg'
import { BuildFailure } from 'vite-plugin-ssg'
import { type SiteEnv, variables } from '../../src/config/env.ts'
import { defaultLocale, type Locale, type LocaleCode, localeOf } from '../../src/config/locales.ts'
import type { ViewId } from '../../src/config/routes.ts'
import type { PreviewImage } from '../../src/seo/social.ts'
import { previewImage } from '../previews/pictures.ts'
import { type PreviewRequest, requestsFor } from '../previews/requests.ts'
import { failOnAddresses, publishedList, unlistedPaths } from '../serve/addresses.ts'
import type { ServerBundle, WrittenServer } from './documentOf.ts'
import { compression, fixedFiles, previewPictures } from './files.ts'
import { findPublication } from './publication.ts'
import type { PageData } from './render.ts'
import { usageOf } from './usage.ts'
import { siteProject } from './workbench/workbench.ts'
import { writtenFiles } from './written/files.ts'
import { readWritten } from './written/read.ts'

/** The texts of a build of the site, and its files beside documents and strings. */
export async function siteContent(env: SiteEnv, build: Build<LocaleCode>): Promise<Content<PageData, LocaleCode>> {
  const { root, task } = build
  await failOnAddresses(root)
  const { project, written } = await task('Read locale files', async () => {
    const project = await readSoundLocales(root)
    const { written, problems } = await readWritten(root, { basePath: env.basePath })
    if (problems.length > 0) throw new BuildFailure('Articles and simple pages:', problems)
    const bundles = written.length > 0 ? project.bundles : withoutNews(project.bundles)
    return { project: { ...project, bundles }, written }
  })
  const { bundles } = project
  const server = await build.server<ServerBundle & WrittenServer>()
  const { publication, unconfirmed, notes } = await task('Find what each locale publishes', async (note) => {
    const found = await findPublication(await usageOf(server, bundles), project)
    note(found.notes.length > 0 ? 'not every page whole' : 'every page whole')
    return found
  })
  const locales = build.locales.map(localeOf)
  const textsOf = (locale: LocaleCode) => ({
    publication,
    unconfirmed,
    bundles: new Map([...bundles].filter(([code]) => code === locale || code === defaultLocale)),
  })
  const previews = previewsOf(env, project, locales)
  return {
    dataOf: (locale) => ({
      locale,
      texts: textsOf(locale),
      images: previews.imagesOf(locale),
    }),
    steps: [
      fixedFiles({ publication, env, root, written }),
      ...(written.length > 0 ? [writtenFiles({ root, server, locales, written, env, textsOf })] : []),
      // A site without an origin is only looked at.
      ...(env.siteUrl === null ? [] : [previewPictures(previews.requests, root), compression(root)]),
    ],
    warnings: [...notes, ...missingEndpoints(env), ...(await unlisted(env, root))],
  }
}

/** The labels of articles are in the messages that every page has; a site without a written page sends them to nobody. */
function withoutNews(bundles: Bundles): Bundles {
  return new Map(
    [...bundles].map(([code, namespaces]) => {
      const { news, ...common } = namespaces.get('common') ?? {}
      return [code, new Map([...namespaces, ['common', common]])]
    }),
  )
}

/** The pictures of pages for networks, which ask for them by their full address: a site without an origin has none. */
function previewsOf({ siteUrl }: SiteEnv, project: ProjectTexts, locales: readonly Locale[]) {
  const images = new Map<string, Map<ViewId, PreviewImage>>()
  const requests: PreviewRequest[] = []
  const imagesOf = (locale: string): PageData['images'] => images.get(locale) ?? new Map()
  if (siteUrl === null) return { requests, imagesOf }
  for (const request of requestsFor(project.bundles, locales)) {
    const image = previewImage(request)
    requests.push(request)
    images.set(request.locale, new Map(images.get(request.locale)).set(request.page, image))
  }
  return { requests, imagesOf }
}

/** A note on published paths that the list lacks: moving their pages later would go unnoticed. */
async function unlisted({ siteUrl }: SiteEnv, root: string): Promise<string[]> {
  const paths = siteUrl === null ? [] : await unlistedPaths(root)
  if (paths.length === 0) return []
  return [`${publishedList} lacks ${paths.join(', ')}: run "npm run deploy:config" and commit what it writes.`]
}

/** A note on each form that the site replaces by an e-mail address. */
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
  const { problems } = project
  const lines = [...problems.map((problem) => problem.message), ...variableFindings(project).map(printFinding)]
  if (lines.length > 0) throw new BuildFailure('Locale files:', lines)
  return project
}
