import { keepWhileSame } from '../lib/keep.ts'
import { type Locale, localeCodes, type Project } from '../project/project.ts'
import { type Bundles, type LocaleFiles, readBundles } from '../project/bundles.ts'
import type { LocaleProblem } from '../project/localeFile.ts'
import { localeNamed } from '../project/localeNamed.ts'
import { type LocaleComments, readComments } from '../project/records/comments.ts'
import { type People, readPeople } from '../project/records/people.ts'
import { type PreviousEnglish, readPrevious } from '../project/records/previous.ts'
import { type LocaleRecords, type MessageRecord, readRecords } from '../project/records/records.ts'
import { isSettled } from '../project/records/signed.ts'
import { sourceMessages, splitId, textHash, type Unit, unitId, unitsOf } from './units.ts'

/** A project with all data about its texts. */
export interface ProjectTexts extends Project {
  readonly bundles: Bundles
  readonly files: LocaleFiles
  readonly records: ReadonlyMap<string, LocaleRecords>
  readonly comments: ReadonlyMap<string, LocaleComments>
  /** The former keys of records and comments in the files, by present id, for messages that English has renamed. */
  readonly adopted: ReadonlyMap<string, Adopted['adopted']>
  readonly people: People
  /** English that imported translations belong to, if it is not today's. */
  readonly previous: PreviousEnglish
  readonly problems: readonly LocaleProblem[]
}

const keptBeside = keepWhileSame<Adopted>()
const keptUnits = keepWhileSame<readonly Unit[]>()

/** Reads locales/ of a project; with `only`, that locale and English. */
export async function readTexts(project: Project, only?: Pick<Locale, 'code'>): Promise<ProjectTexts> {
  const { bundles, files, problems } = await readBundles(project, only?.code)
  const kept = new Map<string, Adopted>()
  const people = readPeople(project, problems)
  for (const locale of project.locales.filter(({ code }) => code === (only?.code ?? code))) {
    const { code } = locale
    const read = {
      records: readRecords(project, code, problems),
      comments: readComments(project, code, problems),
    }
    const inputs = [project.layout, locale, files.get(project.sourceLocale), files.get(code), ...Object.values(read)]
    kept.set(
      code,
      keptBeside(code, inputs, () => adoptOrphans(project, files, locale, read)),
    )
  }
  const previous = readPrevious(project, problems)
  const of = <Kind extends keyof Adopted>(kind: Kind) =>
    new Map([...kept].map(([code, own]) => [code, own[kind]] as const))
  return {
    ...{ ...project, bundles, files, people, previous, problems },
    records: of('records'),
    comments: of('comments'),
    adopted: of('adopted'),
  }
}

/** The files that a command reads or writes. English is always needed. */
export interface Needed {
  readonly locales?: readonly Pick<Locale, 'code'>[] | undefined
  /** Default: all, and the files of locales/.workbench. */
  readonly namespaces?: readonly string[] | undefined
}

/** The same as `readTexts`, but throws one error with every problem of the needed files. */
export async function readSoundTexts(project: Project, needed?: Needed): Promise<ProjectTexts> {
  const texts = await readTexts(project)
  assertSound(texts, needed)
  return texts
}

/** Throws one error with every problem of the needed files. A broken file elsewhere does not stop a command. */
export function assertSound(project: ProjectTexts, needed: Needed = {}): void {
  const problems = problemsOf(project, needed)
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'))
}

/** The problems of the needed files. */
export function problemsOf({ problems, sourceLocale }: ProjectTexts, { locales, namespaces }: Needed): LocaleProblem[] {
  const codes = locales && new Set<string | null>([sourceLocale, ...locales.map(({ code }) => code)])
  const names = namespaces && new Set<string | null>([null, ...namespaces])
  // Without this file, a false signature would go unnoticed.
  const isOfPeople = (file: string) => file.endsWith('/people.json')
  return problems.filter(
    ({ file, locale, namespace }) =>
      isOfPeople(file) || ((codes?.has(locale) ?? true) && (names?.has(namespace) ?? true)),
  )
}

/** The units of one locale. */
export function unitsIn(project: ProjectTexts, locale: Locale): readonly Unit[] {
  const { files, records, layout, sourceLocale } = project
  const own = records.get(locale.code) ?? new Map()
  const inputs = [layout, locale.tag, files.get(sourceLocale), files.get(locale.code), own]
  return keptUnits(locale.code, inputs, () => unitsOf(project, files, locale, own))
}

/** The same for an editor, in which the source can be edited as well. */
export function editedLocale(project: Project, code: string): Locale {
  const found = localeNamed(project.locales, code)
  return found?.code === project.sourceLocale ? found : targetLocale(project, code)
}

/** The row of a typed code or tag. Throws an error that lists the valid ones. */
export function targetLocale({ locales, targets, command }: Project, code: string): Locale {
  const found = localeNamed(locales, code)
  if (found && targets.includes(found)) return found
  const codes = localeCodes(targets)
  const reason = found ? 'the language that all others are translated from' : 'no locale to translate into'
  throw new Error(`"${code}": ${reason}. Use one of ${codes}; a new one is made by ${command} add <code>.`)
}

interface Kept {
  readonly records: LocaleRecords
  readonly comments: LocaleComments
}

interface Adopted extends Kept {
  /** The former key of a message, by its present id, if English has renamed it. */
  readonly adopted: ReadonlyMap<string, string>
}

/**
 * Moves the records and comments of keys that English no longer has to messages under another key whose English and
 * translation have the hashes of the record. This keeps them when one branch renames a key while another translates its
 * text.
 */
function adoptOrphans(project: Project, files: LocaleFiles, locale: Locale, read: Kept): Adopted {
  const next = {
    records: new Map(read.records),
    comments: new Map(read.comments),
  }
  const adopted = new Map<string, string>()
  const lists: Map<string, readonly unknown[]>[] = [next.records, next.comments]
  const adopt = (former: string, id: string) => {
    adopted.set(id, former)
    for (const list of lists) moveList(list, former, id)
  }
  const orphans = orphansIn(project, files, next.records).map((id) => [id, next.records.get(id) ?? []] as const)
  if (orphans.length === 0) return { ...next, adopted }
  for (const unit of unitsOf(project, files, locale, next.records)) {
    if (unit.state !== 'unrecorded') continue
    const [orphan] = orphans.find(([, list]) => list.some((record) => belongsTo(record, unit))) ?? []
    if (!orphan) continue
    // None of these belong to the text.
    next.records.delete(unitId(unit))
    adopt(orphan, unitId(unit))
  }
  return { ...next, adopted }
}

function moveList<Item>(lists: Map<string, readonly Item[]>, from: string, to: string): void {
  const moved = lists.get(from)
  if (moved) lists.set(to, [...(lists.get(to) ?? []), ...moved])
  lists.delete(from)
}

function orphansIn(project: Project, files: LocaleFiles, kept: ReadonlyMap<string, unknown>): string[] {
  const english = files.get(project.sourceLocale)
  const ids = new Set(sourceKeys({ files, sourceLocale: project.sourceLocale }))
  return [...kept.keys()].filter((id) => {
    if (ids.has(id)) return false
    const { namespace } = splitId(id)
    // An unreadable page of English has lost no key.
    return english?.has(namespace) || !project.namespaces.includes(namespace)
  })
}

const belongsTo = ({ english, text }: MessageRecord, unit: Unit) => english === unit.english && text === textHash(unit)

/** The keys of English, "pages/home:hero.title", without plural suffixes. */
export function sourceKeys({ files, sourceLocale }: Pick<ProjectTexts, 'files' | 'sourceLocale'>): string[] {
  return [...(files.get(sourceLocale) ?? [])].flatMap(([namespace, file]) =>
    sourceMessages(file.entries).map(({ key }) => `${namespace}:${key}`),
  )
}

/** The number of texts with an open comment. */
export function questionsOn({ comments }: ProjectTexts, { code }: Locale, units: readonly Unit[]): number {
  const own = comments.get(code)
  return units.filter((unit) => own?.get(unitId(unit))?.some((comment) => !isSettled(comment))).length
}
