import path from 'node:path'
import { defaultLocale, type Locale } from '../../../src/config/locales.ts'
import { messageOf } from '../../lib/run.ts'
import { recordUnits } from '../accept/recording.ts'
import { parseLocaleFile } from '../model/localeFile.ts'
import type { Project } from '../model/project.ts'
import { addComments } from '../model/records/comments.ts'
import { previousFile, printPrevious } from '../model/records/previous.ts'
import { formKey, type Unit, unitId } from '../model/units.ts'
import { type Compared, changedForms } from './compare.ts'
import { addAnnotations } from './newAnnotations.ts'
import { placeTexts } from './placeTexts.ts'
import type { ImportPlan } from './planImport.ts'

/** Works out the new locale files, records, comments, annotations and English of the past from a plan without a problem. Writes nothing. */
export function prepareImport(
  project: Project,
  { locale, messages, comments, annotations }: ImportPlan,
): ReadonlyMap<string, string> {
  if (!locale) return new Map()
  return new Map([
    ...newTextFiles(project, locale, messages),
    ...newRecords(project, locale, messages),
    ...(comments.length > 0 ? [addComments(project, locale.code, comments)] : []),
    ...(annotations.length > 0 ? [addAnnotations(project, locale.code, annotations)] : []),
    ...newPrevious(project, messages),
  ])
}

function newTextFiles(project: Project, locale: Locale, messages: readonly Compared[]): Map<string, string> {
  const files = new Map<string, string>()
  const changed = messages.filter(({ effect }) => effect === 'new' || effect === 'changed')
  for (const namespace of new Set(changed.map(({ unit }) => unit.namespace))) {
    const texts = newTexts(changed.filter(({ unit }) => unit.namespace === namespace))
    const file = path.join(project.folder, locale.code, `${namespace}.json`)
    const english = project.files.get(defaultLocale)?.get(namespace)
    if (!english) throw new Error(`locales/${defaultLocale}/${namespace}.json: missing.`)
    const before = project.files.get(locale.code)?.get(namespace)?.text ?? null
    const text = placed(file, () => placeTexts(before, texts, english, locale))
    assertReadsBack(file, namespace, text, texts)
    files.set(file, text)
  }
  return files
}

function newRecords(project: Project, locale: Locale, messages: readonly Compared[]): [string, string][] {
  const recorded = messages.filter(({ record }) => record !== null)
  if (recorded.length === 0) return []
  const updates = new Map(recorded.map(({ unit, record }) => [unitId(unit), record ?? {}]))
  const units = recorded.map(({ unit, forms }): Unit => ({ ...unit, forms }))
  return [recordUnits(project, locale, units, (unit) => updates.get(unitId(unit)) ?? {})]
}

/** Keeps the English that recorded texts belong to where it is not today's: git may never have seen it. */
function newPrevious(project: Project, messages: readonly Compared[]): [string, string][] {
  const wanted = new Map(messages.flatMap(({ record, older }) => (record && older ? [[older.hash, older.forms]] : [])))
  const added = [...wanted].filter(([hash]) => !project.previous.has(hash))
  if (added.length === 0) return []
  // What a file that cannot be read refers to, nobody knows.
  const isKept = (hash: string) => project.problems.length > 0 || wanted.has(hash) || isReferred(project, hash)
  const kept = [...project.previous].filter(([hash]) => isKept(hash))
  return [[previousFile(project.folder), printPrevious(new Map([...kept, ...added]))]]
}

const isReferred = ({ records }: Project, hash: string) =>
  [...records.values()].some((ofLocale) =>
    [...ofLocale.values()].some((list) => list.some(({ english }) => english === hash)),
  )

function newTexts(messages: readonly Compared[]): Map<string, string> {
  const texts = new Map<string, string>()
  for (const message of messages) {
    for (const { form } of changedForms(message)) {
      if (form.target !== null) texts.set(formKey(message.unit, form), form.target)
    }
  }
  return texts
}

function placed(file: string, place: () => string): string {
  try {
    return place()
  } catch (error) {
    throw new Error(
      `${file}: a text stands where English has a group of texts, or the reverse (${messageOf(error)}). Nothing was written.`,
    )
  }
}

function assertReadsBack(file: string, namespace: string, text: string, texts: ReadonlyMap<string, string>): void {
  const read = parseLocaleFile({ text, file, namespace, mayBeBlank: true }, [])
  for (const [key, wanted] of texts) {
    if (read?.entries.get(key)?.text === wanted) continue
    throw new Error(`${file}: "${key}" cannot be placed beside what is there. Nothing was written.`)
  }
}
