import path from 'node:path'
import type { ViteBuilder } from 'vite'
import { type SiteEnv, variables } from '../../src/config/env.ts'
import type { Locale } from '../../src/config/locales.ts'
import type { ViewId } from '../../src/config/routes.ts'
import { compressFolder } from '../hosting/compress.ts'
import { variableFindings } from '../i18n/checks/findings.ts'
import { type Project, readProject } from '../i18n/model/project.ts'
import { colors } from '../lib/colors.ts'
import { printFinding } from '../lib/output.ts'
import { task } from '../lib/task.ts'
import { browserCode, serverCode } from './cache/code.ts'
import { areCurrent, type BuildKeys, cacheFolder } from './cache/keys.ts'
import { startSite } from './cache/making.ts'
import { hashOf } from '../lib/sealed.ts'
import { textInputs } from './cache/textInputs.ts'
import { knownUsageOf } from './cache/usage.ts'
import { BuildFailure } from './errors.ts'
import { findPublication } from './publication.ts'
import { siteSteps } from './siteSteps.ts'
import { planSite } from './steps/plan.ts'
import { asideFolder, createStagingDir, swapIn } from './swap.ts'
import { usageOf } from './usage.ts'

export interface BuildOptions {
  readonly root: string
  /** The folder of the site. */
  readonly dist: string
  readonly env: SiteEnv
  readonly keys: BuildKeys
  readonly compress: boolean
  /** The locales whose files are made; what all locales share is always made. */
  readonly locales: readonly Locale[]
  /** Asked for when code has to be bundled. It writes where `asideFolder` says. */
  readonly builder: () => Promise<ViteBuilder>
  /** Whether what is as it was is taken from the cache and the last site, and kept for the next one. */
  readonly cached: boolean
}

/**
 * The build, step by step. Everything is made aside; the site's folder is touched only by the last step, so a build that
 * fails leaves the previous site whole. With a cache the result is the same, byte for byte. Record:
 * docs/decisions/warm-builds.md.
 */
export async function buildSite(options: BuildOptions): Promise<void> {
  const { root, dist, env, keys, compress, locales, cached } = options
  const aside = asideFolder(root)
  const folder = path.join(aside, 'site')
  const release = await createStagingDir(aside, dist)
  try {
    const project = await task('Read locale files', () => readSoundLocales(root))
    const { server, browser, warnings, texts, inputs } = await knowledgeOf(project, { ...options, aside })
    const recordFile = cached ? recordOf(root, dist, compress) : null
    const making = await startSite({ folder, dist, recordFile, tools: keys.tools })
    const plan = await planSite({ making, root, env, keys, server, browser, locales, texts, inputs })
    for (const [name, step] of siteSteps) await task(name, (note) => step(plan, note))
    await making.dropEqual()
    if (compress) await task('Compress', (note) => compressSite(folder, root, note))
    await making.takeOver()
    for (const line of [...warnings, ...missingEndpoints(env)]) console.warn(colors.yellow(`! ${line}`))
    await task('Swap with the previous site', () => swapIn(folder, dist))
    if ((server.isKept && browser.isKept) || (await areCurrent(root, keys))) await making.writeRecord()
    if (cached) console.log(making.report())
  } finally {
    await release()
  }
}

interface KnowledgeOptions extends BuildOptions {
  readonly aside: string
}

/** Everything that has to be known before the first file is made: the code, and what of the texts is published. */
async function knowledgeOf(project: Project, options: KnowledgeOptions) {
  const { root, keys, cached } = options
  const { bundles } = project
  const asBefore = (isKept: boolean) => (isKept ? 'as before' : 'bundled')
  const server = await task('Build the server code', async (note) => {
    const code = await serverCode(options)
    note(asBefore(code.isKept))
    return code
  })
  const namespacesOf = (view: ViewId) => server.views[view].namespaces
  const { publication, unconfirmed, notes } = await task('Find what each locale publishes', async (note) => {
    const texts = textInputs({ project, publication: {}, unconfirmed: new Map(), namespacesOf })
    const usage = cached
      ? await knownUsageOf({ root, keys, server, bundles, texts })
      : await usageOf(await server.load(), bundles)
    const found = await findPublication(usage, project, root)
    note(found.notes.length > 0 ? `${found.notes.length} pages not whole` : 'every page whole')
    return found
  })
  const browser = await task('Build the browser code', async (note) => {
    const code = await browserCode(options)
    note(asBefore(code.isKept))
    return code
  })
  const inputs = textInputs({ project, publication, unconfirmed, namespacesOf })
  return { server, browser, warnings: notes, texts: { bundles, publication, unconfirmed }, inputs }
}

/** A site in another folder, or without compressed files, is another one. */
function recordOf(root: string, dist: string, compress: boolean): string {
  return path.join(cacheFolder(root), `site-${hashOf(path.relative(root, dist), compress)}.json`)
}

/** A public site whose forms have nowhere to go shows an e-mail address instead; whoever builds it should know. */
function missingEndpoints(env: SiteEnv): string[] {
  const endpoints = [
    ['contactFormUrl', 'contact'],
    ['freelanceFormUrl', 'application'],
  ] as const
  return endpoints
    .filter(([id]) => env[id] === null)
    .map(([id, form]) => `${variables[id].name} is not set: the ${form} form is replaced by the e-mail address.`)
}

async function compressSite(site: string, root: string, note: (text: string) => void): Promise<void> {
  const { files, fromCache } = await compressFolder(site, path.join(root, '.cache/compress'))
  note(`${files} files, ${fromCache} as before`)
}

async function readSoundLocales(root: string): Promise<Project> {
  const project = await readProject(root)
  const { problems, files } = project
  const lines = [...problems.map((problem) => problem.message), ...variableFindings(files).map(printFinding)]
  if (lines.length === 0) return project
  throw new BuildFailure('Locale files:', lines)
}
