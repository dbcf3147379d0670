import path from 'node:path'
import { config, rootOf } from '../config.ts'
import { WHOLE_ENDING } from './wholeFile.ts'

/** Which locale and which namespace the messages of a file are of. */
export interface MessageFile {
  readonly locale: string
  readonly namespace: string
}

/** Where a project has its messages, and how their keys are written. */
export interface Layout {
  /** The folder below which all files of messages stand, from the project's: "locales". */
  readonly folder: string
  /** What a file is by its path from the project's folder; null for a file of another kind. */
  parse(file: string): MessageFile | null
  /** The path, from the project's folder, of the file that has the messages of a namespace in a locale. */
  path(locale: string, namespace: string): string
  /** What stands between the names of groups and messages in a key; false where files have no groups. */
  readonly keySeparator: string | false
  /** What stands between a key and its plural form. */
  readonly pluralSeparator: string
}

interface LayoutOptions extends Partial<Pick<Layout, 'pluralSeparator'>> {
  /**
   * Groups of whole files, "news" for locales/en/news/<name>.md: each file is a namespace, "news/<name>", whose one message is
   * the text of the file. A locale has those that somebody has put there.
   */
  readonly whole?: readonly string[]
  /** The namespace of a pattern without {{namespace}}. Default: i18next's own, "translation". */
  readonly namespace?: string
  /** The locale whose files have no code in their names, as lang/main.json beside lang/main-de.json. */
  readonly unnamed?: string | null
}

/** The layout of a path, "locales/{{language}}/{{namespace}}.json"; without {{namespace}}, there is one. */
export function layoutOf(
  pattern: string,
  { pluralSeparator = '_', namespace: only = 'translation', unnamed = null, whole = [] }: LayoutOptions = {},
): Layout {
  const isWhole = (namespace: string) => whole.some((group) => namespace.startsWith(`${group}/`))
  const ofWhole = pattern.replace(/\.json$/, WHOLE_ENDING)
  const files = [{ pattern, locale: null as string | null }]
  if (unnamed !== null) files.push({ pattern: withoutLanguage(pattern), locale: unnamed })
  const readers = [...files, { pattern: ofWhole, locale: null }].map((file) => ({
    ...file,
    expression: expressionOf(file.pattern),
  }))
  const [before = ''] = pattern.split('{{')
  return {
    folder: before.slice(0, Math.max(0, before.lastIndexOf('/'))),
    keySeparator: '.',
    pluralSeparator,
    parse(name) {
      for (const { expression, locale, pattern } of name.includes('/.') ? [] : readers) {
        const found = expression.exec(name)
        const { language = locale, namespace = only } = found?.groups ?? {}
        if (found && language !== null && isWhole(namespace) === (pattern === ofWhole))
          return { locale: language, namespace }
      }
      return null
    },
    path: (locale, namespace) =>
      (isWhole(namespace)
        ? ofWhole
        : (files.findLast((file) => file.locale === null || file.locale === locale)?.pattern ?? pattern)
      )
        .replace('{{language}}', () => locale)
        .replace('{{namespace}}', () => namespace),
  }
}

/** "lang/main.json" for "lang/main-{{language}}.json". */
export const withoutLanguage = (pattern: string): string => pattern.replace(/[-_.]\{\{language\}\}/, '')

/** Languages have no "/" and no "."; namespaces may stand in folders. Side by side in one name, only what looks like one is a language. */
function expressionOf(pattern: string): RegExp {
  const isMixed = /\}\}[-_]\{\{/.test(pattern)
  const groups: Readonly<Record<string, string>> = {
    '{{language}}': isMixed ? '(?<language>[a-z]{2,3}(?:[-_]?[A-Z]\\w+|[-_][a-z]{2})?)' : '(?<language>[\\w@-]+)',
    '{{namespace}}': isMixed ? '(?<namespace>[^.]+?)' : '(?<namespace>[^.]+)',
  }
  const parts = pattern.split(/(\{\{\w+\}\})/)
  return new RegExp(`^${parts.map((part) => groups[part] ?? part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('')}$`)
}

/** A file of the folder of all that is no message by its name, such as "pl.record.json". `folder` is that of all messages. */
export const workbenchFile = (folder: string, name: string) => path.join(rootOf(folder), config().records, name)

/** locales/.workbench/pl.glossary.json */
export const glossaryFile = (folder: string, locale: string) => workbenchFile(folder, `${locale}.glossary.json`)

/** locales/.workbench/en.notes.json: of the locale that all others are translated from. */
export const notesFile = (folder: string, source: string) => workbenchFile(folder, `${source}.notes.json`)

/** As a person would name such a file: locales/.workbench/pl.record.json. */
export const placeOf = (file: string) => file.split(/[\\/]/).slice(-3).join('/')
