import { previousForm } from '../../messages/history.ts'
import { formState, type Unit, type UnitForm, type UnitState } from '../../messages/units.ts'
import { languageName } from '../../project/localeNamed.ts'
import { examplesOf } from '../../project/plurals.ts'
import type { Locale } from '../../project/project.ts'
import { commentText } from '../../project/records/comments.ts'
import { needsWorkBy } from '../../project/records/reviewers.ts'
import { printBaseline } from './baseline.ts'
import { withoutForbidden } from './characters.ts'
import { type ExchangeDocument, textId, type UnitNotes } from './model.ts'

/** One note to the translator. The kinds are the categories of XLIFF notes. */
export interface Note {
  readonly kind: 'description' | 'verbatim' | 'where' | 'form' | 'length' | 'state' | 'terms'
  readonly text: string
}

/** A text of an export, with all that a format writes about it. */
export interface ExportedText extends UnitForm, Pick<UnitNotes, 'max' | 'verbatim' | 'terms'> {
  readonly unit: Unit
  readonly id: string
  readonly state: UnitState
  readonly baseline: string
  /** The English that the translation was made from, if it has changed since and is known. */
  readonly previous: string | null
  readonly notes: readonly Note[]
  /** The translators' comments on its message. Of plural forms, only the first has them. */
  readonly comments: readonly string[]
}

/** The texts of a document, prepared for all formats. */
export function exportedTexts({ units, target }: Pick<ExchangeDocument, 'units' | 'target'>): ExportedText[] {
  return units.flatMap(({ unit, notes: given }) =>
    unit.forms.map((form, index): ExportedText => {
      const { max, verbatim, terms, previous } = given
      const state = formState(unit, form)
      return {
        ...{ ...form, unit, max, verbatim, terms, state },
        id: textId(unit, form),
        baseline: printBaseline(unit, form, target),
        previous: previous && previousForm(previous, form.category),
        notes: notesOn(given, form, target, reasonToLook(state, unit)),
        comments: index === 0 ? given.comments.map(withoutForbidden) : [],
      }
    }),
  )
}

function notesOn(given: UnitNotes, { category }: UnitForm, locale: Locale, reason: string | false): Note[] {
  const numbers = category ? examplesOf(locale.tag, category) : []
  const use = numbers.length > 0 ? `numbers such as ${numbers.join(', ')}` : 'fractions such as 1.5'
  const notes: readonly (readonly [Note['kind'], string | false | null])[] = [
    ['description', given.description],
    ['verbatim', given.verbatim && 'The same in every language: do not translate it'],
    ['where', given.place && `Used on ${given.place}`],
    ['terms', given.terms],
    ['form', category && `For ${use} (plural form "${category}" of ${languageName(locale)})`],
    ['length', given.max !== null && `At most ${given.max} characters`],
    ['state', reason],
  ]
  return notes.flatMap(([kind, text]) => (text ? [{ kind, text: withoutForbidden(text) }] : []))
}

function reasonToLook(state: UnitState, { record }: Unit): string | false {
  if (state === 'english-changed') return 'The English has changed. Please compare'
  if (state === 'needs-work' && record) return needsWorkBy(record)
  return state === 'unrecorded' && 'Changed outside the editor. Please compare it with the English'
}

/**
 * Begins each line that an export writes in the comments of a text. An import uses it to skip these lines, since tools
 * drop the categories of notes and merge all notes into one.
 */
export const mark = '[i] '

/** Prints a note for a file. */
export const printNote = ({ text }: Note): string => text.replace(/^/gm, mark)

/** Extracts the comments of a translator from a note or comment lines: none or one. */
export function commentsIn(text: string): string[] {
  const lines = commentText(text).split('\n')
  const said = lines.filter((line) => line !== '' && !line.startsWith(mark))
  return said.length > 0 ? [said.join('\n')] : []
}
