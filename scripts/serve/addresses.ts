/** Checks that every published path is a page or redirects to one. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { BuildFailure } from 'vite-plugin-ssg'
import { builtLocales, defaultLocale } from '../../src/config/locales.ts'
import { redirects } from '../../src/config/redirects.ts'
import { allRoutes, notices } from '../../src/config/routes.ts'
import { cleanAddress, cleanPattern, languagePattern } from './policy.ts'
import { languageIn, type RedirectRow } from './redirects.ts'

const table = 'src/config/redirects.ts'
/** The paths of the last published pages and of the redirects, written by "npm run deploy:config". */
export const publishedList = 'scripts/serve/published.json'

/** Files that the build writes. */
const written = ['public/_redirects', 'public/_headers']

const pagePaths: readonly string[] = allRoutes.map((route) => route.path)
const noticePaths: readonly string[] = Object.values(notices)
const furtherLocales = builtLocales.filter(({ code }) => code !== defaultLocale)

/**
 * Throws a BuildFailure if a published address is lost or a redirect is invalid, and an Error if the list of published paths cannot
 * be read.
 */
export async function failOnAddresses(root: string): Promise<void> {
  const text = `expected no such file, because the build writes it from ${table} and scripts/serve/policy.ts.`
  const own = written.filter((file) => existsSync(path.join(root, file))).map((file) => `${file}: ${text}`)
  const lines = [...own, ...rowFaults(redirects), ...lostPaths(await publishedPaths(root))]
  if (lines.length > 0) throw new BuildFailure('Addresses:', lines)
}

/** Returns the first fault of each invalid row. TypeScript checks target and status (src/config/redirects.ts). */
export function rowFaults(rows: readonly RedirectRow[], pages = pagePaths): string[] {
  return rows.flatMap((row, index) => {
    const isSecond = rows.findIndex(({ from }) => from === row.from) < index
    const text = isSecond ? 'expected one row for a path, found two.' : faultOf(row, pages)
    return text ? [`${table}: "${row.from}": ${text}`] : []
  })
}

function faultOf({ from, to }: RedirectRow, pages: readonly string[]): string | null {
  const language = furtherLocales.find(({ code }) => `${from}/`.startsWith(`/${code}/`))
  if (language)
    return `expected an English path or a removed language, found ${language.name}. A row holds in every language.`
  const removed = languageIn({ from })
  if (removed !== null || to === '/*') {
    const isRow = new RegExp(`${languagePattern}$`).test(`${removed}/`) && to === '/*'
    return isRow ? null : `expected a row such as { from: '/ja/*', to: '/*' }, found a row to "${to}".`
  }
  if (!new RegExp(cleanPattern).test(from) || cleanAddress(from) !== null)
    return 'expected an old path such as "/old-page", of plain characters, without ".html" or a slash at its end.'
  return pages.includes(from) || noticePaths.includes(from) ? 'expected a path that no page has, found a page.' : null
}

/** Returns the published paths that are neither pages nor redirects. */
function lostPaths(published: readonly string[]): string[] {
  return published
    .filter((address) => !pagePaths.includes(address) && redirects.every((row) => row.from !== address))
    .map((address) => {
      const row = `{ from: '${address}', to: '/…', status: 301 }`
      return `${publishedList}: "${address}" was published: expected a page or a row in ${table} (${row}), found neither. To give it up, take it out of this list.`
    })
}

/** Returns the current paths that are not in the list of published paths. */
export async function unlistedPaths(root: string): Promise<string[]> {
  const published = await publishedPaths(root)
  return answeringPaths().filter((address) => !published.includes(address))
}

/** Returns the content of the list for all current paths. */
export function publishedFile(): string {
  return `${JSON.stringify(answeringPaths(), null, 2)}\n`
}

const answeringPaths = () => [...pagePaths, ...redirects.map(({ from }) => from)].sort()

/** Reads the list of published paths; empty if there is no file. Rejects if it is invalid. */
async function publishedPaths(root: string): Promise<string[]> {
  const text = await readFile(path.join(root, publishedList), 'utf8').catch(() => '[]')
  const isPath = (entry: unknown): entry is string => typeof entry === 'string' && entry.startsWith('/')
  try {
    const list: unknown = JSON.parse(text)
    if (Array.isArray(list) && list.every(isPath)) return list
  } catch {
    // Reported below.
  }
  throw new Error(`${publishedList}: expected a list of paths in JSON, such as ["/", "/about"].`)
}
