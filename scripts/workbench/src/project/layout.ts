import { WHOLE_ENDING } from './wholeFile.ts'

/** The locale and the namespace of a file of messages. */
export interface MessageFile {
  readonly locale: string
  readonly namespace: string
}

/** The places of a project's messages. */
export interface Layout {
  /** The folder of all files of messages, from the project's: "locales". */
  readonly folder: string
  /** The locale and namespace of a file, by its path from the project's folder; null for a file of another kind. */
  parse(file: string): MessageFile | null
  /** The path, from the project's folder, of the file that has the messages of a namespace in a locale. */
  path(locale: string, namespace: string): string
  /** True for a namespace that is a whole file, which a locale has or lacks: no page reads it as messages. */
  isWhole(namespace: string): boolean
}

/**
 * The layout of a path pattern, "locales/{{language}}/{{namespace}}.json". `whole` names groups of whole files, "news" for
 * locales/en/news/<name>.md: each file is a namespace, "news/<name>", whose one message is the text of the file.
 */
export function layoutOf(pattern: string, whole: readonly string[] = []): Layout {
  const isWhole = (namespace: string) => whole.some((group) => namespace.startsWith(`${group}/`))
  const ofWhole = pattern.replace(/\.json$/, WHOLE_ENDING)
  const readers = [pattern, ofWhole].map((own) => ({ own, expression: expressionOf(own) }))
  const [before = ''] = pattern.split('{{')
  return {
    folder: before.slice(0, Math.max(0, before.lastIndexOf('/'))),
    parse(name) {
      for (const { expression, own } of name.includes('/.') ? [] : readers) {
        const { language, namespace } = expression.exec(name)?.groups ?? {}
        if (language !== undefined && namespace !== undefined && isWhole(namespace) === (own === ofWhole))
          return { locale: language, namespace }
      }
      return null
    },
    path: (locale, namespace) =>
      (isWhole(namespace) ? ofWhole : pattern)
        .replace('{{language}}', () => locale)
        .replace('{{namespace}}', () => namespace),
    isWhole,
  }
}

/** Languages have no "/" and no "."; namespaces may be in folders. */
function expressionOf(pattern: string): RegExp {
  const groups: Readonly<Record<string, string>> = {
    '{{language}}': '(?<language>[\\w@-]+)',
    '{{namespace}}': '(?<namespace>[^.]+)',
  }
  const parts = pattern.split(/(\{\{\w+\}\})/)
  return new RegExp(`^${parts.map((part) => groups[part] ?? part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('')}$`)
}
