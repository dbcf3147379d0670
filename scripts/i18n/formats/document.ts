import path from 'node:path'
import { defaultLocale, type Locale, localeOf } from '../../../src/config/locales.ts'
import { viewIds } from '../../../src/config/routes.ts'
import { type Selection, select } from '../accept/selection.ts'
import { type Glossary, isVerbatim, readGlossary } from '../checks/glossary/glossaryFile.ts'
import { indexTerms, termsIn } from '../checks/glossary/terms.ts'
import { sourceKeys } from '../checks/source.ts'
import { textOf } from '../checks/text.ts'
import { currentUsageOrNote } from '../context/currentUsage.ts'
import { contextLinker } from '../context/link.ts'
import { previousEnglishOf } from '../history/history.ts'
import { noteFinder, readNotes } from '../model/notes.ts'
import { type Project, unitsIn } from '../model/project.ts'
import { openAnnotations } from '../model/records/annotations.ts'
import { readUsage } from '../model/records/usageFile.ts'
import { textHash, type Unit, unitId } from '../model/units.ts'
import type { ExchangeDocument, Format } from './model.ts'
import { placeFinder } from './places.ts'

/**
 * What an export of a locale contains. A format that cannot lock a text gets none that nobody translates, but for those that
 * the locale still lacks. Throws errors that list what there is when a page or choice is unknown.
 */
export async function documentOf(
  project: Project,
  locale: Locale,
  selection: Selection,
  { locks }: Pick<Format, 'locks'> = { locks: true },
): Promise<ExchangeDocument> {
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
  const annotations = project.annotations.get(locale.code)
  const { glossary: own } = await readGlossary(project.folder, locale.code, keys)
  const termsOf = termsNote(own)
  const previous = await previousEnglishOf(project, units)
  return {
    source: localeOf(defaultLocale).tag,
    target: locale,
    units: units.flatMap((unit) => {
      const { note, max } = notesOf(unitId(unit))
      const verbatim = isVerbatim(glossary, unit)
      if (verbatim && !locks && unit.state !== 'untranslated') return []
      return {
        unit: verbatim ? filled(unit) : unit,
        notes: {
          description: note,
          max,
          verbatim,
          terms: verbatim ? null : termsOf(unit),
          previous: previous.get(unitId(unit)) ?? null,
          comments: comments?.get(unitId(unit)) ?? [],
          annotations: openAnnotations(annotations?.get(unitId(unit)), textHash(unit)),
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

/**
 * Says how the glossary wants the terms that the English of a message has, in its order: dictionary forms where it has them,
 * else its patterns. "Terms: clinical trial = badanie kliniczne; not: próba kliniczna". Those that are still to be decided
 * are left out; null when there is none.
 */
export function termsNote(glossary: Glossary): (unit: Pick<Unit, 'forms'>) => string | null {
  const index = indexTerms(glossary)
  return ({ forms }) => {
    const found = new Set(forms.flatMap(({ source }) => termsIn(textOf(source), index)))
    const parts = [...found].flatMap((term) => {
      const use = term.preferred === null ? term.use : [term.preferred, ...term.admitted]
      const avoid = term.deprecated.length > 0 ? term.deprecated : term.avoid
      const not = use.length > 0 ? 'not' : `${term.term}, not`
      return [
        ...(use.length > 0 ? [`${term.term} = ${use.join(' / ')}`] : []),
        ...(avoid.length > 0 ? [`${not}: ${avoid.join(' / ')}`] : []),
      ]
    })
    return parts.length > 0 ? `Terms: ${parts.join('; ')}` : null
  }
}
