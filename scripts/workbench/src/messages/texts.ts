import { keepWhileSame } from '../lib/keep.ts'
import { type Locale, localeCodes, placeOf, type Project } from '../project/project.ts'
import { type Bundles, type LocaleFiles, readBundles } from '../project/bundles.ts'
import type { LocaleProblem } from '../project/localeFile.ts'
import { localeNamed } from '../project/localeNamed.ts'
import { type Note, readNotes } from '../project/notes.ts'
import { type LocaleComments, readComments } from '../project/records/comments.ts'
import { type People, readPeople } from '../project/records/people.ts'
import { type LocaleRecords, type MessageRecord, readRecords, recordFile } from '../project/records/records.ts'
import { isSettled } from '../project/records/signed.ts'
import { sourceMessages, splitId, textHash, type Unit, unitId, unitsOf } from './units.ts'

/** A project with all data about its texts. */
export interface ProjectTexts extends Project {
  readonly bundles: Bundles
  readonly files: LocaleFiles
  readonly records: ReadonlyMap<string, LocaleRecords>
  readonly comments: ReadonlyMap<string, LocaleComments>
  readonly people: People
  /** For translators, on the messages of English. */
  readonly notes: readonly Note[]
  readonly problems: readonly LocaleProblem[]
}

const keptRecords = keepWhileSame<LocaleRecords>()
const keptUnits = keepWhileSame<readonly Unit[]>()

/** Reads locales/ of a project; with `only`, that locale and English. */
export async function readTexts(project: Project, only?: Pick<Locale, 'code'>): Promise<ProjectTexts> {
  const { bundles, files, problems } = await readBundles(project, only?.code)
  const people = readPeople(project, problems)
  const records = new Map<string, LocaleRecords>()
  const comments = new Map<string, LocaleComments>()
  for (const locale of project.locales.filter(({ code }) => code === (only?.code ?? code))) {
    const { code } = locale
    const read = readRecords(project, code, problems)
    const inputs = [project.layout, locale, files.get(project.sourceLocale), files.get(code), read]
    records.set(
      code,
      keptRecords(code, inputs, () => adoptOrphans(project, files, locale, read)),
    )
    comments.set(code, readComments(project, code, problems))
  }
  const notes = readNotes(project, problems)
  return { ...project, bundles, files, records, comments, people, notes, problems }
}

/** Some locales; English is always one of them. Default: all. */
type Wanted = readonly Pick<Locale, 'code'>[] | undefined

/** The same as `readTexts`, but throws one error with every problem of the wanted locales. */
export async function readSoundTexts(project: Project, locales?: Wanted): Promise<ProjectTexts> {
  const texts = await readTexts(project)
  assertSound(texts, locales)
  return texts
}

/** Throws one error with every problem of the wanted locales. A broken file elsewhere does not stop a command. */
export function assertSound(project: ProjectTexts, locales?: Wanted): void {
  const problems = problemsOf(project, locales)
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'))
}

/** The problems of the wanted locales, and of the list of people, without which a false name would go unnoticed. */
export function problemsOf({ problems, sourceLocale }: ProjectTexts, locales?: Wanted): LocaleProblem[] {
  const codes = locales && new Set([sourceLocale, ...locales.map(({ code }) => code)])
  return problems.filter(({ locale }) => locale === null || !codes || codes.has(locale))
}

/** The unreadable namespaces of a locale; null among them if its record is unreadable. Comments do not matter. */
export function unreadableIn(project: ProjectTexts, { code }: Locale): ReadonlySet<string | null> {
  const record = placeOf(project, recordFile(project, code))
  const own = project.problems.filter(({ locale, namespace, file }) => {
    return locale === code && (namespace !== null || file === record)
  })
  return new Set(own.map(({ namespace }) => namespace))
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
  const reason = found ? 'is the language that all others are translated from' : 'is no language of this site'
  throw new Error(`"${code}" ${reason}. Use one of ${codes}. For a new language: ${command} add <code>`)
}

/**
 * Gives the records of keys that English no longer has to messages under another key whose English and translation have the
 * hashes of the record. This keeps them when one branch renames a key while another translates its text.
 */
function adoptOrphans(project: Project, files: LocaleFiles, locale: Locale, records: LocaleRecords): LocaleRecords {
  const orphans = orphansIn(project, files, records)
  if (orphans.length === 0) return records
  const next = new Map(records)
  for (const unit of unitsOf(project, files, locale, records)) {
    if (unit.state !== 'unrecorded') continue
    const orphan = orphans.find((id) => next.get(id)?.some((record) => belongsTo(record, unit)))
    if (orphan === undefined) continue
    next.set(unitId(unit), next.get(orphan) ?? [])
    next.delete(orphan)
  }
  return next
}

function orphansIn(project: Project, files: LocaleFiles, records: LocaleRecords): string[] {
  const english = files.get(project.sourceLocale)
  const ids = new Set(sourceKeys({ files, sourceLocale: project.sourceLocale }))
  return [...records.keys()].filter((id) => {
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

/** The open comments on a text. */
export const openCommentsOn = ({ comments }: ProjectTexts, { code }: Locale, unit: Unit): string[] =>
  (comments.get(code)?.get(unitId(unit)) ?? []).filter((comment) => !isSettled(comment))
