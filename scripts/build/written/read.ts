import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { allLocales, defaultLocale, type LocaleCode } from '../../../src/config/locales.ts'
import { redirects } from '../../../src/config/redirects.ts'
import { allRoutes, notices } from '../../../src/config/routes.ts'
import { localizePath, viewAt } from '../../../src/i18n/href.ts'
import {
  NEWS,
  type Written,
  type WrittenPage,
  writtenAt,
  writtenHref,
  writtenKinds,
} from '../../../src/i18n/written.ts'
import type { ParsedPage } from './parse.ts'

/** The folders of written pages. */
export const writtenFolders = allLocales.flatMap(({ code }) => writtenKinds.map((kind) => `locales/${code}/${kind}`))

interface WrittenFile extends ParsedPage {
  /** Path in the project. */
  readonly file: string
  readonly locale: LocaleCode
  readonly name: string
}

/**
 * Reads the written pages of a project, without empty files, and drafts only if requested. `basePath` is added before the paths of
 * links and pictures. Each problem is a line with file, line number, expected and actual content.
 */
export async function readWritten(
  root: string,
  { withDrafts = false, basePath = '' } = {},
): Promise<{ written: Written; problems: string[] }> {
  const found = allLocales.flatMap(({ code }) =>
    writtenKinds.flatMap((kind) => {
      const folder = path.join(root, 'locales', code, kind)
      const names = existsSync(folder) ? readdirSync(folder) : []
      return names.filter((name) => !name.startsWith('.')).map((base) => ({ locale: code, kind, base }))
    }),
  )
  if (found.length === 0) return { written: [], problems: [] }
  // Loaded only for a site with written pages.
  const { parsePage } = await import('./parse.ts')
  const files = found.flatMap(({ locale, kind, base }): WrittenFile[] => {
    const file = `locales/${locale}/${kind}/${base}`
    const name = `${kind}/${path.basename(base, '.md')}`
    const text = base.endsWith('.md') ? readFileSync(path.join(root, file), 'utf8') : null
    if (text?.trim() === '') return []
    const other = { line: 1, expected: 'a file <name>.md', found: base }
    const parsed = text === null ? { content: null, addresses: [], faults: [other] } : parsePage(text, kind, basePath)
    return [{ file, locale, name, ...parsed }]
  })
  const written = files.toSorted(inOrder).flatMap(({ content, locale, name }): WrittenPage[] => {
    if (!content || (content.draft && !withDrafts)) return []
    const { draft, ...page } = content
    return [{ ...page, locale, name }]
  })
  return { written, problems: files.flatMap((file) => problemsOf(root, file, written)) }
}

const inOrder = (one: WrittenFile, other: WrittenFile) =>
  dayOf(other).localeCompare(dayOf(one)) || one.name.localeCompare(other.name)

const dayOf = ({ content }: WrittenFile) => content?.article?.date ?? ''

function problemsOf(root: string, { file, name, content, addresses, faults }: WrittenFile, written: Written): string[] {
  const said = (line: number, expected: string, found: string) =>
    `${file}:${line}: expected ${expected}; found ${found}`
  const other = takenBy(name)
  return [
    ...(content && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(path.basename(name))
      ? [said(1, 'a name of a-z, 0-9 and single hyphens, which is part of the address', path.basename(name))]
      : []),
    ...(other ? [said(1, 'an address that no page, language, notice or redirect has', other)] : []),
    ...faults.map(({ line, expected, found }) => said(line, expected, found)),
    ...addresses
      .filter(({ url }) => !isThere(root, url, written))
      .map(({ line, url }) => said(line, 'the address of a page, an article or a file in public/', url)),
  ]
}

/** Returns the address of a written page, or that of the list of articles, if something else has or had it. */
function takenBy(name: string): string | undefined {
  const isArticle = name.startsWith(`${NEWS}/`)
  const list = `/${NEWS}`
  const others: readonly string[] = [
    ...allRoutes.map((row) => row.path),
    ...Object.values(notices),
    ...redirects.map((row) => row.from),
    ...allLocales.map(({ code }) => localizePath(code, '/')),
    ...(isArticle ? [] : [list]),
  ]
  return [writtenHref(defaultLocale, name), ...(isArticle ? [list] : [])].find((address) => others.includes(address))
}

/** True if an address of this site exists. */
function isThere(root: string, url: string, written: Written): boolean {
  const [pathname = ''] = url.split(/[?#]/)
  const { locale, view } = viewAt(pathname)
  if (view !== 'not-found' || writtenAt(written, pathname, locale) !== null) return true
  return existsSync(path.join(root, 'public', pathname))
}
