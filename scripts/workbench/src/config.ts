/**
 * What the workbench knows of the project whose texts it works on. The project makes it (scripts/workbench.config.ts), and each
 * command, server and page that uses the workbench gives it to `configure` before anything else.
 */
import path from 'node:path'
import type { Bundles } from './model/bundles.ts'
import { knowTags } from './model/codes.ts'
import type { Layout } from './model/layout.ts'
import type { Rendering } from './model/rendering.ts'
import { isWholeFile } from './model/wholeFile.ts'

/** A language of the project. */
export interface Locale {
  /** In the names of folders and files. */
  readonly code: string
  /** BCP 47. */
  readonly tag: string
  /** The language's name in that language. */
  readonly name: string
  readonly dir: 'ltr' | 'rtl'
  /** Whether visitors get it. */
  readonly public: boolean
  /** Whether its pages are made all the same, for who knows their addresses. */
  readonly preview?: boolean
}

/**
 * A page of a locale that is not fully translated:
 * partial – the messages that it lacks are in the source locale;
 * english – the locale has none of its messages: it is the page of the source locale.
 */
export type PageState = 'partial' | 'english'

/** What the rules of "check" know of the texts that they judge. */
export interface TextRules {
  /** The kind of every variable that a text may name: "number", "string" and others; null where that is not known. */
  readonly variables: ReadonlyMap<string, string> | null
  /** Where these are listed, for whoever misses one. */
  readonly variableFiles: string
  /** The formats that a variable may ask for. */
  readonly formats: readonly string[]
  /** The tags that a text may have. */
  readonly tags: readonly string[]
  /**
   * Variables whose values are names that the project may change, each with the characters that texts leave for it: a text that
   * only a longer name makes too long is a warning.
   */
  readonly names: Readonly<Record<string, number>>
  /** Messages that no page reads when it is rendered, because they are shown later or by a setting, with the reason. */
  readonly shownLater: Readonly<Record<string, string>>
  /** Where these are listed. */
  readonly shownLaterFile: string
}

/** The pages that show the texts. The texts of a page are in the namespace `pages/<id>`, those of several in shared ones. */
export interface Pages {
  readonly ids: readonly string[]
  /** Where the pages are listed, for whoever misses one. */
  readonly file: string
  readonly address: (locale: string, id: string) => string
  /** The ids of the messages that name a page; the first that there is does. */
  readonly titles: (id: string) => readonly string[]
}

export interface WorkbenchConfig {
  /** In the heads of exchange files. */
  readonly name: string
  /** The module that exports this as `workbench`, for the workbench that runs in a browser. */
  readonly file: string
  readonly locales: readonly Locale[]
  /** Where they are listed. */
  readonly localesFile: string
  /** How a person starts a command, "npm run i18n --", and the editor, for what is to be done next. */
  readonly command: string
  readonly editorCommand: string
  /** The code of the locale that all others are translated from. */
  readonly sourceLocale: string
  /** Where the messages are. */
  readonly layout: Layout
  /** The folder for what is kept beside the messages, from the project's folder. */
  readonly records: string
  /** The folder, out of git, for what can be made anew, and for what may be taken back. */
  readonly cache: string
  /** The namespaces whose texts several pages show. */
  readonly sharedNamespaces: readonly string[]
  readonly pages: Pages
  readonly rules: TextRules
  /** What source files have in them that read a namespace, besides its name in quotation marks. */
  readonly readBy?: Readonly<Record<string, readonly string[]>>
  /** A text with the project's own values in place of their variables, as its length is counted. */
  readonly interpolate: (locale: string, text: string) => string
  /** What the list of locales says of a new one besides, and in words. */
  readonly newLocale?: (tag: string) => { readonly fields: Readonly<Record<string, string>>; readonly says: string }
  /** What the project says of its texts besides, where "check" has printed what it found. */
  readonly notes?: (bundles: Bundles) => readonly string[]
  /** Loads what renders the pages: not in a browser. */
  readonly rendering?: () => Promise<Rendering>
}

/** A project, with what is asked of it for each message. */
interface Known {
  readonly project: WorkbenchConfig
  readonly targets: readonly Locale[]
  readonly namespaces: readonly string[]
}

let current: Known | undefined

/** Says which project the workbench works on, from now on. */
export function configure(project: WorkbenchConfig): void {
  const { locales, sourceLocale, sharedNamespaces, pages } = project
  current = {
    project,
    targets: locales.filter(({ code }) => code !== sourceLocale),
    namespaces: [...sharedNamespaces, ...pages.ids.map((id) => `pages/${id}`)],
  }
  knowTags(project.rules.tags)
}

/** The same where nobody has told it yet: what has been told may know more of the project, such as how to render it. */
export function configureOnce(project: WorkbenchConfig): void {
  if (!current) configure(project)
}

/** How a person starts a command, to be followed by its name. */
export const commandLine = (): string => config().command

/** How a person starts the editor. */
export const editorLine = (): string => config().editorCommand

/** The absolute path of a file that is kept out of git. */
export const cacheFile = (root: string, name: string): string => path.join(root, config().cache, name)

/** The project that the workbench works on. */
export const config = (): WorkbenchConfig => known().project

function known(): Known {
  if (!current) throw new Error('The workbench was not told which project it works on: expected a call of configure().')
  return current
}

/** What renders the pages of the project. */
export async function rendering(): Promise<Rendering> {
  const load = config().rendering
  if (!load) throw new Error(`${config().file}: expected "rendering", which renders the pages, found none.`)
  return load()
}

/** The code of the locale that all others are translated from. */
export const sourceLocale = (): string => config().sourceLocale

export const allLocales = (): readonly Locale[] => config().locales

/** The locales that are translated into: all but the source. */
export const targetLocales = (): readonly Locale[] => known().targets

/** Those of them that visitors get. */
export const publicTargets = (): readonly Locale[] => targetLocales().filter((locale) => locale.public)

/** Those of them whose pages are made. */
export const builtTargets = (): readonly Locale[] =>
  targetLocales().filter((locale) => locale.public || locale.preview === true)

/** Whether a folder name or the like is the code of a locale. */
export const isLocaleCode = (code: string): boolean => allLocales().some((locale) => locale.code === code)

/** The row of a locale. */
export function localeOf(code: string): Locale {
  const found = allLocales().find((locale) => locale.code === code)
  if (!found) throw new Error(`Unknown locale "${code}": expected one of ${localeCodes(allLocales())}.`)
  return found
}

/** The codes of some locales, for a person: "pl, de". */
export const localeCodes = (locales: readonly Locale[]): string => locales.map(({ code }) => code).join(', ')

/** The ids of all pages. */
export const viewIds = (): readonly string[] => config().pages.ids

/** The address of a page in a locale. */
export const viewHref = (locale: string, view: string): string => config().pages.address(locale, view)

/** The namespaces whose texts several pages show. */
export const sharedNamespaces = (): readonly string[] => config().sharedNamespaces

/** Every namespace, the shared ones first. */
export const namespaces = (): readonly string[] => known().namespaces

/** A file of messages as a person would name it: locales/pl/common.json. */
export const textPlace = (locale: string, namespace: string): string => config().layout.path(locale, namespace)

/** Whether a namespace is a whole file, which a locale has or has not: no page reads it as messages. */
export const isWhole = (namespace: string): boolean => isWholeFile(textPlace(sourceLocale(), namespace))

/** Its path from the folder of all messages: pl/common.json. */
export const textName = (locale: string, namespace: string): string =>
  textPlace(locale, namespace).slice(config().layout.folder.length).replace(/^\//, '')

/** The absolute path of such a file; `folder` is that of all messages. */
export const textFile = (folder: string, locale: string, namespace: string): string =>
  path.join(rootOf(folder), textPlace(locale, namespace))

/** The folder of the project by that of its messages. */
export function rootOf(folder: string): string {
  const below = config().layout.folder
  return below === '' ? folder : folder.slice(0, -below.length - 1)
}

/** The folders of messages and of what is kept beside them, from the project's folder, as git takes them. */
export function keptFolders(): string[] {
  const { layout, records } = config()
  if (layout.folder === '') return ['.']
  return records.startsWith(`${layout.folder}/`) ? [layout.folder] : [layout.folder, records]
}

/** The folder of a project's messages. */
export const textsFolder = (root: string): string => path.join(root, config().layout.folder)

/** The names of groups, and of the message at last, that lead to a key. */
export const keyPath = (key: string): string[] => key.split('.')

/** The key of such names. */
export const keyOf = (names: readonly string[]): string => names.join('.')
