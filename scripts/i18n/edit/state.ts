import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { defaultLocale, type Locale } from '../../../src/config/locales.ts'
import { glossaryFile } from '../model/layout.ts'
import { assertSound, type Project, readProject, unitsIn } from '../model/project.ts'
import { annotationsFile } from '../model/records/annotations.ts'
import { commentsFile } from '../model/records/comments.ts'
import { recordFile } from '../model/records/records.ts'
import { splitId, type Unit, unitId } from '../model/units.ts'
import { stepsFile } from './steps.ts'

/** Whose texts are edited. */
export interface Workplace {
  /** The project's folder. */
  readonly root: string
  readonly locale: Locale
}

/** The files that an edit of a message depends on, and may write. */
export interface MessageFiles {
  readonly english: string
  readonly texts: string
  readonly record: string
  readonly comments: string
  readonly annotations: string
  readonly glossary: string
  /** What may be taken back. */
  readonly steps: string
}

/** A message and all that its edit depends on, as it is on the disk. */
export interface State extends Workplace {
  readonly project: Project
  /** All messages of the locale, and the one that is edited. */
  readonly units: readonly Unit[]
  readonly unit: Unit
  readonly files: MessageFiles
  /** The texts of those files; null for one that is not there. */
  readonly raw: ReadonlyMap<string, string | null>
}

/** Reads a message; null when English has none of this id. Throws an error that names what cannot be read. */
export async function readState(workplace: Workplace, id: string): Promise<State | null> {
  const { root, locale } = workplace
  const { namespace } = splitId(id)
  // First, so that a change in between is noticed: see isUnchanged.
  const files = filesOf(workplace, namespace)
  const raw = await readRaw(files)
  const project = await readProject(root, locale)
  assertSound(project, { locales: [locale], namespaces: [namespace] })
  const units = unitsIn(project, locale)
  const unit = units.find((candidate) => unitId(candidate) === id)
  return unit ? { ...workplace, project, units, unit, files, raw } : null
}

/** Whether the files of a message are still as they were read. */
export async function isUnchanged({ files, raw }: State): Promise<boolean> {
  const present = await readRaw(files)
  return [...raw].every(([file, text]) => present.get(file) === text)
}

function filesOf({ root, locale }: Workplace, namespace: string): MessageFiles {
  const folder = path.join(root, 'locales')
  return {
    english: path.join(folder, defaultLocale, `${namespace}.json`),
    texts: path.join(folder, locale.code, `${namespace}.json`),
    record: recordFile(folder, locale.code),
    comments: commentsFile(folder, locale.code),
    annotations: annotationsFile(folder, locale.code),
    glossary: glossaryFile(folder, locale.code),
    steps: stepsFile(root, locale),
  }
}

async function readRaw(files: MessageFiles): Promise<Map<string, string | null>> {
  const names: string[] = Object.values(files)
  return new Map(await Promise.all(names.map(async (file) => [file, await read(file)] as const)))
}

async function read(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
