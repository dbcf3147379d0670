import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Locale, WorkbenchConfig } from '../config.ts'
import { type Layout, layoutOf, type MessageFile } from '../model/layout.ts'
import { directionOf } from '../model/localeRows.ts'
import { jsonIn } from '../lib/json/values.ts'
import { findPattern, jsonFiles, languageOf } from './findPattern.ts'
import { type LocaleSetting, readSettings, type Settings } from './settings.ts'

/** What was found of a project that does not call `configure` itself. */
export interface Detected {
  readonly config: WorkbenchConfig
  /** The path of its files of messages, with {{language}} and {{namespace}}. */
  readonly pattern: string
  readonly settingsFile: string | null
  readonly others: readonly string[]
}

/** The configuration of a project by its settings and files, English as the source. Throws when it has no messages. */
export async function detectProject(root: string): Promise<Detected> {
  const read = await readSettings(root)
  const settings = read?.settings ?? {}
  const settingsFile = read?.file ?? null
  const files = await jsonFiles(root)
  const found = settings.files === undefined ? findPattern(files) : null
  const pattern = settings.files ?? found?.pattern
  if (pattern === undefined) {
    throw new Error(
      `${root}: expected files of messages such as locales/en/common.json or locales/en.json, found none. Say where they are in ${settingsFile ?? 'workbench.config.ts'}.`,
    )
  }
  const unnamed = found?.hasUnnamed ? (settings.source ?? 'en') : null
  const config = await configFor(root, { pattern, unnamed, settings, files, settingsFile })
  return { pattern, config, settingsFile, others: found?.others ?? [] }
}

interface Known {
  readonly pattern: string
  readonly unnamed: string | null
  readonly settings: Settings
  readonly files: readonly string[]
  readonly settingsFile: string | null
}

async function configFor(root: string, known: Known): Promise<WorkbenchConfig> {
  const { pattern, unnamed, settings, settingsFile } = known
  const { namespace, pluralSeparator } = settings
  const layout = layoutOf(pattern, {
    unnamed,
    ...(namespace && { namespace }),
    ...(pluralSeparator && { pluralSeparator }),
  })
  const own = messageFiles(known, layout)
  if (own.length === 0) throw new Error(`${settingsFile}: expected files ${pattern}, found none.`)
  const wanted = settings.locales ?? []
  const codes = [...new Set([...wanted.map(codeOf), ...own.map(({ locale }) => locale)])]
  const english = ['en', 'en-US', 'en-GB'].flatMap((tag) => codes.filter((code) => languageOf(code) === tag))
  const source = settings.source ?? unnamed ?? english[0] ?? codes[0] ?? 'en'
  const sourceFiles = own.filter(({ locale }) => locale === source)
  if (sourceFiles.length === 0) {
    const place = layout.path(source, namespace ?? '*')
    throw new Error(`${place}: expected the messages of the source locale, "${source}", found no such file.`)
  }
  // Of what cannot be read, "check" says more.
  const read = async ({ file }: { readonly file: string }) =>
    jsonIn((await readFile(path.join(root, file), 'utf8')).replace(/^\uFEFF/, '')) ?? {}
  const trees = await Promise.all(own.map(read))
  const file = settingsFile ?? 'workbench.config.ts'
  return {
    name: settings.name ?? path.basename(root),
    file,
    locales: codes.map((code) => localeFor(wanted.find((one) => codeOf(one) === code) ?? code)),
    localesFile: file,
    command: 'npx i18next-workbench',
    editorCommand: 'npx i18next-workbench edit',
    sourceLocale: source,
    layout: {
      ...layout,
      keySeparator: separatorFor(trees.map(shapeOf)),
      parse: (file) => ofLocales(codes, layout.parse(file)),
    },
    // What is in such a folder is published: not the names of people.
    records:
      settings.records ??
      path.posix.join(/(^|\/)(public|static)(\/|$)/.test(layout.folder) ? '' : layout.folder, '.workbench'),
    cache: 'node_modules/.cache/i18next-workbench',
    isStrict: false,
    sharedNamespaces: [...new Set(sourceFiles.map((one) => one.namespace))],
    pages: { ...noPages, file },
    rules: {
      variables: settings.variables ? new Map(settings.variables.map((name) => [name, 'string'])) : null,
      variableFiles: file,
      formats: [],
      tags: tagsIn(trees.filter((_, index) => own[index]?.locale === source)),
      names: {},
      shownLater: {},
      shownLaterFile: file,
    },
    interpolate: (_, text) => text,
  }
}

const messageFiles = ({ files, settings: { records, locales } }: Known, layout: Layout) =>
  files.flatMap((file) => {
    const found = layout.parse(file)
    if (!found || (records !== undefined && file.startsWith(`${records}/`))) return []
    const isNamed = locales?.some((locale) => codeOf(locale) === found.locale)
    return isNamed || languageOf(found.locale) !== null ? [{ ...found, file }] : []
  })

const noPages: Omit<WorkbenchConfig['pages'], 'file'> = {
  ids: [],
  address: (locale, id) => `/${locale}/${id}`,
  titles: () => [],
  required: /(?!)/,
  belowThreshold: () => 'english',
  hydrated: 'body',
  eager: 'data-render-eager',
  intended: [],
}

/** Beside messages, other files may have names that fit: locales/index.json. */
const ofLocales = (codes: readonly string[], file: MessageFile | null) =>
  file && codes.includes(file.locale) ? file : null

const codeOf = (locale: LocaleSetting) => (typeof locale === 'string' ? locale : locale.code)

interface Shape {
  readonly names: ReadonlySet<string>
  readonly hasGroups: boolean
}

function shapeOf(tree: unknown): Shape {
  const names = new Set<string>()
  let hasGroups = false
  const visit = (value: unknown, depth: number) => {
    if (typeof value !== 'object' || value === null) return
    if (depth > 0) hasGroups = true
    for (const [name, child] of Object.entries(value)) {
      names.add(name)
      visit(child, depth + 1)
    }
  }
  visit(tree, 0)
  return { names, hasGroups }
}

/** What no name has: groups and messages are told apart by it. False where files have no groups and names may have anything. */
function separatorFor(shapes: readonly Shape[]): string | false {
  const isFree = (mark: string) => shapes.every(({ names }) => [...names].every((name) => !name.includes(mark)))
  if (isFree('.')) return '.'
  if (!shapes.some(({ hasGroups }) => hasGroups)) return false
  return ['/', '::', ' › '].find(isFree) ?? ' » '
}

/** The tags in texts, as <Trans> of react-i18next has them: "<0>", "<bold>". */
function tagsIn(trees: readonly unknown[]): string[] {
  const texts = JSON.stringify(trees).matchAll(/<(\d+|[A-Za-z][\w-]*) ?\/?>/g)
  return [...new Set([...texts].map(([, name = '']) => name))]
}

/** The row of a locale by its name in files. Throws an error for one that is the name of no language. */
export function localeFor(locale: LocaleSetting): Locale {
  const code = codeOf(locale)
  const tag = typeof locale === 'string' ? languageOf(locale) : locale.tag
  if (tag === null)
    throw new Error(
      `"${code}": expected a language, found none of that name. Say which: { code: '${code}', tag: 'en' }`,
    )
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? code
  return { code, tag, name, dir: directionOf(tag), public: true, threshold: 1 }
}
