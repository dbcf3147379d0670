import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { config, isLocaleCode, keptFolders, localeOf, sourceLocale } from '../config.ts'
import { git, gitOrNull, readObjects } from '../lib/git.ts'
import { readText } from '../lib/readText.ts'
import { partOf } from './history.ts'
import { parseJsonFile } from '../model/jsonFile.ts'
import { type LocaleFile, LocaleProblem, parseLocaleFile } from '../model/localeFile.ts'
import { type Annotation, annotationFormat } from '../model/records/annotations.ts'
import { commentFormat, type LocaleComments } from '../model/records/comments.ts'
import { parseById } from '../model/records/messageFile.ts'
import { type LocaleRecords, recordFormat } from '../model/records/records.ts'
import { type Unit, unitsOf } from '../model/units.ts'

/** The texts of locales/ at one time. */
export interface Snapshot {
  /** For people: "main (3f2a91c)" or "the working tree". */
  readonly name: string
  readonly files: ReadonlyMap<string, ReadonlyMap<string, LocaleFile>>
  readonly comments: ReadonlyMap<string, LocaleComments>
  readonly annotations: ReadonlyMap<string, LocaleComments>
  /** The units of a locale; none of a folder that is no locale today. */
  unitsIn(locale: string): readonly Unit[]
  readonly problems: readonly LocaleProblem[]
}

/** Reads locales/ as it is in a commit. Throws an error when there is no such commit. */
export async function readCommit(root: string, commit: string): Promise<Snapshot> {
  const wanted = ['--short', '--end-of-options', `${commit}^{commit}`]
  const id = (await gitOrNull(root, ['rev-parse', '--verify', '--quiet', ...wanted]))?.trim()
  if (!id) {
    await git(root, ['rev-parse', '--git-dir'])
    throw new Error(`"${commit}": expected a commit, branch or tag of this repository, found none of that name.`)
  }
  const listed = await git(root, ['ls-tree', '-r', '-z', id, '--', ...keptFolders()])
  const objects = listed.split('\0').flatMap((line) => {
    const [, object = '', file = ''] = /^\d+ blob ([0-9a-f]+)\t(.+)$/s.exec(line) ?? []
    return partOf(file) ? [{ object, file }] : []
  })
  const texts = await readObjects(root, [...new Set(objects.map(({ object }) => object))])
  const named = objects.map(({ object, file }) => [file, texts.get(object) ?? ''] as const)
  return snapshotOf(`${commit} (${id})`, new Map(named))
}

/** Reads locales/ as it stands in the folder. */
export async function readWorkingTree(root: string): Promise<Snapshot> {
  const namesIn = async (folder: string) => {
    const names = await readdir(path.join(root, folder), { recursive: true }).catch(() => [])
    return names.map((name) => path.join(folder, name).split(path.sep).join('/'))
  }
  const all = (await Promise.all(keptFolders().map(namesIn))).flat()
  const names = [...new Set(all)].filter(partOf).toSorted()
  const read = async (file: string) => {
    const text = await readText(path.join(root, file), config().layout.parse(file)?.locale)
    if (text === null || typeof text === 'string') return [file, text ?? ''] as const
    throw new LocaleProblem(file, text)
  }
  return snapshotOf('the working tree', new Map(await Promise.all(names.map(read))))
}

function snapshotOf(name: string, texts: ReadonlyMap<string, string>): Snapshot {
  const problems: LocaleProblem[] = []
  const files = new Map<string, Map<string, LocaleFile>>()
  const records = new Map<string, LocaleRecords>()
  const comments = new Map<string, LocaleComments>()
  const annotations = new Map<string, LocaleComments>()
  for (const [file, text] of texts) {
    const part = partOf(file)
    const place = `${name}: ${file}`
    if (part?.namespace) {
      const parsed = parseLocaleFile({ ...part, text, file: place, mayBeBlank: true }, problems)
      if (parsed) files.set(part.locale, (files.get(part.locale) ?? new Map()).set(part.namespace, parsed))
    } else if (part) {
      const { kind, locale: about } = part
      const parsed = parseJsonFile(text, place, problems)
      if (parsed && kind === 'record') records.set(about, parseById(parsed, recordFormat, problems))
      else if (parsed && kind === 'comments') comments.set(about, parseById(parsed, commentFormat, problems))
      else if (parsed) {
        const lists = [...parseById(parsed, annotationFormat, problems)]
        annotations.set(about, new Map(lists.map(([id, list]) => [id, list.map(inWords)])))
      }
    }
  }
  const unitsIn = (locale: string) => {
    if (!isLocaleCode(locale)) return []
    const both = new Map([sourceLocale(), locale].map((code) => [code, files.get(code) ?? new Map()]))
    return unitsOf(both, localeOf(locale), records.get(locale) ?? new Map())
  }
  return { name, files, comments, annotations, unitsIn, problems }
}

const inWords = ({ type, severity, comment, reviewer }: Annotation) =>
  `${severity} ${type}${comment && `: ${comment}`} (${reviewer})`
