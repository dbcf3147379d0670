import path from 'node:path'
import { defaultLocale, type Locale } from '../../../src/config/locales.ts'
import { messageOf } from '../../lib/run.ts'
import { recordUnits } from '../accept/recording.ts'
import { groupBy } from '../model/groups.ts'
import { parseLocaleFile } from '../model/localeFile.ts'
import type { Project } from '../model/project.ts'
import { annotationFormat, annotationsFile } from '../model/records/annotations.ts'
import { addComments } from '../model/records/comments.ts'
import { printById } from '../model/records/messageFile.ts'
import { previousFile, printPrevious } from '../model/records/previous.ts'
import { formKey, unitId } from '../model/units.ts'
import { type Compared, changedForms } from './compare.ts'
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
    ...newAnnotations(project, locale, annotations),
    ...newPrevious(project, messages),
  ])
}

/** Throws an error where a text stands in the place of a group of texts, or the reverse. */
function newTextFiles(project: Project, locale: Locale, messages: readonly Compared[]): [string, string][] {
  const changed = messages.filter(({ effect }) => effect === 'new' || effect === 'changed')
  return [...groupBy(changed, ({ unit }) => unit.namespace)].map(([namespace, ofFile]) => {
    const file = path.join(project.folder, locale.code, `${namespace}.json`)
    const english = project.files.get(defaultLocale)?.get(namespace)
    if (!english) throw new Error(`locales/${defaultLocale}/${namespace}.json: missing.`)
    const before = project.files.get(locale.code)?.get(namespace)?.text ?? null
    const texts = newTexts(ofFile)
    const text = placed(file, () => placeTexts(before, texts, english, locale))
    const read = parseLocaleFile({ text, file, namespace, mayBeBlank: true }, [])
    const lost = [...texts].find(([key, wanted]) => read?.entries.get(key)?.text !== wanted)
    if (lost) throw new Error(`${file}: "${lost[0]}" cannot be placed beside what is there. Nothing was written.`)
    return [file, text]
  })
}

/** The texts to be written, by full key. */
const newTexts = (messages: readonly Compared[]): ReadonlyMap<string, string> =>
  new Map(
    messages.flatMap((message) =>
      changedForms(message).flatMap(({ form }) =>
        form.target === null ? [] : [[formKey(message.unit, form), form.target] as const],
      ),
    ),
  )

function placed(file: string, place: () => string): string {
  try {
    return place()
  } catch (error) {
    throw new Error(
      `${file}: a text stands where English has a group of texts, or the reverse (${messageOf(error)}). Nothing was written.`,
    )
  }
}

function newRecords(project: Project, locale: Locale, messages: readonly Compared[]): [string, string][] {
  const records = new Map(messages.flatMap(({ unit, record }) => (record ? [[unitId(unit), record] as const] : [])))
  if (records.size === 0) return []
  const units = messages.filter(({ record }) => record).map(({ unit, forms }) => ({ ...unit, forms }))
  return [recordUnits(project, locale, units, (unit) => records.get(unitId(unit)) ?? {})]
}

function newAnnotations(project: Project, { code }: Locale, added: ImportPlan['annotations']): [string, string][] {
  if (added.length === 0) return []
  const annotations = new Map(project.annotations.get(code))
  for (const { unit, annotations: more } of added) {
    annotations.set(unitId(unit), [...(annotations.get(unitId(unit)) ?? []), ...more])
  }
  return [[annotationsFile(project.folder, code), printById(annotations, annotationFormat)]]
}

/** Keeps the English that recorded texts belong to where it is not today's: git may never have seen it. */
function newPrevious(project: Project, messages: readonly Compared[]): [string, string][] {
  const wanted = new Map(messages.flatMap(({ record, older }) => (record && older ? [[older.hash, older.forms]] : [])))
  const added = [...wanted].filter(([hash]) => !project.previous.has(hash))
  if (added.length === 0) return []
  const records = [...project.records.values()].flatMap((ofLocale) => [...ofLocale.values()].flat())
  const referred = new Set([...wanted.keys(), ...records.map(({ english }) => english)])
  // What a file that cannot be read refers to, nobody knows.
  const kept = [...project.previous].filter(([hash]) => project.problems.length > 0 || referred.has(hash))
  return [[previousFile(project.folder), printPrevious(new Map([...kept, ...added]))]]
}
