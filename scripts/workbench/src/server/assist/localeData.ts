import { type LocaleRules, localeRules } from '../../checks/localeRules.ts'
import { type ProjectTexts, unitsIn } from '../../messages/texts.ts'
import { type Unit, unitId } from '../../messages/units.ts'
import { noteFinder, readNotes } from '../../project/notes.ts'
import type { Locale } from '../../project/project.ts'

/** The data of one locale for the panel's answers, a snapshot of the files. */
export interface LocaleData {
  readonly project: ProjectTexts
  readonly locale: Locale
  /** By id, in the order of the English files. */
  readonly units: ReadonlyMap<string, Unit>
  readonly rules: LocaleRules
  readonly notesOf: ReturnType<typeof noteFinder>
}

/** Prepares a locale of a valid project. Throws an error if its glossary or the notes cannot be read. */
export async function readLocaleData(project: ProjectTexts, locale: Locale): Promise<LocaleData> {
  return {
    project,
    locale,
    units: unitsById(project, locale),
    rules: await localeRules(project, locale),
    notesOf: noteFinder(readNotes(project)),
  }
}

const unitsById = (project: ProjectTexts, locale: Locale): ReadonlyMap<string, Unit> =>
  new Map(unitsIn(project, locale).map((unit) => [unitId(unit), unit]))

/** The message of an id. Throws an error if English has no such message. */
export function unitOf({ units }: Pick<LocaleData, 'units'>, id: string): Unit {
  const unit = units.get(id)
  if (unit) return unit
  throw new Error(`The source locale has no message "${id}". Give a key such as common:skip.`)
}
