import type { Locale } from '../../../src/config/locales.ts'
import type { Finding } from '../../lib/output.ts'
import { type LocaleRules, localeRules } from '../checks/localeRules.ts'
import { noteFinder, readNotes } from '../model/notes.ts'
import { type Project, unitsIn } from '../model/project.ts'
import { type Unit, unitId } from '../model/units.ts'

/** What the panel's answers about one locale are made from. It stands for the files as they were read. */
export interface LocaleData {
  readonly project: Project
  readonly locale: Locale
  /** By id, in the order of the English files. */
  readonly units: ReadonlyMap<string, Unit>
  readonly rules: LocaleRules
  readonly notesOf: ReturnType<typeof noteFinder>
}

/** Prepares a locale of a project that is sound. Throws an error when its glossary or the notes cannot be read. */
export async function readLocaleData(project: Project, locale: Locale): Promise<LocaleData> {
  return {
    project,
    locale,
    units: new Map(unitsIn(project, locale).map((unit) => [unitId(unit), unit])),
    rules: await localeRules(project, locale),
    notesOf: noteFinder(await readNotes(project.folder)),
  }
}

/** The message of an id. Throws an error when English has no such message. */
export function unitOf({ units }: Pick<LocaleData, 'units'>, id: string): Unit {
  const unit = units.get(id)
  if (unit) return unit
  throw new Error(`"${id}": expected the key of a message in locales/en/, such as common:skip; found no such message.`)
}

/** What `check` says of the texts of a message, each form by itself. */
export function findingsOf({ project, locale, rules }: LocaleData, unit: Unit): Finding[] {
  const message = rules.messageOf(unit)
  const file = project.files.get(locale.code)?.get(unit.namespace) ?? null
  return unit.forms.flatMap((form) =>
    message && form.target !== null ? rules.findingsOf(unit, form, form.target, { message, file }) : [],
  )
}
