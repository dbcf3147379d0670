import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Locale, WorkbenchConfig } from '../config.ts'
import { type Layout, layoutOf, type MessageFile } from '../model/layout.ts'
import { directionOf } from '../model/localeRows.ts'
import { isObject, jsonIn } from '../lib/json/values.ts'
import { findPattern, jsonFiles, languageOf } from './findPattern.ts'
import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import { messageOf } from '../lib/run.ts'

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

/** A locale by its name in files, or with its language tag where that name does not tell it: "english" for "en". */
type LocaleSetting = string | { readonly code: string; readonly tag: string }

/** What workbench.config.ts may export as its default; all that is left out is found by looking at the project's files. */
export interface Settings {
  /** Where the messages are: "locales/{{language}}/{{namespace}}.json". */
  readonly files?: string
  /** The code of the locale that all others are translated from. */
  readonly source?: string
  readonly locales?: readonly LocaleSetting[]
  /** Where records, comments and glossaries are kept: "locales/.workbench". */
  readonly records?: string
  /** The namespace of a project that has but one. */
  readonly namespace?: string
  /** The name in the heads of exchange files. */
  readonly name?: string
  /** The variables that texts may have, where that is to be checked. */
  readonly variables?: readonly string[]
  /** What stands between a key and its plural form, as i18next is told. */
  readonly pluralSeparator?: string
}

const extensions = ['ts', 'mts', 'js', 'mjs', 'cjs']

/** Reads workbench.config.*, else i18next-cli's i18next.config.*; null for neither. Throws for what is no setting. */
async function readSettings(root: string) {
  const sources: [string, (value: unknown) => unknown][] = [
    ['workbench.config', (value) => value],
    ['i18next.config', fromCli],
  ]
  for (const [name, settingsOf] of sources) {
    const file = extensions.map((extension) => `${name}.${extension}`).find((one) => existsSync(path.join(root, one)))
    if (file === undefined) continue
    const settings = settingsOf(await load(root, file))
    assertSettings(settings, file)
    return {
      settings: settings.files === undefined ? settings : { ...settings, files: cleaned(root, settings.files) },
      file,
    }
  }
  return null
}

/** The default export of a module. Where the project is not installed, i18next-cli's `defineConfig` is what it is there: nothing. */
async function load(root: string, file: string): Promise<unknown> {
  const identity = 'data:text/javascript,export const defineConfig = (config) => config'
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      try {
        return next(specifier, context)
      } catch (error) {
        if (specifier !== 'i18next-cli') throw error
        return { url: identity, format: 'module', shortCircuit: true }
      }
    },
  })
  try {
    const module: unknown = await import(pathToFileURL(path.join(root, file)).href)
    const value = isObject(module) ? module['default'] : undefined
    return isObject(value) && 'default' in value ? value['default'] : value
  } catch (error) {
    throw new Error(`${file}: expected a module that can be loaded, found ${messageOf(error)}`)
  } finally {
    hooks.deregister()
  }
}

function fromCli(value: unknown): unknown {
  if (!isObject(value)) return value
  const extract = isObject(value['extract']) ? value['extract'] : {}
  const output = extract['output']
  const files: unknown = typeof output === 'function' ? output('{{language}}', '{{namespace}}') : output
  const locales = value['locales']
  const [first] = Array.isArray(locales) ? locales : []
  const { defaultNS: namespace, pluralSeparator } = extract
  return Object.fromEntries(
    Object.entries({
      files:
        typeof files === 'string' ? files.replace('{{lng}}', '{{language}}').replace('{{ns}}', '{{namespace}}') : files,
      locales,
      source: extract['primaryLanguage'] ?? first,
      ...(typeof namespace === 'string' && { namespace }),
      pluralSeparator,
    }).filter(([, setting]) => setting !== undefined),
  )
}

const cleaned = (root: string, files: string) =>
  (path.isAbsolute(files) ? path.relative(root, files) : path.normalize(files)).split(path.sep).join('/')

const isText = (value: unknown) => typeof value === 'string' && value !== ''
const isLocale = (value: unknown) => isText(value) || (isObject(value) && isText(value['code']) && isText(value['tag']))
const isList = (isItem: (value: unknown) => boolean) => (value: unknown) => Array.isArray(value) && value.every(isItem)

/** What each setting has to be, in words and as a test. */
const shapes: Readonly<Record<keyof Settings, readonly [string, (value: unknown) => boolean]>> = {
  files: [
    'a path to JSON files with {{language}}, such as "locales/{{language}}/{{namespace}}.json"',
    (value) => typeof value === 'string' && value.includes('{{language}}') && value.endsWith('.json'),
  ],
  source: ['the code of a locale', isText],
  locales: ['a list of codes, or of { code, tag }', isList(isLocale)],
  records: ['a folder', isText],
  namespace: ['a name', isText],
  name: ['a name', isText],
  variables: ['a list of names', isList(isText)],
  pluralSeparator: ['a text such as "_"', isText],
}

function assertSettings(value: unknown, file: string): asserts value is Settings {
  if (!isObject(value)) throw new Error(`${file}: expected settings as its default export, found ${typeof value}.`)
  for (const [name, setting] of Object.entries(value)) {
    if (!Object.hasOwn(shapes, name))
      throw new Error(`${file}: expected one of ${Object.keys(shapes).join(', ')}, found "${name}".`)
    const [expected, fits] = shapes[name as keyof Settings]
    if (!fits(setting))
      throw new Error(`${file}: expected for "${name}" ${expected}, found ${JSON.stringify(setting)}.`)
  }
}
