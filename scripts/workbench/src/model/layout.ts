import path from 'node:path'

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
}

/** The namespace of i18next's for projects that have but one. */
const ONLY_NAMESPACE = 'translation'

/**
 * The layout that a path with {{language}} and {{namespace}} stands for: "locales/{{language}}/{{namespace}}.json". Without
 * {{namespace}}, there is one, "translation".
 */
export function layoutOf(pattern: string, keySeparator: Layout['keySeparator'] = '.'): Layout {
  const parts = pattern.split(/(\{\{\w+\}\})/)
  const source = parts.map((part) => groups[part] ?? part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('')
  const file = new RegExp(`^${source}$`)
  const [before = ''] = parts
  return {
    folder: before.slice(0, Math.max(0, before.lastIndexOf('/'))),
    keySeparator,
    parse(name) {
      const { language, namespace = ONLY_NAMESPACE } = file.exec(name)?.groups ?? {}
      return language === undefined || isOwn(name) ? null : { locale: language, namespace }
    },
    path: (locale, namespace) =>
      pattern.replace('{{language}}', () => locale).replace('{{namespace}}', () => namespace),
  }
}

/** Languages have no "/" and no "."; namespaces may stand in folders. */
const groups: Readonly<Record<string, string>> = {
  '{{language}}': '(?<language>[\\w@-]+)',
  '{{namespace}}': '(?<namespace>[^.]+)',
}

const isOwn = (name: string) => name.split('/').includes(own)

/** The folder in locales/ of all that is no message: other tools take any JSON beside messages for messages. */
const own = '.workbench'

/** A file of that folder by its name, such as "pl.record.json". */
export const workbenchFile = (folder: string, name: string) => path.join(folder, own, name)

/** locales/.workbench/pl.glossary.json */
export const glossaryFile = (folder: string, locale: string) => workbenchFile(folder, `${locale}.glossary.json`)

/** locales/.workbench/en.notes.json: of the locale that all others are translated from. */
export const notesFile = (folder: string, source: string) => workbenchFile(folder, `${source}.notes.json`)

/** As a person would name such a file: locales/.workbench/pl.record.json. */
export const placeOf = (file: string) => file.split(/[\\/]/).slice(-3).join('/')
