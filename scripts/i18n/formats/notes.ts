import type { Locale } from '../../../src/config/locales.ts'
import { wordsOf } from '../model/codes.ts'
import { languageName } from '../model/localeNamed.ts'
import { examplesOf } from '../model/plurals.ts'
import { commentLines } from '../model/records/comments.ts'
import { formState, type UnitForm, type UnitState } from '../model/units.ts'
import { parseBaseline } from './baseline.ts'
import { withoutForbidden } from './characters.ts'
import type { ExchangeUnit } from './model.ts'

const kinds = ['description', 'verbatim', 'where', 'picture', 'form', 'length', 'state', 'terms', 'comment'] as const

/** One note to the translator, or with "comment" from one. The kinds are the categories of XLIFF notes. */
export interface Note {
  readonly kind: (typeof kinds)[number]
  readonly text: string
}

/** Below this, a text stands in a place that does not grow with it. */
const SHORT = 60
/** How much longer than English a translation may be where nobody has said otherwise. */
const GROWTH = 1.4

/** Whether a note of a file that says this of itself is one that an export wrote, and no translator's. */
export const isOwnNote = (said: string | null): boolean => kinds.some((kind) => kind === said && kind !== 'comment')

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

/** What the functions above write, and the places that msgcat --strict turns into comments. */
const written = [
  /^Used on (?:every page|\/\S*(?:, \/\S*)*(?: and \d+ more)?)$/,
  /^Seen on the page: \S+$/,
  /^Terms: .* = /,
  /^(?:At most|About) \d+ characters(?: fit)?$/,
  /^Plural form "\w+" of .*: for (?:numbers|fractions) such as [\d., ]+$/,
  /^Shown as it is in every language: not to be translated$/,
  /^The English has changed since this was translated: please compare$/,
  /^Nobody has said which English this text was made from: please compare$/,
  /(?:^It was| has) said that this needs work$/,
  /^File: \S+, line: -?\d+$/,
]

/**
 * Tells the lines that an export writes beside a text from what a translator has written: some tools drop the categories of
 * notes, or copy all notes into one. `descriptions` are those of locales/en/notes.json.
 */
export function ownLines(descriptions: readonly (string | undefined)[]): (line: string) => boolean {
  const own = new Set(descriptions.flatMap((text) => commentLines(text ?? '')))
  return (line) =>
    own.has(line) ||
    parseBaseline(line.replace(/^As exported: /, '')) !== null ||
    written.some((pattern) => pattern.test(line))
}
