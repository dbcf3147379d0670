/** The guard on addresses: every published path is a page or is redirected to one. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { BuildFailure } from 'vite-plugin-ssg'
import { messageOf } from '../lib/run.ts'
import { builtLocales, defaultLocale } from '../../src/config/locales.ts'
import { redirects } from '../../src/config/redirects.ts'
import { allRoutes, notices } from '../../src/config/routes.ts'
import { cleanAddress, cleanPattern } from './policy.ts'
import type { RedirectRow } from './redirects.ts'

/** A fault of an address. */
export interface AddressFault {
  /** Path from the root of the repository. */
  readonly file: string
  /** The address that its line names. */
  readonly address: string
  /** What was expected and what was found, in one sentence. */
  readonly text: string
}

const table = 'src/config/redirects.ts'
/** The paths of the pages that were published last, and of the redirects: "npm run deploy:config" writes them. */
export const publishedList = 'scripts/serve/published.json'

/** Files that the build writes itself, and the places for their rules. */
const written = {
  _redirects: `put its rows into ${table}`,
  _headers: 'put its headers into scripts/serve/policy.ts',
} as const

const pagePaths: readonly string[] = allRoutes.map((route) => route.path)
const noticePaths: readonly string[] = Object.values(notices)
const furtherLocales = builtLocales.filter(({ code }) => code !== defaultLocale)

/** Throws a BuildFailure where an address that visitors know leads nowhere, or a rule of one is wrong. */
export async function failOnAddresses(root: string): Promise<void> {
  const lines = (await addressFaults(root)).map(({ file, text }) => `${file}: ${text}`)
  if (lines.length > 0) throw new BuildFailure('Addresses:', lines)
}

/** All faults of the addresses of a project. Rejects for a list of published paths that cannot be read. */
export async function addressFaults(root: string): Promise<AddressFault[]> {
  const own = Object.entries(written).flatMap(([name, advice]): AddressFault[] => {
    const file = `public/${name}`
    const text = `expected no such file, because the build writes it: ${advice}.`
    return existsSync(path.join(root, file)) ? [{ file, address: '', text }] : []
  })
  return [...own, ...rowFaults(redirects), ...lostPaths(await publishedPaths(root))]
}

/** The first fault of each row that has one. */
export function rowFaults(rows: readonly RedirectRow[], pages = pagePaths): AddressFault[] {
  return rows.flatMap((row, index) => {
    const text = faultOf(row, rows.slice(0, index), rows, pages)
    return text ? [{ file: table, address: row.from, text: `"${row.from}": ${text}` }] : []
  })
}

function faultOf(
  { from, to, status }: RedirectRow,
  before: readonly RedirectRow[],
  rows: readonly RedirectRow[],
  pages: readonly string[],
): string | null {
  const language = furtherLocales.find(({ code }) => `${from}/`.startsWith(`/${code}/`))
  const next = rows.find((row) => row.from === to)
  if (!new RegExp(cleanPattern).test(from) || cleanAddress(from) !== null)
    return 'expected an old path such as "/old-page", of plain characters, without ".html" or a slash at its end.'
  if (language) return `expected the path of English, found one of ${language.name}. A row holds in every language.`
  if (status !== 301 && status !== 308) return `expected the status 301 or 308, found ${status}.`
  if (pages.includes(from) || noticePaths.includes(from)) return 'expected a path that no page has, found a page.'
  if (before.some((row) => row.from === from)) return 'expected one row for a path, found two.'
  if (next) return `expected a page's path as its target, found "${to}", which leads on to "${next.to}".`
  if (!pages.includes(to)) return `expected a page's path as its target, found "${to}".`
  return null
}

/** The published paths that lead nowhere any more. */
function lostPaths(published: readonly string[], rows: readonly RedirectRow[] = redirects, pages = pagePaths) {
  return published
    .filter((address) => !pages.includes(address) && rows.every((row) => row.from !== address))
    .map((address): AddressFault => {
      const row = `{ from: '${address}', to: '/…', status: 301 }`
      const text = `"${address}" was published: expected a page or a row in ${table} (${row}), found neither. To give it up, take it out of this list.`
      return { file: publishedList, address, text }
    })
}

/** The paths that answer and are not in the list of published ones yet. */
export async function unlistedPaths(root: string): Promise<string[]> {
  const published = await publishedPaths(root)
  return answeringPaths().filter((address) => !published.includes(address))
}

/** The text of the list with all paths that answer now. */
export function publishedFile(): string {
  return `${JSON.stringify(answeringPaths(), null, 2)}\n`
}

const answeringPaths = () => [...pagePaths, ...redirects.map(({ from }) => from)].sort()

/** The list as it was written last; without its file nothing was published. Rejects where it is no list of paths. */
async function publishedPaths(root: string): Promise<string[]> {
  const text = await readFile(path.join(root, publishedList), 'utf8').catch(() => '[]')
  const isPath = (entry: unknown): entry is string => typeof entry === 'string' && entry.startsWith('/')
  const list = jsonIn(text)
  if (Array.isArray(list) && list.every(isPath)) return list
  throw new Error(`${publishedList}: expected a list of paths such as ["/", "/about"], found ${JSON.stringify(list)}`)
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${publishedList}: expected JSON, found ${messageOf(error)}`)
  }
}
