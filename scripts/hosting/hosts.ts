import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vite'
import type { SiteEnv } from '../../src/config/env.ts'
import type { HostedSettings } from '../receiver/hosted.ts'
import { ownersWords } from '../receiver/node/settings.ts'
import { caching, immutableFolders, notFoundRules, securityHeaders } from './policy.ts'
import { redirectLines, type RedirectRow } from './redirects.ts'

/** https://developers.cloudflare.com/pages/configuration/headers/ */
const longestLine = 2000

/**
 * The text of `_headers`, which Netlify and Cloudflare Pages read from the root of the site. Cloudflare joins the values of
 * a header that two rules set, so Cache-Control stands only in rules that do not overlap; both hosts revalidate what has
 * no rule. Throws where a line would be longer than Cloudflare reads, whose limit is the lower one.
 */
export function headersFile(env: SiteEnv): string {
  const base = env.basePath
  const rules = [
    rule(`${base}/*`, securityHeaders(env)),
    ...immutableFolders.map((folder) => rule(`${base}${folder}/*`, [['Cache-Control', caching.immutable]])),
  ]
  const long = rules
    .join('\n')
    .split('\n')
    .find((line) => line.length > longestLine)
  if (long)
    throw new Error(
      `_headers: expected lines of at most ${longestLine} characters, found ${long.length}: ${long.slice(0, 60)}…`,
    )
  return `${rules.join('\n')}\n`
}

function rule(pattern: string, headers: readonly (readonly [string, string])[]): string {
  return [pattern, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n')
}

/** https://developers.cloudflare.com/pages/configuration/redirects/ */
const mostRedirects = 2000

/**
 * The text of `_redirects`: the moved pages, and for Netlify the 404 page of each locale but the default one, which it finds
 * by itself. Cloudflare Pages passes over these last lines and takes the nearest 404.html up the tree, which comes to the
 * same. Both redirect trailing slashes and .html of pages themselves, to addresses as they are built. Throws where there
 * are more moved pages than Cloudflare reads, whose limit is the lower one.
 */
export function redirectsFile({ basePath: base }: Pick<SiteEnv, 'basePath'>, rows?: readonly RedirectRow[]): string {
  const moved = redirectLines(base, rows)
  if (moved.length > mostRedirects)
    throw new Error(`_redirects: expected at most ${mostRedirects} lines of moved pages, found ${moved.length}.`)
  const missing = notFoundRules
    .filter(({ prefix }) => prefix !== '/')
    .map(({ prefix, file }) => `${base}${prefix}* ${base}${file} 404`)
  return [...moved, ...missing].map((line) => `${line}\n`).join('')
}

/** A file for a host, by its path in a folder. */
export interface HostFile {
  readonly name: string
  readonly text: string
}

/** Writes files below a folder and makes the folders that are not there; resolves to where they are. */
export async function writeHostFiles(folder: string, files: readonly HostFile[]): Promise<readonly string[]> {
  return Promise.all(
    files.map(async ({ name, text }) => {
      const file = path.join(folder, name)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, text)
      return file
    }),
  )
}

/**
 * What Cloudflare needs beside the site to receive its forms: the worker, the addresses that it answers (Pages calls it for no
 * others), and what is not to be served (Workers would publish the worker's source). Rejects with what the build throws.
 */
export async function cloudflareFiles(env: SiteEnv): Promise<readonly HostFile[]> {
  return [
    { name: '_worker.js', text: await bundle('cloudflare.ts', env) },
    { name: '_routes.json', text: `${JSON.stringify({ version: 1, include: ['/api/*'], exclude: [] })}\n` },
    { name: '.assetsignore', text: '_worker.js\n_routes.json\n' },
  ]
}

/**
 * What Netlify needs beside the site to receive its forms: two functions, in the folder from which it takes those that a build
 * has made (https://docs.netlify.com/build/frameworks/frameworks-api/). Rejects with what the build throws.
 */
export async function netlifyFiles(env: SiteEnv): Promise<readonly HostFile[]> {
  return [
    { name: '.netlify/v1/functions/forms.mjs', text: await bundle('netlify/receive.ts', env) },
    { name: '.netlify/v1/functions/forms-upkeep.mjs', text: await bundle('netlify/upkeep.ts', env) },
  ]
}

/**
 * A program of scripts/receiver in one file, for an environment. Rejects with what the build throws, and for a site below a base
 * path, whose forms these hosts would have to receive at the root.
 */
async function bundle(entry: string, env: SiteEnv): Promise<string> {
  if (env.basePath !== '')
    throw new Error(`VITE_BASE_PATH: expected none for the receiver of forms at this host, found "${env.basePath}".`)
  const settings: HostedSettings = { siteUrl: env.siteUrl, headers: securityHeaders(env), words: ownersWords() }
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"', __RECEIVER_SETTINGS__: JSON.stringify(settings) },
    ssr: { noExternal: true },
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2023',
      // Netlify reads the configuration of its functions in the code, and no strings in backticks.
      minify: false,
      ssr: path.join(import.meta.dirname, '../receiver', entry),
      // "use client" at the head of libraries means nothing here.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
  })
  const chunks = [result].flat().flatMap((built) => ('output' in built ? built.output : []))
  const [chunk] = chunks
  if (chunks.length !== 1 || chunk?.type !== 'chunk') throw new Error(`${entry}: expected one file.`)
  return chunk.code
}
