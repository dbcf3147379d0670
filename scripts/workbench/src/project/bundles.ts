import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Fault } from '../lib/fault.ts'
import { isObject } from '../lib/json/values.ts'
import { keepWhileSame } from '../lib/keep.ts'
import { readText } from '../lib/readText.ts'
import { keyOf, localeCodes, type Project } from './project.ts'
import type { MessageFile } from './layout.ts'
import { type LocaleFile, LocaleProblem, type MessageTree, parseLocaleFile } from './localeFile.ts'

/** Namespaces of one locale: "common", "forms", "pages/about". */
export type Namespaces = ReadonlyMap<string, MessageTree>
export type Bundles = ReadonlyMap<string, Namespaces>
/** The same, with the text of each file and the place of each message. */
export type LocaleFiles = ReadonlyMap<string, ReadonlyMap<string, LocaleFile>>

/**
 * Reads locales/<code>/**.json, and whole files. The result has the readable files. `problems` lists every file
 * that is no locale's, no page's or not UTF-8, every JSON error, duplicate key and value
 * that is no text. English has to have every file and no empty text; another locale may lack some, and falls back. With
 * `only`, one locale and English are read.
 */
export async function readBundles(
  project: Project,
  only?: string,
): Promise<{ bundles: Bundles; files: LocaleFiles; problems: LocaleProblem[] }> {
  const problems: LocaleProblem[] = []
  const files = new Map<string, ReadonlyMap<string, LocaleFile>>()
  const found = await findFiles(project)
  const byLocale = Map.groupBy(found, ({ locale }) => locale)
  for (const [code, own] of byLocale) {
    if (!project.locales.some((locale) => locale.code === code)) problems.push(unknownLocale(project, code, own))
    else if (only === undefined || code === only || code === project.sourceLocale)
      files.set(code, readLocale(project, code, own, problems))
  }
  problems.push(...lackingSource(project, files.get(project.sourceLocale), problems))
  const treesOf = (own: ByNamespace) => new Map([...own].map(([namespace, { tree }]) => [namespace, tree]))
  const bundles = new Map([...files].map(([locale, own]) => [locale, treesOf(own)]))
  return { bundles, files, problems }
}

interface FoundFile extends MessageFile {
  readonly place: string
}

async function findFiles({ folder, layout }: Project): Promise<FoundFile[]> {
  const names = await readdir(folder, { recursive: true }).catch((error: Error) => {
    const advice = "Work in the project's folder."
    throw new Error(`The folder of the locales, ${folder}/, cannot be read: ${error.message}. ${advice}`)
  })
  return names
    .map((name) => path.join(layout.folder, name).split(path.sep).join('/'))
    .sort()
    .flatMap((place) => {
      const file = layout.parse(place)
      return file ? [{ ...file, place }] : []
    })
}

function unknownLocale({ locales, localesFile }: Project, code: string, [first]: readonly FoundFile[]): LocaleProblem {
  const found = `"${code}" is not one of the locales in ${localesFile}, ${localeCodes(locales)}. Move the file away; "add" makes a new locale.`
  return new LocaleProblem(first?.place ?? code, { line: 1, expected: '', found }, first)
}

function lackingSource(
  project: Project,
  source: ReadonlyMap<string, LocaleFile> | undefined,
  problems: readonly LocaleProblem[],
): LocaleProblem[] {
  return project.namespaces.flatMap((namespace) => {
    const file = project.layout.path(project.sourceLocale, namespace)
    if (source?.has(namespace) || problems.some((problem) => problem.file === file)) return []
    const expected = `the English texts of "${namespace}", which ${project.pages.file} names`
    const fault = { line: 1, expected, found: 'no such file' }
    return [new LocaleProblem(file, fault, { locale: project.sourceLocale, namespace })]
  })
}

type ByNamespace = ReadonlyMap<string, LocaleFile>

/** Equal files are the same object, so that derived values can be cached by it. */
const kept = keepWhileSame<ByNamespace>()

function readLocale(project: Project, locale: string, own: readonly FoundFile[], problems: LocaleProblem[]) {
  const files = new Map<string, LocaleFile>()
  for (const found of own) {
    const { place, namespace } = found
    const text = readOne(project, found)
    if (typeof text !== 'string') problems.push(new LocaleProblem(place, text, { locale, namespace }))
    else {
      const mayBeBlank = locale !== project.sourceLocale
      const parsed = parseLocaleFile({ text, file: place, locale, namespace, mayBeBlank }, problems)
      if (parsed) files.set(namespace, parsed)
    }
  }
  return kept(`${project.folder} ${locale}`, [...files.values()], () => files)
}

function readOne(project: Project, { place, locale, namespace }: FoundFile): string | Fault {
  const file = path.join(project.root, place)
  if (!project.namespaces.includes(namespace) && !project.layout.isWhole(namespace)) {
    const expected = `${project.sharedNamespaces.join('.json, ')}.json or pages/<id>.json with the id of a page from ${project.pages.file}`
    return { line: 1, expected, found: place.slice(place.indexOf(`/${locale}/`) + locale.length + 2) }
  }
  return readText(file) ?? { line: 1, expected: 'a file', found: 'none' }
}

/** Every full key of a tree with its text, in file order. Values that are neither text nor group are left out. */
export function flatten(tree: Readonly<Record<string, unknown>>, prefix = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'string') return [[prefix + key, value]]
    return isObject(value) ? flatten(value, keyOf([prefix + key, ''])) : []
  })
}
