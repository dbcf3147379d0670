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
 * The layout of a folder: <folder>/<locale>/<namespace>.json. `whole` names groups of whole files, "news" for
 * locales/en/news/<name>.md: each file is a namespace, "news/<name>", whose one message is the text of the file.
 */
export function layoutOf(folder: string, whole: readonly string[] = []): Layout {
  const isWhole = (namespace: string) => whole.some((group) => namespace.startsWith(`${group}/`))
  const endingOf = (namespace: string) => (isWhole(namespace) ? WHOLE_ENDING : '.json')
  return {
    folder,
    parse(file) {
      const place = file.startsWith(`${folder}/`) && !file.includes('/.') ? file.slice(folder.length + 1) : ''
      // Locales have no "/" and no "."; namespaces may be in folders.
      const [, locale = '', namespace = '', ending] = /^([\w@-]+)\/([^.]+)(\..+)$/.exec(place) ?? []
      return namespace !== '' && ending === endingOf(namespace) ? { locale, namespace } : null
    },
    path: (locale, namespace) => `${folder}/${locale}/${namespace}${endingOf(namespace)}`,
    isWhole,
  }
}
