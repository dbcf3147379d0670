import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { layoutOf, withoutLanguage } from '../model/layout.ts'
import { languageTag } from '../lib/attempt.ts'

const others = new Set(['node_modules', 'dist', 'build', 'coverage', 'out'])

/** How deep messages stand at most: apps/web/public/locales/en/common.json. */
const DEPTH = 7

/** All JSON files of a project, by their paths from its folder. */
export async function jsonFiles(root: string, folder = '', depth = 0): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true })
  const found = await Promise.all(
    entries.map(async (entry): Promise<string[]> => {
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isDirectory()) {
        const isOther = others.has(entry.name) || entry.name.startsWith('.') || depth >= DEPTH
        return isOther ? [] : jsonFiles(root, name, depth + 1)
      }
      return entry.name.endsWith('.json') ? [name] : []
    }),
  )
  return found.flat().sort()
}

/**
 * The pattern that most languages have files by, "locales/{{language}}/{{namespace}}.json"; of several, the one with most files.
 * With it, whether the source locale's files have no code in their names, and what else could be meant, the likeliest first.
 * Null when there is none.
 */
export function findPattern(files: readonly string[]) {
  const counts = new Map<string, { readonly languages: Set<string>; readonly files: Set<string> }>()
  for (const file of files) {
    for (const pattern of patternsOf(file)) {
      const { locale = '' } = layoutOf(pattern).parse(file) ?? {}
      const count = counts.get(pattern) ?? { languages: new Set(), files: new Set() }
      count.languages.add(locale)
      count.files.add(file)
      counts.set(pattern, count)
    }
  }
  const ranked = [...counts].toSorted(
    ([, one], [, other]) => other.languages.size - one.languages.size || other.files.size - one.files.size,
  )
  const [first, ...rest] = ranked.map(([pattern]) => pattern)
  if (first === undefined) return null
  const unnamed = layoutOf(withoutLanguage(first))
  const hasUnnamed =
    withoutLanguage(first) !== first && files.some((file) => unnamed.path('', nameIn(first, file)) === file)
  return { pattern: first, hasUnnamed, others: rest.filter((pattern) => sharesNothing(pattern, first, counts)) }
}

const nameIn = (pattern: string, file: string) =>
  pattern.includes('{{namespace}}') ? path.posix.basename(file).replace(/\.json$/, '') : ''

function sharesNothing(one: string, other: string, counts: ReadonlyMap<string, { readonly files: Set<string> }>) {
  const files = counts.get(other)?.files
  return ![...(counts.get(one)?.files ?? [])].some((file) => files?.has(file))
}

/** The patterns by which a path would be a file of messages, the simplest first. */
function patternsOf(file: string): string[] {
  const folders = file.split('/')
  const name = (folders.pop() ?? '').replace(/\.json$/, '')
  const above = (count: number) =>
    folders
      .slice(0, count)
      .map((folder) => `${folder}/`)
      .join('')
  const inFolder = folders.flatMap((folder, index) =>
    isLanguage(folder) ? [`${above(index)}{{language}}/{{namespace}}.json`] : [],
  )
  if (inFolder.length > 0) return inFolder
  if (isLanguage(name)) {
    const below = folders.length > 1 ? [`${above(folders.length - 1)}{{namespace}}/{{language}}.json`] : []
    return [`${above(folders.length)}{{language}}.json`, ...below]
  }
  const { before, mark, code } = /^(?<before>.+?)(?<mark>[._-])(?<code>[^.]+)$/.exec(name)?.groups ?? {}
  if (before === undefined || mark === undefined || code === undefined) return []
  const [start, language] = isLanguage(code) ? [before, code] : splitAtLanguage(name, mark)
  if (language === undefined || folders.length === 0) return []
  const mixed = `${above(folders.length)}{{namespace}}${mark}{{language}}.json`
  return mark === '.' ? [mixed] : [`${above(folders.length)}${start}${mark}{{language}}.json`, mixed]
}

/** "translation-languages-pl" as "translation-languages" and "pl". */
function splitAtLanguage(name: string, mark: string): [string, string] | [] {
  const parts = name.split(mark)
  const at = parts.findIndex((_, index) => index > 0 && isLanguage(parts.slice(index).join(mark)))
  return at < 0 ? [] : [parts.slice(0, at).join(mark), parts.slice(at).join(mark)]
}

/** "en", "pt-BR", "zh_Hant_TW", "zhCN": the names that languages have in files. */
const language = /^[a-z]{2,3}(?:[-_]?[A-Z][a-z]{3})?(?:[-_]?(?:[A-Z]{2}|\d{3}))?$|^[a-z]{2,3}[-_][a-z]{2}$/

/** Made once: it is asked of every folder and file. */
const namesOf = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })

/** A tag that Intl knows by name. "src" is an old code of Sardinian, "sc" today, but no name of its files. */
function isLanguage(name: string): boolean {
  if (!language.test(name)) return false
  const tag = tagOf(name)
  if (tag === null || !name.startsWith(new Intl.Locale(tag).language)) return false
  return namesOf.of(tag) !== undefined
}

/** The tag of a language by the name of a file or folder, without a region that is none, as in "kab-KAB"; null for other names. */
export function languageOf(name: string): string | null {
  const [short = ''] = name.split(/[-_]/)
  const known = [name, short].find((one) => isLanguage(one))
  return known === undefined ? null : tagOf(known)
}

/** The BCP 47 tag of a language by its name in files: "zh-CN" of "zhCN". */
const tagOf = (name: string): string | null =>
  languageTag(name.replace(/^([a-z]{2,3})([A-Z])/, '$1-$2').replaceAll('_', '-'))
