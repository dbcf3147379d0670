import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { ViteBuilder } from 'vite'
import { type SiteEnv, variables } from '../../src/config/env.ts'
import type { Locale } from '../../src/config/locales.ts'
import type { Publication } from '../../src/i18n/publication.ts'
import { compressFolder } from '../hosting/compress.ts'
import { variableFindings } from '../i18n/checks/texts/variables.ts'
import { type Project, readProject } from '../i18n/model/project.ts'
import { colors } from '../lib/colors.ts'
import { printFinding } from '../lib/output.ts'
import { task } from '../lib/task.ts'
import { BuildFailure } from './errors.ts'
import { findPublication } from './publication.ts'
import { loadServer } from './render/render.ts'
import { type SitePlan, siteSteps } from './siteSteps.ts'
import { createStagingDir, swapIn } from './swap.ts'

interface BuildOptions {
  /** The folder to build in. */
  readonly aside: string
  readonly env: SiteEnv
  /** Gives the browser code what is published. */
  readonly publish: (publication: Publication) => void
  readonly compress: boolean
  /** The locales whose files are made; what all locales share is always made. */
  readonly locales: readonly Locale[]
}

/**
 * The build, step by step. Everything is made in `aside`; dist/ is touched only by the last step, so a build that fails
 * leaves the previous site whole.
 */
export async function buildSite(
  builder: ViteBuilder,
  { aside, env, publish, compress, locales }: BuildOptions,
): Promise<void> {
  const { root, build } = builder.config
  const dist = path.resolve(root, build.outDir)
  const site = path.join(aside, 'site')
  const { client, ssr } = builder.environments
  if (!client || !ssr) throw new Error('The configuration lacks the environments "client" and "ssr".')
  const warnings: string[] = []
  const release = await createStagingDir(aside, dist)
  try {
    const project = await task('Read locale files', () => readSoundLocales(root))
    await task('Build the server code', () => builder.build(ssr))
    const serverFile = path.join(aside, 'server/entry-server.js')
    const server = await loadServer(serverFile)
    const { publication, unconfirmed } = await task('Find what each locale publishes', async (note) => {
      const { notes, ...found } = await findPublication(server, project, root)
      note(notes.length > 0 ? `${notes.length} pages not whole` : 'every page whole')
      warnings.push(...notes)
      return found
    })
    publish(publication)
    await task('Build the browser code', () => builder.build(client))
    const texts = { bundles: project.bundles, publication, unconfirmed }
    const plan: SitePlan = { site, root, env, server, serverFile, locales, texts }
    for (const [name, step] of siteSteps) await task(name, (note) => step(plan, note))
    await rm(path.join(site, '.vite'), { recursive: true, force: true })
    if (compress) await task('Compress', (note) => compressSite(site, root, note))
    warnings.push(...missingEndpoints(env))
    for (const line of warnings) console.warn(colors.yellow(`! ${line}`))
    await task('Swap with the previous site', () => swapIn(site, dist))
  } finally {
    await release()
  }
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
