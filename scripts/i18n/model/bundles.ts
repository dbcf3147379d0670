import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { allLocales, config, isLocaleCode, namespaces, sharedNamespaces, sourceLocale } from '../config.ts'
import type { Fault } from '../../lib/fault.ts'
import { keepWhileSame } from '../../lib/keep.ts'
import { readText, sizeOf } from '../../lib/readText.ts'
import { isObject } from './jsonFile.ts'
import { isOwnFolder } from './layout.ts'
import { type LocaleFile, LocaleProblem, type MessageTree, parseLocaleFile } from './localeFile.ts'

/** Namespaces of one locale: "common", "forms", "pages/about". */
export type Namespaces = ReadonlyMap<string, MessageTree>
export type Bundles = ReadonlyMap<string, Namespaces>
/** The same, with the text of each file and the place of each message. */
export type LocaleFiles = ReadonlyMap<string, ReadonlyMap<string, LocaleFile>>

/** In bytes. The largest file of the site has 20 KB; something of this size is a mistake. */
const LARGEST = 1_000_000

/**
 * Reads locales/<code>/**.json. The result holds what could be read; `problems` lists every folder that is no locale,
 * file that is no page's, too large or not UTF-8, JSON error, duplicate key and value that is no text. English
 * has to have every file and no empty text; another locale may lack some, and falls back. Given one locale, it reads that
 * and English alone.
 */
export async function readBundles(
  folder: string,
  only?: string,
): Promise<{ bundles: Bundles; files: LocaleFiles; problems: LocaleProblem[] }> {
  const problems: LocaleProblem[] = []
  const files = new Map<string, ReadonlyMap<string, LocaleFile>>()
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: Error) => {
    throw new Error(
      `${folder}/: expected the folder of the locales, found ${error.message}. Work in the project's folder.`,
    )
  })
  for (const entry of entries.filter((candidate) => candidate.isDirectory() && !isOwnFolder(candidate.name))) {
    const place = `${path.basename(folder)}/${entry.name}`
    if (!isLocaleCode(entry.name)) {
      const codes = allLocales()
        .map((locale) => locale.code)
        .join(', ')
      const expected = `a folder of one of the locales in ${config().localesFile}, ${codes}`
      const next = 'Move the folder away; "add" makes a new locale.'
      problems.push(new LocaleProblem(`${place}/`, { line: 1, expected, found: `"${entry.name}"`, next }))
      continue
    }
    if (only !== undefined && entry.name !== only && entry.name !== sourceLocale()) continue
    files.set(entry.name, await readLocale(path.join(folder, entry.name), place, entry.name, problems))
  }
  problems.push(...lackingSource(path.basename(folder), files.get(sourceLocale()), problems))
  const bundles = new Map(
    [...files].map(([locale, byNamespace]) => [
      locale,
      new Map([...byNamespace].map(([namespace, file]) => [namespace, file.tree])),
    ]),
  )
  return { bundles, files, problems }
}

function lackingSource(
  folder: string,
  source: ReadonlyMap<string, LocaleFile> | undefined,
  problems: readonly LocaleProblem[],
): LocaleProblem[] {
  return namespaces().flatMap((namespace) => {
    const file = `${folder}/${sourceLocale()}/${namespace}.json`
    if (source?.has(namespace) || problems.some((problem) => problem.file === file)) return []
    const expected = `the English texts of "${namespace}", which ${config().pages.file} names`
    return [new LocaleProblem(file, { line: 1, expected, found: 'no such file' })]
  })
}

type ByNamespace = ReadonlyMap<string, LocaleFile>

/** Equal files are the same object: what is made of them can be kept by it. */
const kept = keepWhileSame<ByNamespace>()

async function readLocale(folder: string, place: string, locale: string, problems: LocaleProblem[]) {
  const names = (await readdir(folder, { recursive: true }))
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name.endsWith('.json'))
    .sort()
  const texts = await Promise.all(names.map((name) => readOne(folder, name, locale)))
  const files = new Map<string, LocaleFile>()
  for (const [index, name] of names.entries()) {
    const text = texts[index] ?? ''
    const namespace = name.slice(0, -'.json'.length)
    const file = `${place}/${name}`
    if (typeof text !== 'string') problems.push(new LocaleProblem(file, text))
    else {
      const parsed = parseLocaleFile({ text, file, namespace, mayBeBlank: locale !== sourceLocale() }, problems)
      if (parsed) files.set(namespace, parsed)
    }
  }
  return kept(place, [...files.values()], () => files)
}

async function readOne(folder: string, name: string, locale: string): Promise<string | Fault> {
  if (!namespaces().some((namespace) => name === `${namespace}.json`)) {
    const expected = `${sharedNamespaces().join('.json, ')}.json or pages/<id>.json with the id of a page from ${config().pages.file}`
    return { line: 1, expected, found: name }
  }
  const size = sizeOf(path.join(folder, name))
  if (size > LARGEST) {
    return { line: 1, expected: `at most ${LARGEST} bytes, the texts of one page`, found: `${size} bytes` }
  }
  return (await readText(path.join(folder, name), locale)) ?? { line: 1, expected: 'a file', found: 'none' }
}

/** Every full key of a tree with its text, in file order. What is neither text nor group is left out. */
export function flatten(tree: Readonly<Record<string, unknown>>, prefix = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'string') return [[prefix + key, value]]
    return isObject(value) ? flatten(value, `${prefix}${key}.`) : []
  })
}
