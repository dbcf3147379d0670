import { type Selection, select } from '../../messages/selection.ts'
import { type Glossary, isVerbatim, readGlossary } from '../../checks/glossary/glossaryFile.ts'
import { indexTerms, termsIn } from '../../checks/glossary/terms.ts'
import { textOf } from '../../checks/text.ts'
import { previousEnglishOf } from '../../messages/history.ts'
import { noteFinder } from '../../project/notes.ts'
import { viewOf } from '../../messages/pageNames.ts'
import { openCommentsOn, type ProjectTexts, unitsIn } from '../../messages/texts.ts'
import { type Unit, unitId } from '../../messages/units.ts'
import type { Locale, Project } from '../../project/project.ts'
import type { ExchangeDocument, Format } from './model.ts'

/**
 * Collects the content of an export of a locale. For a format that cannot lock texts, texts that are not translated are
 * left out, unless the locale still lacks them. Throws errors that list the valid names for an unknown page or choice.
 */
export async function documentOf(
  project: ProjectTexts,
  locale: Locale,
  selection: Selection,
  { locks }: Pick<Format, 'locks'> = { locks: true },
): Promise<ExchangeDocument> {
  const units = select(project, unitsIn(project, locale), selection)
  const notesOf = noteFinder(project.notes)
  const { glossary } = await readGlossary(project, project.sourceLocale)
  const { glossary: own } = await readGlossary(project, locale.code)
  const termsOf = termsNote(project, own)
  const previous = await previousEnglishOf(project, units)
  return {
    project,
    target: locale,
    units: units.flatMap((unit) => {
      const { note, max } = notesOf(unitId(unit))
      const view = viewOf(project, unit.namespace)
      const verbatim = isVerbatim(glossary, unit)
      if (verbatim && !locks && unit.state !== 'untranslated') return []
      return {
        unit: verbatim ? filled(unit) : unit,
        notes: {
          description: note,
          max,
          verbatim,
          terms: verbatim ? null : termsOf(unit),
          previous: previous.get(unit) ?? null,
          comments: openCommentsOn(project, locale, unit),
          place: view && project.pages.address(locale.code, view),
        },
      }
    }),
  }
}

/** Fills in a text that is not translated with its source. */
function filled(unit: Unit): Unit {
  if (unit.state !== 'untranslated') return unit
  return { ...unit, state: 'unconfirmed', forms: unit.forms.map((form) => ({ ...form, target: form.source })) }
}

/**
 * Returns a function that lists the glossary's terms in the English of a message, in its order: dictionary forms if it
 * has them, else its patterns. "Terms: clinical trial = badanie kliniczne; not: próba kliniczna". Undecided terms are
 * left out; null if there are none.
 */
export function termsNote(
  { rules: { tags } }: Project,
  glossary: Glossary,
): (unit: Pick<Unit, 'forms'>) => string | null {
  const index = indexTerms(glossary)
  return ({ forms }) => {
    const found = new Set(forms.flatMap(({ source }) => termsIn(textOf(source, tags), index)))
    const parts = [...found].flatMap((term) => {
      const use = term.preferred === null ? term.use : [term.preferred, ...term.admitted]
      const avoid = term.deprecated.length > 0 ? term.deprecated : term.avoid
      const not = use.length > 0 ? 'not:' : `${term.term}: do not use`
      return [
        ...(use.length > 0 ? [`${term.term} = ${use.join(' / ')}`] : []),
        ...(avoid.length > 0 ? [`${not} ${avoid.join(' / ')}`] : []),
      ]
    })
    return parts.length > 0 ? `Terms: ${parts.join('; ')}` : null
  }
}
