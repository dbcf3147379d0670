import path from 'node:path'
import { keyPath, rootOf, sourceLocale, textFile, type Locale } from '../config.ts'
import { once } from '../lib/once.ts'
import { commitsOf, readObjects } from '../lib/git.ts'
import { jsonIn, valueAt } from '../lib/json/values.ts'
import { filesBefore, journalFile, parseJournal, type Step } from '../model/journal.ts'
import { type RawFiles, readRaw } from '../model/fileEdits.ts'
import type { Project } from '../model/project.ts'
import { errorInWords } from '../model/records/annotations.ts'
import { besideFormats } from '../model/records/beside.ts'
import { type MessageRecord, parseRecordList } from '../model/records/records.ts'
import { checkedBy } from '../model/records/reviewers.ts'
import { formKey, splitId, type Unit, unitId } from '../model/units.ts'

/** What became of a message at one time. */
export interface Version {
  readonly at: string | null
  readonly who: string | null
  readonly what: readonly string[]
  /** What was said of it: the subject of a commit. */
  readonly why: string | null
  /** As they were then, by form; null where there was none. */
  readonly texts: Readonly<Record<string, string>> | null
}

const MOST = 300

interface Standing {
  readonly texts: readonly (string | null)[]
  readonly record: MessageRecord | null
  readonly errors: readonly string[]
  readonly comments: readonly string[]
}

type Files = Readonly<Record<'texts' | 'records' | 'annotations' | 'comments', string>>

type Occasion = Pick<Version, 'at' | 'who' | 'why'>

interface Sources {
  readonly project: Pick<Project, 'folder' | 'moved'>
  readonly locale: Locale
  readonly unit: Unit
}

/** What became of a message, the newest first, by git and by what the editor has noted on this machine. */
export async function messageHistory({ project, locale, unit }: Sources): Promise<Version[]> {
  const { folder } = project
  const { records, annotations, comments } = besideFormats
  const files: Files = {
    texts: textFile(folder, locale.code, unit.namespace),
    records: records.file(folder, locale.code),
    annotations: annotations.file(folder, locale.code),
    comments: comments.file(folder, locale.code),
  }
  const standingIn = readerOf(unit, [unitId(unit), ...formerIds(project, unitId(unit))], files)
  const versions: { standing: Standing; version: Version }[] = []
  const add = (standing: Standing, occasion: Occasion) => {
    const what = newsOf(versions.at(-1)?.standing ?? nothing, standing, locale.code === sourceLocale())
    if (what.length > 0) versions.push({ standing, version: { ...occasion, what, texts: textsOf(unit, standing) } })
  }
  for (const { contents, occasion } of await contentsOf(folder, files)) add(standingIn(contents), occasion)
  const now = await readRaw(Object.values(files))
  const present = standingIn(now)
  const lastAt = versions.at(-1)?.version.at ?? ''
  const journal = journalFile(rootOf(folder), locale.code)
  const steps = parseJournal((await readRaw([journal])).get(journal)).filter(
    ({ at = '', undone, changes }) =>
      undone === undefined && at > lastAt && changes.some(({ id }) => id === unitId(unit)),
  )
  const after = [now]
  for (const step of steps.slice(1).toReversed()) after.unshift(filesBefore(rootOf(folder), after[0] ?? now, step))
  for (const [index, step] of steps.entries()) add(standingIn(after[index] ?? now), occasionOf(step))
  add(present, { at: null, who: null, why: 'not committed yet' })
  return versions.map(({ version }) => version).toReversed()
}

const nothing: Standing = { texts: [], record: null, errors: [], comments: [] }

const occasionOf = ({ at, person = null, done }: Step): Occasion => ({
  at: at ?? null,
  who: person,
  why: done ? `${done} in the editor, not committed yet` : 'not committed yet',
})

function formerIds({ moved }: Sources['project'], id: string): string[] {
  const ids = [id]
  // What is added is looked at as well.
  for (const present of ids) {
    for (const [from, to] of moved) if (to === present && !ids.includes(from)) ids.push(from)
  }
  return ids.slice(1)
}

/** Reads what stands of a message in the contents of its files, under the first of its ids that is there. */
function readerOf(unit: Unit, ids: readonly string[], files: Files): (contents: RawFiles) => Standing {
  const treeIn = once((text: string) => ({ tree: jsonIn(text) }))
  const at = (contents: RawFiles, file: string, names: readonly string[]) =>
    valueAt(treeIn(contents.get(file) ?? '').tree, names)
  return (contents) => {
    const textIn = (key: string) => {
      const text = at(contents, files.texts, keyPath(key))
      return typeof text === 'string' && text.trim() !== '' ? text : null
    }
    const keys = ids.map((id) => splitId(id).key)
    const texts = keys.map((key) => unit.forms.map((form) => textIn(formKey({ key }, form))))
    const beside = (file: string) =>
      ids.map((id) => at(contents, file, [splitId(id).namespace, splitId(id).key])).find((value) => value !== undefined)
    const [record = null] = parseRecordList(beside(files.records)) ?? []
    const comments = beside(files.comments)
    return {
      texts: texts.find((list) => list.some((text) => text !== null)) ?? unit.forms.map(() => null),
      record,
      errors: (besideFormats.annotations.parse(beside(files.annotations) ?? []) ?? []).map(errorInWords),
      comments: Array.isArray(comments) ? comments.filter((comment) => typeof comment === 'string') : [],
    }
  }
}

async function contentsOf(folder: string, files: Files): Promise<{ contents: RawFiles; occasion: Occasion }[]> {
  const commits = await commitsOf(folder, Object.values(files), MOST).catch(() => [])
  const ids = new Set(commits.flatMap(({ changes }) => changes.map(({ after }) => after).filter(Boolean)))
  const texts = await readObjects(folder, [...ids]).catch(() => new Map<string, string>())
  let contents = new Map<string, string | null>()
  return commits.toReversed().map(({ at, author, message, changes }) => {
    const changed = changes.map(({ file, after }) => [path.join(folder, file), texts.get(after) ?? null] as const)
    contents = new Map([...contents, ...changed])
    const [why = ''] = message.split('\n')
    return { contents, occasion: { at: new Date(at).toISOString(), who: author, why } }
  })
}

function newsOf(before: Standing, now: Standing, isSource: boolean): string[] {
  const isOther = now.texts.some((text, index) => text !== (before.texts[index] ?? null))
  const isRecorded = JSON.stringify(now.record) !== JSON.stringify(before.record)
  const reviewers = checkedBy(now.record).filter((name) => isOther || !checkedBy(before.record).includes(name))
  const isNew = (list: readonly string[], known: readonly string[]) => list.filter((one) => !known.includes(one))
  return [
    ...(isOther ? [textNews(now, isSource)] : []),
    ...(isRecorded && reviewers.length > 0 ? [`reviewed by ${reviewers.join(', ')}`] : []),
    ...(isRecorded ? recordNews(before.record, now.record, isOther || reviewers.length > 0) : []),
    ...isNew(now.errors, before.errors).map((error) => `error marked: ${error}`),
    ...isNew(now.comments, before.comments).map((comment) => `comment: ${comment}`),
  ]
}

function textNews({ texts, record }: Standing, isSource: boolean): string {
  if (texts.every((text) => text === null)) return 'text taken away'
  const made = isSource ? 'written' : 'translated'
  if (!record) return made
  const { origin, translator } = record
  return `${made} by ${translator ?? (origin === 'machine' ? 'a machine' : origin === 'imported' ? 'a file' : 'a person')}`
}

function recordNews(before: MessageRecord | null, now: MessageRecord | null, isTold: boolean): string[] {
  if (!now) return isTold ? [] : ['no longer recorded']
  const { needsWork, reviewer, waiver, form, english } = now
  if (needsWork && !before?.needsWork) return [`needs work${reviewer ? `, says ${reviewer}` : ''}`]
  if (waiver && waiver !== before?.waiver) return [`confirmed by its translator, because: ${waiver}`]
  if (form && form !== before?.form) return [`kept, as the English has changed in form alone: ${form}`]
  if (isTold) return []
  return [before && before.english !== english ? 'found to fit the English as it has become' : 'recorded']
}

function textsOf(unit: Unit, { texts }: Standing): Version['texts'] {
  if (texts.every((text) => text === null)) return null
  return Object.fromEntries(unit.forms.map(({ category }, index) => [category ?? 'text', texts[index] ?? '']))
}
