import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Locale, WorkbenchConfig } from '../config.ts'
import { isObject } from '../model/jsonFile.ts'
import { type Layout, layoutOf } from '../model/layout.ts'

/** What was found of a project that has no configuration. */
export interface Detected {
  readonly config: WorkbenchConfig
  /** The path of its files of messages, with {{language}} and {{namespace}}. */
  readonly pattern: string
}

/** Folders that hold no messages of the project itself. */
const others = new Set(['node_modules', 'dist', 'build', 'coverage', 'out'])

/** How deep messages stand at most: apps/web/public/locales/en/common.json. */
const DEPTH = 7

/**
 * Finds where a project has its messages: the pattern that most of its JSON files with language codes in their paths fit, and
 * of which English, or else the first, is the source. Throws an error that says what was looked for when there is none.
 */
export async function detectProject(root: string): Promise<Detected> {
  const files = await jsonFiles(root, '')
  const counts = new Map<string, Set<string>>()
  for (const file of files) {
    for (const pattern of patternsOf(file)) {
      const { locale = '' } = layoutOf(pattern).parse(file) ?? {}
      counts.set(pattern, (counts.get(pattern) ?? new Set()).add(locale))
    }
  }
  const [pattern] = [...counts].toSorted(([, one], [, other]) => other.size - one.size).map(([name]) => name)
  if (pattern === undefined) {
    throw new Error(
      `${root}: expected files of messages such as locales/en/common.json or locales/en.json, found none. Say where they are in a configuration.`,
    )
  }
  return { pattern, config: await configFor(root, pattern, files) }
}

async function jsonFiles(root: string, folder: string, depth = 0): Promise<string[]> {
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

/** "en", "pt-BR", "zh_Hant_TW", "zhCN": the names that languages have in files. */
const language = /^[a-z]{2,3}(?:[-_]?[A-Z][a-z]{3})?(?:[-_]?(?:[A-Z]{2}|\d{3}))?$|^[a-z]{2,3}[-_][a-z]{2}$/

/** The patterns by which a path would be a file of messages. */
function patternsOf(file: string): string[] {
  const folders = file.split('/')
  const name = (folders.pop() ?? '').replace(/\.json$/, '')
  const above = folders.map((folder) => `${folder}/`)
  const patterns: string[] = []
  for (const [index, folder] of folders.entries()) {
    if (isLanguage(folder)) patterns.push(`${above.slice(0, index).join('')}{{language}}/{{namespace}}.json`)
  }
  if (patterns.length > 0 || folders.length === 0) return patterns
  const parts = /^(?:(?<before>.+)(?<mark>[.-]))?(?<code>[^.]+?)$/.exec(name)?.groups ?? {}
  const { before, mark = '', code = '' } = parts
  if (isLanguage(name)) return [`${above.join('')}{{language}}.json`]
  if (before === undefined || !isLanguage(code)) return []
  return [`${above.join('')}${mark === '.' ? '{{namespace}}' : before}${mark}{{language}}.json`]
}

/** A tag that Intl knows by name. "src" is an old code of Sardinian, "sc" today, but no name of its files. */
function isLanguage(name: string): boolean {
  if (!language.test(name)) return false
  const tag = tagOf(name)
  if (tag === null || !name.startsWith(new Intl.Locale(tag).language)) return false
  return new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(tag) !== undefined
}

/** The BCP 47 tag of a language by its name in files: "zh-CN" of "zhCN". */
export function tagOf(name: string): string | null {
  const spelled = name.replace(/^([a-z]{2,3})([A-Z])/, '$1-$2').replaceAll('_', '-')
  try {
    return Intl.getCanonicalLocales(spelled)[0] ?? null
  } catch {
    return null
  }
}

async function configFor(root: string, pattern: string, files: readonly string[]): Promise<WorkbenchConfig> {
  const nested = layoutOf(pattern)
  const own = files.flatMap((file) => {
    const found = nested.parse(file)
    return found ? [{ ...found, file }] : []
  })
  const codes = [...new Set(own.map(({ locale }) => locale))]
  const sourceLocale = codes.find((code) => tagOf(code)?.split('-')[0] === 'en') ?? codes[0] ?? 'en'
  const source = own.filter(({ locale }) => locale === sourceLocale)
  const texts = await Promise.all(source.map(({ file }) => readFile(path.join(root, file), 'utf8')))
  const layout: Layout = layoutOf(pattern, texts.some(hasSentences) ? false : '.')
  return {
    name: path.basename(root),
    file: 'workbench.config.ts',
    locales: codes.map(localeFor),
    localesFile: 'workbench.config.ts',
    sourceLocale,
    layout,
    sharedNamespaces: source.map(({ namespace }) => namespace),
    pages: noPages,
    rules: noRules,
    interpolate: (_, text) => text,
  }
}

const noPages: WorkbenchConfig['pages'] = {
  ids: [],
  file: 'workbench.config.ts',
  address: (locale, id) => `/${locale}/${id}`,
  titles: () => [],
  required: /(?!)/,
  belowThreshold: () => 'english',
  hydrated: 'body',
  eager: 'data-render-eager',
  intended: [],
}

const noRules: WorkbenchConfig['rules'] = {
  variables: null,
  variableFiles: 'workbench.config.ts',
  formats: [],
  tags: [],
  shownLater: {},
  shownLaterFile: 'workbench.config.ts',
}

/** Whether a file has keys at its top, and none in groups, that are no plain names: then a "." in a key separates nothing. */
function hasSentences(text: string): boolean {
  const tree: unknown = JSON.parse(text)
  if (!isObject(tree)) return false
  const isFlat = Object.values(tree).every((value) => typeof value === 'string')
  return isFlat && Object.keys(tree).some((key) => /[.:\s]/.test(key))
}

function localeFor(code: string): Locale {
  const tag = tagOf(code) ?? code
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? code
  const { script = 'Latn' } = new Intl.Locale(tag).maximize()
  const dir = ['Arab', 'Hebr', 'Syrc', 'Thaa'].includes(script) ? 'rtl' : 'ltr'
  return { code, tag, name, dir, public: true, threshold: 1 }
}
