import { formKey, formState, type MessageKey, type UnitForm, type UnitState, unitId } from '../../messages/units.ts'
import { count } from '../../lib/output.ts'
import { languageName } from '../../project/localeNamed.ts'
import { examplesOf } from '../../project/plurals.ts'
import { commentText } from '../../project/records/comments.ts'
import { previousForm } from '../../project/records/previous.ts'
import { printBaseline } from './baseline.ts'
import { withoutForbidden } from './characters.ts'
import { type ExchangeDocument, type ExchangeUnit, textId, type UnitNotes } from './model.ts'

/** One note to the translator, or with "comment" from a translator. The kinds are the categories of XLIFF notes. */
export interface Note {
  readonly kind: 'description' | 'verbatim' | 'where' | 'form' | 'length' | 'state' | 'terms' | 'comment'
  readonly text: string
}

/** A text with the notes that apply to it alone. */
export interface ExportedText extends UnitForm {
  readonly id: string
  readonly key: string
  readonly state: UnitState
  readonly baseline: string
  /** The English that a stale translation was made from; null if there is none to show. */
  readonly previous: string | null
  /** The maximum number of characters, from locales/.workbench/en.notes.json; null for a text without a limit. */
  readonly length: number | null
  readonly notes: readonly Note[]
}

/** A message with its texts, and the notes that apply to all of them. */
export interface ExportedMessage extends MessageKey {
  readonly id: string
  readonly isPlural: boolean
  readonly given: UnitNotes
  readonly notes: readonly Note[]
  readonly texts: readonly ExportedText[]
}

/** The messages of a document, prepared for all formats. */
export function exportedMessages({ units, target: locale }: Pick<ExchangeDocument, 'units' | 'target'>) {
  return units.map((exchange): ExportedMessage => {
    const { unit, notes: given } = exchange
    const texts = unit.forms.map((form): ExportedText => {
      const text = {
        ...form,
        id: textId(unit, form),
        key: formKey(unit, form),
        state: formState(unit, form),
        baseline: printBaseline(unit, form),
        previous: given.previous && previousForm(given.previous, form.category),
        length: given.max || null,
      }
      const numbers = form.category ? examplesOf(locale.tag, form.category) : []
      const use = numbers.length > 0 ? `numbers such as ${numbers.join(', ')}` : 'fractions such as 1.5'
      const notes = [
        ...note('form', form.category && `For ${use} (plural form "${form.category}" of ${languageName(locale)})`),
        ...note('length', text.length !== null && `At most ${text.length} characters`),
        ...note('state', reasonToLook(text.state, unit.record?.reviewer)),
      ]
      return { ...text, notes }
    })
    const isPlural = unit.forms[0]?.category !== null
    const { namespace, key } = unit
    return { namespace, key, id: unitId(unit), isPlural, given, notes: sharedNotes(exchange), texts }
  })
}

function sharedNotes({ notes }: ExchangeUnit): Note[] {
  const more = notes.morePages > 0 ? ` and ${count(notes.morePages, 'other page')}` : ''
  const where = notes.places.length > 0 && `Used on ${notes.places.join(', ')}${more}`
  return [
    ...note('description', notes.description),
    ...note('verbatim', notes.verbatim && 'The same in every language: do not translate it'),
    ...note('where', where),
    ...note('terms', notes.terms),
    ...notes.comments.flatMap((text) => note('comment', text)),
  ]
}

function reasonToLook(state: UnitState, reviewer: string | null | undefined): string | false {
  if (state === 'stale') return 'The English has changed. Please compare'
  if (state === 'needs-work') return `${reviewer ?? 'A person'} says that this needs work`
  return state === 'unrecorded' && 'Changed outside the editor. Please compare it with the English'
}

const note = (kind: Note['kind'], text: string | false | null): Note[] =>
  text ? [{ kind, text: withoutForbidden(text) }] : []

/**
 * Begins each line that an export writes in the comments of a text. An import uses it to skip these lines, since tools
 * drop the categories of notes and merge all notes into one.
 */
export const mark = '[i] '

/** Prints a note for a file. */
export const printNote = ({ kind, text }: Note): string => (kind === 'comment' ? text : text.replace(/^/gm, mark))

/** Extracts the comments of a translator from a note or comment lines: none or one. */
export function commentsIn(text: string): string[] {
  const lines = commentText(text).split('\n')
  const said = lines.filter((line) => line !== '' && !line.startsWith(mark))
  return said.length > 0 ? [said.join('\n')] : []
}
