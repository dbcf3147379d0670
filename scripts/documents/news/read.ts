import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { allLocales, defaultLocale, type LocaleCode } from '../../../src/config/locales.ts'
import { redirects } from '../../../src/config/redirects.ts'
import { allRoutes } from '../../../src/config/routes.ts'
import { viewAt } from '../../../src/i18n/href.ts'
import { type Article, type News, newsHref, newsSlugAt } from '../../../src/i18n/news.ts'
import type { ParsedArticle } from './parse.ts'

const folderOf = (locale: LocaleCode) => `locales/${locale}/news`

/** The folders in which articles are. */
export const newsFolders = allLocales.map(({ code }) => folderOf(code))

interface ArticleFile extends ParsedArticle {
  readonly name: string
  readonly locale: LocaleCode
  readonly slug: string
}

/** How articles are read. */
interface Reading {
  readonly withDrafts?: boolean
  /** What is put before the paths of links and pictures. */
  readonly basePath?: string
}

/**
 * Reads the articles of a project; drafts are among them only if they are asked for. What is wrong with the files is told in
 * lines, each with file and line, what was expected and what was found.
 */
export async function readNews(
  root: string,
  { withDrafts = false, basePath = '' }: Reading = {},
): Promise<{ news: News; problems: string[] }> {
  const found = allLocales.flatMap(({ code }) => {
    const folder = path.join(root, folderOf(code))
    const names = existsSync(folder) ? readdirSync(folder) : []
    return names.filter((name) => !name.startsWith('.')).map((name) => ({ locale: code, name }))
  })
  if (found.length === 0) return { news: [], problems: [] }
  // Loaded only for a site that has news.
  const { parseArticle } = await import('./parse.ts')
  const files = found.map(({ locale, name: base }): ArticleFile => {
    const name = `${folderOf(locale)}/${base}`
    const text = base.endsWith('.md') ? readFileSync(path.join(root, name), 'utf8') : null
    const other = { line: 1, expected: 'a file <slug>.md', found: base }
    const parsed = text === null ? { content: null, addresses: [], faults: [other] } : parseArticle(text, basePath)
    return { name, locale, slug: path.basename(base, '.md'), ...parsed }
  })
  const news = files
    .flatMap(({ content, locale, slug }): Article[] => {
      if (!content || (content.draft && !withDrafts)) return []
      const { draft, ...article } = content
      return [{ ...article, locale, slug }]
    })
    .sort((one, other) => other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug))
  return { news, problems: files.flatMap((file) => problemsOf(root, file, news)) }
}

function problemsOf(root: string, { name, slug, content, addresses, faults }: ArticleFile, news: News): string[] {
  const said = (line: number, expected: string, found: string) =>
    `${name}:${line}: expected ${expected}; found ${found}`
  const taken = [newsHref(defaultLocale), newsHref(defaultLocale, slug)]
  const others = [
    ...allRoutes.map((row) => ({ address: row.path, file: 'src/config/routes.ts' })),
    ...redirects.map((row) => ({ address: row.from, file: 'src/config/redirects.ts' })),
  ]
  const other = others.find(({ address }) => taken.some((own) => own === address))
  return [
    ...(content && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)
      ? [said(1, 'a name of a-z, 0-9 and single hyphens, which is part of the address', slug)]
      : []),
    ...(other ? [said(1, 'an address that no page has or had', `${other.address} in ${other.file}`)] : []),
    ...faults.map(({ line, expected, found }) => said(line, expected, found)),
    ...addresses
      .filter(({ url }) => !isThere(root, url, news))
      .map(({ line, url }) => said(line, 'the address of a page, an article or a file in public/', url)),
  ]
}

/** Whether an address of this site leads to something. */
function isThere(root: string, url: string, news: News): boolean {
  const [pathname = ''] = url.split(/[?#]/)
  const { locale, view } = viewAt(pathname)
  const slug = newsSlugAt(pathname, locale)
  const isNews = (article: Article) => article.locale === locale && (slug === undefined || slug === article.slug)
  if (slug !== null && news.some(isNews)) return true
  return view !== 'not-found' || existsSync(path.join(root, 'public', pathname))
}
