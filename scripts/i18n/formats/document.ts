import path from 'node:path'
import { defaultLocale, type Locale, localeOf } from '../../../src/config/locales.ts'
import { viewIds } from '../../../src/config/routes.ts'
import { type Selection, select } from '../accept/selection.ts'
import { isVerbatim } from '../checks/glossary/glossaryFile.ts'
import { readGlossary } from '../checks/glossary/readGlossary.ts'
import { sourceKeys } from '../checks/source.ts'
import { currentUsageOrNote } from '../context/currentUsage.ts'
import { contextLinker } from '../context/link.ts'
import { previousEnglishOf } from '../history/history.ts'
import { noteFinder, readNotes } from '../model/notes.ts'
import { type Project, unitsIn } from '../model/project.ts'
import { readUsage } from '../model/records/usageFile.ts'
import { type Unit, unitId } from '../model/units.ts'
import type { ExchangeDocument } from './model.ts'
import { placeFinder } from './places.ts'
import { termFinder, termsRemark } from './unitTerms.ts'

/** What an export of a locale contains. Throws errors that list what there is when a page or choice is unknown. */
export async function documentOf(project: Project, locale: Locale, selection: Selection): Promise<ExchangeDocument> {
  const root = path.dirname(project.folder)
  const usage = selection.pages?.some(isView)
    ? await currentUsageOrNote(project, 'a page is exported without the texts that it shares with others')
    : await readUsage(root)
  const units = select(unitsIn(project, locale), selection, usage)
  const notesOf = noteFinder(await readNotes(project.folder))
  const keys = sourceKeys(project)
  const { glossary } = await readGlossary(project.folder, defaultLocale, keys)
  const placesOf = placeFinder(usage, locale.code, contextLinker(root, locale.code))
  const comments = project.comments.get(locale.code)
  const { glossary: own } = await readGlossary(project.folder, locale.code, keys)
  const termsOf = termFinder(own)
  const previous = await previousEnglishOf(project, units)
  return {
    source: localeOf(defaultLocale).tag,
    target: locale,
    units: units.map((unit) => {
      const { note, max } = notesOf(unitId(unit))
      const verbatim = isVerbatim(glossary, unit)
      return {
        unit: verbatim ? filled(unit) : unit,
        notes: {
          description: note,
          max,
          verbatim,
          terms: verbatim ? null : termsRemark(termsOf(unit)),
          previous: previous.get(unitId(unit)) ?? null,
          comments: comments?.get(unitId(unit)) ?? [],
          ...placesOf(unit),
        },
      }
    }),
  }
}

const isView = (page: string) => viewIds.some((view) => view === page)

/** A text that nobody translates comes with itself as its translation. */
function filled(unit: Unit): Unit {
  if (unit.state !== 'untranslated') return unit
  return { ...unit, state: 'translated', forms: unit.forms.map((form) => ({ ...form, target: form.source })) }
}
