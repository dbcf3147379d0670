/** What hosts get that are given rules as files of their own: CloudFront, Azure, GitHub Pages, folders without rules. */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { SiteEnv } from '../../src/config/env.ts'
import { builtLocales } from '../../src/config/locales.ts'
import { redirects } from '../../src/config/redirects.ts'
import { localizePath } from '../../src/i18n/href.ts'
import type { HostFile } from './hosts.ts'
import {
  caching,
  cleanPattern,
  hiddenPatterns,
  immutableFolders,
  longPattern,
  longRootPattern,
  redirectStatus,
  securityHeaders,
} from './policy.ts'
import { type RedirectRow, redirectRules } from './redirects.ts'
import { mediaTypes } from './types.ts'

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`

/** https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html#limits-functions */
const largestFunction = 10 * 1024

/**
 * A CloudFront Function for viewer requests, which finds files and redirects, and the configuration of a response headers
 * policy. Throws where moved pages make the function larger than CloudFront takes.
 */
export function cloudFrontFiles(env: SiteEnv, rows: readonly RedirectRow[] = redirects): HostFile[] {
  const program = cloudFrontFunction(env, rows)
  if (Buffer.byteLength(program) > largestFunction)
    throw new Error(`function.js: expected at most ${largestFunction} bytes, found ${Buffer.byteLength(program)}.`)
  return [
    { name: 'function.js', text: program },
    { name: 'response-headers-policy.json', text: json(cloudFrontHeaders(env)) },
  ]
}

/** In the runtime cloudfront-js-2.0, which has most of ES2019 and no modules. */
function cloudFrontFunction({ basePath }: SiteEnv, rows: readonly RedirectRow[]): string {
  const { dotted, exceptDotted, rules, variants } = hiddenPatterns
  const moved = redirectRules(rows).map(({ pattern, rest, status }) => [pattern, rest, status])
  const files = `[.](${mediaTypes.map(({ extension }) => extension).join('|')})$`
  return `// Written by "npm run deploy:config -- --cloudfront"; run it again after a change of .env or redirects.ts.
const base = ${JSON.stringify(basePath)}
const moved = ${JSON.stringify(moved)}
const patterns = ${JSON.stringify({ longRootPattern, longPattern, cleanPattern, dotted, exceptDotted, rules, variants, files })}

function match(name, text) {
  return new RegExp(patterns[name]).exec(text)
}

function redirect(request, status, address) {
  const query = Object.entries(request.querystring).flatMap(([name, one]) =>
    (one.multiValue || [one]).map(({ value }) => (value === '' ? name : name + '=' + value)),
  )
  const location = base + address + (query.length > 0 ? '?' + query.join('&') : '')
  const headers = { location: { value: location }, 'cache-control': { value: ${JSON.stringify(caching.revalidated)} } }
  return { statusCode: status, statusDescription: 'Moved', headers }
}

function handler(event) {
  const request = event.request
  if (base !== '' && request.uri === base) return redirect(request, ${redirectStatus}, '/')
  const isBelow = request.uri.startsWith(base + '/')
  const path = request.uri.slice(base.length)
  const folded = path.replace(/\\/{2,}/g, '/')
  for (const [pattern, rest, status] of isBelow ? moved : []) {
    const found = new RegExp(pattern).exec(folded)
    if (found) return redirect(request, status, found[1] + rest)
  }
  const long = match('longPattern', folded)
  if (isBelow && match('longRootPattern', folded)) return redirect(request, ${redirectStatus}, '/')
  if (isBelow && long) return redirect(request, ${redirectStatus}, long[1])
  if (isBelow && folded !== path && match('cleanPattern', folded)) return redirect(request, ${redirectStatus}, folded)
  const isDotted = match('dotted', path) && !match('exceptDotted', path)
  // No file has this name, so that the distribution's page for errors is sent.
  if (!isBelow || isDotted || match('rules', path) || match('variants', path)) request.uri = base + '/404/-'
  else if (path === '/') request.uri = base + '/index.html'
  else if (!match('files', path)) request.uri = base + path + '.html'
  return request
}
`
}

/** For "aws cloudfront create-response-headers-policy": headers that CloudFront knows have their own places. */
function cloudFrontHeaders(env: SiteEnv) {
  const headers = new Map(securityHeaders(env))
  const take = (name: string) => {
    const value = headers.get(name)
    headers.delete(name)
    return value
  }
  const age = /max-age=(\d+)/.exec(take('Strict-Transport-Security') ?? '')?.[1]
  const known = {
    ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: take('Content-Security-Policy') },
    ContentTypeOptions: { Override: take('X-Content-Type-Options') === 'nosniff' },
    ReferrerPolicy: { Override: true, ReferrerPolicy: take('Referrer-Policy') },
    ...(age === undefined
      ? {}
      : {
          StrictTransportSecurity: {
            Override: true,
            IncludeSubdomains: false,
            Preload: false,
            AccessControlMaxAgeSec: Number(age),
          },
        }),
  }
  const items = [...headers].map(([Header, Value]) => ({ Header, Value, Override: true }))
  return {
    Name: 'site',
    SecurityHeadersConfig: known,
    CustomHeadersConfig: { Quantity: items.length, Items: items },
  }
}

/** https://learn.microsoft.com/azure/static-web-apps/configuration#restrictions */
const largestAzureFile = 20 * 1024

/**
 * The configuration of Azure Static Web Apps, which stands beside the site and knows no redirect but 301 and 302. Throws where moved
 * pages make it larger than Azure takes.
 */
export function azureFiles(env: SiteEnv, rows: readonly RedirectRow[] = redirects): HostFile[] {
  const base = env.basePath
  const text = json({
    trailingSlash: 'never',
    routes: [
      ...movedAddresses(base, rows).map(({ from, to }) => ({ route: from, redirect: to, statusCode: 301 })),
      ...['/_headers', '/_redirects'].map((file) => ({ route: base + file, statusCode: 404 })),
      ...immutableFolders.map((folder) => ({
        route: `${base}${folder}/*`,
        headers: { 'Cache-Control': caching.immutable },
      })),
    ],
    responseOverrides: { 404: { rewrite: `${base}/404.html` } },
    globalHeaders: { ...Object.fromEntries(securityHeaders(env)), 'Cache-Control': caching.revalidated },
    mimeTypes: Object.fromEntries(mediaTypes.map(({ extension, type }) => [`.${extension}`, type])),
  })
  if (Buffer.byteLength(text) > largestAzureFile)
    throw new Error(
      `staticwebapp.config.json: expected at most ${largestAzureFile} bytes, found ${Buffer.byteLength(text)}.`,
    )
  return [{ name: 'staticwebapp.config.json', text }]
}

/** What GitHub Pages needs beside the site: no Jekyll, and a page that leads on for each moved one, since it redirects none. */
export function gitHubPagesFiles(env: SiteEnv, rows: readonly RedirectRow[] = redirects): HostFile[] {
  return [{ name: '.nojekyll', text: '' }, ...movedPages(env, rows, (from) => `${from}.html`)]
}

/**
 * What a folder needs whose server finds a page in /about/index.html alone: each page of a built site once more under that name,
 * and a page that leads on for each moved one. Rejects with the first error of the file system.
 */
export async function folderFiles(dist: string, env: SiteEnv, rows: readonly RedirectRow[] = redirects) {
  const names = await readdir(dist, { recursive: true })
  const pages = names.filter((name) => name.endsWith('.html') && !/(^|[\\/])(index|404)\.html$/.test(name)).sort()
  const copies = pages.map(async (name): Promise<HostFile> => {
    const text = await readFile(path.join(dist, name), 'utf8')
    return { name: path.join(name.slice(0, -'.html'.length), 'index.html'), text }
  })
  return [...(await Promise.all(copies)), ...movedPages(env, rows, (from) => `${from}/index.html`)]
}

/** The addresses that moved pages had and have, in every language. */
function movedAddresses(base: string, rows: readonly RedirectRow[]) {
  return rows.flatMap(({ from, to }) =>
    builtLocales.map(({ code, tag }) => ({
      tag,
      path: localizePath(code, from),
      from: base + localizePath(code, from),
      to: base + localizePath(code, to),
    })),
  )
}

/** Pages that lead on by themselves: browsers at once, search engines as by a redirect. */
function movedPages(env: SiteEnv, rows: readonly RedirectRow[], nameOf: (path: string) => string): HostFile[] {
  const base = env.basePath
  const origin = env.siteUrl ?? ''
  return movedAddresses(base, rows).map(({ tag, path: old, to }) => ({
    name: nameOf(old.slice(1)),
    text: [
      `<!doctype html><html lang="${tag}"><head><meta charset="utf-8"><title>${to}</title>`,
      `<link rel="canonical" href="${origin}${to}"><meta http-equiv="refresh" content="0; url=${to}"></head>`,
      `<body><a href="${to}">${to}</a></body></html>\n`,
    ].join(''),
  }))
}
