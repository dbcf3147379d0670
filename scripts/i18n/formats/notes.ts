import type { Locale } from '../../../src/config/locales.ts'
import { wordsOf } from '../model/codes.ts'
import { languageName } from '../model/localeNamed.ts'
import { examplesOf } from '../model/plurals.ts'
import { commentText } from '../model/records/comments.ts'
import { formState, type UnitForm, type UnitState } from '../model/units.ts'
import { withoutForbidden } from './characters.ts'
import type { ExchangeUnit } from './model.ts'

/** One note to the translator, or with "comment" from one. The kinds are the categories of XLIFF notes. */
export interface Note {
  readonly kind: 'description' | 'verbatim' | 'where' | 'picture' | 'form' | 'length' | 'state' | 'terms' | 'comment'
  readonly text: string
}

/**
 * Begins each line that an export writes beside a text, by which an import tells it from what a translator has written: tools
 * drop the categories of notes, and copy all notes into one.
 */
export const mark = '[i] '

/** A note as it stands in a file. */
export const printNote = ({ kind, text }: Note): string => (kind === 'comment' ? text : text.replace(/^/gm, mark))

/** What gettext writes among the comments of translators: places (msgcat --strict), and whose comments it has joined. */
const ofGettext = /^File: \S+, line: -?\d+$|^#-#-#-#-#/

/** What a translator says in a note, or in the lines of a comment: nothing, or one comment. */
export function commentsIn(text: string): string[] {
  const lines = commentText(text).split('\n')
  const said = lines.filter((line) => line !== '' && !line.startsWith(mark) && !ofGettext.test(line))
  return said.length > 0 ? [said.join('\n')] : []
}

/** Below this, a text stands in a place that does not grow with it. */
const SHORT = 60
/** How much longer than English a translation may be where nobody has said otherwise. */
const GROWTH = 1.4

/** What holds for all forms of a message. */
export function unitNotes({ notes }: ExchangeUnit): Note[] {
  const more = notes.pages === 'every' ? 0 : notes.pages - notes.places.length
  const where = notes.places.length > 0 && `Used on ${notes.places.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
  return [
    ...note('description', notes.description),
    ...note('verbatim', notes.verbatim && 'Shown as it is in every language: not to be translated'),
    ...note('where', notes.pages === 'every' ? 'Used on every page' : where),
    ...note('terms', notes.terms),
    ...note('picture', notes.picture && `Seen on the page: ${notes.picture}`),
    ...notes.comments.flatMap((text) => note('comment', text)),
  ]
}

/** What holds for one form of it: which numbers it is for, which length fits, and why its text has to be looked at. */
export function formNotes({ unit, notes: { max } }: ExchangeUnit, form: UnitForm, locale: Locale): Note[] {
  const { category, source } = form
  const numbers = category ? examplesOf(locale.tag, category) : []
  const use = numbers.length > 0 ? `numbers such as ${numbers.join(', ')}` : 'fractions such as 1.5'
  const length = wordsOf(source).length
  const room = length < SHORT && `About ${Math.ceil(length * GROWTH)} characters fit`
  return [
    ...note('form', category && `Plural form "${category}" of ${languageName(locale)}: for ${use}`),
    ...note('length', max ? `At most ${max} characters` : room),
    ...note('state', reasonsToLook(unit.record?.reviewer)[formState(unit, form)]),
  ]
}

const reasonsToLook = (reviewer: string | null | undefined): Partial<Record<UnitState, string>> => ({
  stale: 'The English has changed since this was translated: please compare',
  'needs-work': `${reviewer ? `${reviewer} has said` : 'It was said'} that this needs work`,
  unrecorded: 'Nobody has said which English this text was made from: please compare',
})

const note = (kind: Note['kind'], text: string | false | null | undefined): Note[] =>
  text ? [{ kind, text: withoutForbidden(text) }] : []
