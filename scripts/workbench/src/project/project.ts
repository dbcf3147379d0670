/** The configuration of a project, and the project value that functions receive. */
import path from 'node:path'
import { type Layout, layoutOf } from './layout.ts'
import type { Rendering } from './rendering.ts'

/** A language of the project. */
export interface Locale {
  /** In the names of folders and files. */
  readonly code: string
  /** BCP 47. */
  readonly tag: string
  /** The language's name in that language. */
  readonly name: string
  readonly dir: 'ltr' | 'rtl'
  /** True if it is published. */
  readonly public: boolean
  /** True if its pages are built unlisted, for people who know their addresses. */
  readonly preview?: boolean
}

/**
 * A page of a locale that is not fully translated:
 * partial – the messages that it lacks are in the source locale;
 * english – the locale has none of its messages: it is the page of the source locale.
 */
export type PageState = 'partial' | 'english'

/** The facts about the project's texts that the rules of "check" need. */
export interface TextRules {
  /** The kind of every variable that a text may name: "number", "string" and others; null where that is not known. */
  readonly variables: ReadonlyMap<string, string> | null
  /** The files that list them, for messages. */
  readonly variableFiles: string
  /** The formats that a variable may ask for. */
  readonly formats: readonly string[]
  /** The tags that a text may have. */
  readonly tags: readonly string[]
  /**
   * Variables whose values are names that the project may change, each with the characters that texts leave for it. A longer
   * name counts as that many.
   */
  readonly names: Readonly<Record<string, number>>
  /** Messages that no page reads when it is rendered, because they are shown later or by a setting, with the reason. */
  readonly shownLater: Readonly<Record<string, string>>
  /** The file that lists them. */
  readonly shownLaterFile: string
}

/** The pages that show the texts. The texts of a page are in the namespace `pages/<id>`, those of several in shared ones. */
export interface Pages {
  readonly ids: readonly string[]
  /** The file that lists the pages, for messages. */
  readonly file: string
  readonly address: (locale: string, id: string) => string
  /** The ids of the messages that name a page; the first that there is does. */
  readonly titles: (id: string) => readonly string[]
}

export interface WorkbenchConfig {
  /** In the heads of exchange files. */
  readonly name: string
  /** The module that exports this as `workbench`. */
  readonly file: string
  readonly locales: readonly Locale[]
  /** The file that lists them. */
  readonly localesFile: string
  /** The command lines of a command, "npm run i18n --", and of the editor, for advice in messages. */
  readonly command: string
  readonly editorCommand: string
  /** The code of the locale that all others are translated from. */
  readonly sourceLocale: string
  /** The folder of the messages, "locales": those of a namespace are in <folder>/<locale>/<namespace>.json. */
  readonly texts: string
  /** Groups of whole files, such as "news" for locales/en/news/<name>.md. */
  readonly wholeFiles?: readonly string[]
  /** The folder for glossaries, records and comments, from the project's folder. */
  readonly recordsFolder: string
  /** The cache folder, which git ignores. */
  readonly cache: string
  /** The namespaces whose texts several pages show. */
  readonly sharedNamespaces: readonly string[]
  readonly pages: Pages
  readonly rules: TextRules
  /** Strings in source files that read a namespace, besides its quoted name. */
  readonly readBy?: Readonly<Record<string, readonly string[]>>
  /** Replaces variables by the project's values, to count the length of a text. */
  readonly interpolate: (locale: string, text: string) => string
  /** Additional fields of a new locale in the list. */
  readonly newLocale?: (tag: string) => Readonly<Record<string, string>>
  /** Returns a line for each file besides its texts that a build of a locale lacks, with the next step. "publish" prints them. */
  readonly lackedBy?: (root: string, code: string) => readonly string[]
  /** A hash of the inputs of the pages other than the translations. */
  readonly hashOfSources?: (root: string) => Promise<string>
  /** Loads the renderer of the pages; not available in a browser. */
  readonly rendering?: () => Promise<Rendering>
}

/** A project in a folder. Commands, the editor and the build make one, and pass it on. */
export interface Project extends Omit<WorkbenchConfig, 'texts' | 'wholeFiles'> {
  /** The project's folder. */
  readonly root: string
  /** The folder of all messages. */
  readonly folder: string
  /** The paths of the messages. */
  readonly layout: Layout
  readonly source: Locale
  /** The locales that are translated into: all but the source. */
  readonly targets: readonly Locale[]
  /** Every namespace, the shared ones first. */
  readonly namespaces: readonly string[]
}

/** The project of a configuration. */
export function makeProject({ texts, wholeFiles, ...config }: WorkbenchConfig, root = process.cwd()): Project {
  const { locales, sourceLocale, sharedNamespaces, pages } = config
  const layout = layoutOf(texts, wholeFiles)
  return {
    ...config,
    ...{ root, folder: path.join(root, layout.folder), layout },
    source: localeOf({ locales }, sourceLocale),
    targets: locales.filter(({ code }) => code !== sourceLocale),
    namespaces: [...sharedNamespaces, ...pages.ids.map((id) => `pages/${id}`)],
  }
}

/** The absolute path of a file in the cache folder. */
export const cacheFile = ({ root, cache }: Pick<Project, 'root' | 'cache'>, name: string): string =>
  path.join(root, cache, name)

/** Loads the renderer of a project's pages. */
export async function renderingOf({ rendering, file }: Project): Promise<Rendering> {
  if (!rendering) throw new Error(`${file} has no "rendering", which renders the pages.`)
  return rendering()
}

/** The published locales other than the source. */
export const publicTargets = ({ targets }: Pick<Project, 'targets'>): readonly Locale[] =>
  targets.filter((locale) => locale.public)

/** The locales other than the source whose pages are built. */
export const builtTargets = ({ targets }: Pick<Project, 'targets'>): readonly Locale[] =>
  targets.filter((locale) => locale.public || locale.preview === true)

/** The row of a locale. */
export function localeOf({ locales }: Pick<Project, 'locales'>, code: string): Locale {
  const found = locales.find((locale) => locale.code === code)
  if (!found) throw new Error(`Unknown locale "${code}". Use one of ${localeCodes(locales)}.`)
  return found
}

/** The codes of some locales, for a person: "pl, de". */
export const localeCodes = (locales: readonly Locale[]): string => locales.map(({ code }) => code).join(', ')

/** The absolute path of the file with the messages of a namespace. */
export const textFile = ({ root, layout }: Project, locale: string, namespace: string): string =>
  path.join(root, layout.path(locale, namespace))

/** A workbench file without messages, by its name, such as "people.json". */
export const workbenchFile = ({ root, recordsFolder }: Project, name: string) => path.join(root, recordsFolder, name)

/** locales/.workbench/pl.glossary.json */
export const glossaryFile = (project: Project, locale: string) => workbenchFile(project, `${locale}.glossary.json`)

/** locales/.workbench/en.notes.json, by the source locale. */
export const notesFile = (project: Project) => workbenchFile(project, `${project.sourceLocale}.notes.json`)

/** The displayed name of such a file: locales/.workbench/people.json. */
export const placeOf = ({ root }: Project, file: string): string => path.relative(root, file).split(path.sep).join('/')

/** The path of a key: the names of its groups, then of the message. */
export const keyPath = (key: string): string[] => key.split('.')

/** The key of such a path. */
export const keyOf = (names: readonly string[]): string => names.join('.')
