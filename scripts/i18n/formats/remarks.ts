import type { Locale } from '../../../src/config/locales.ts'
import { wordsOf } from '../model/codes.ts'
import { languageName } from '../model/localeNamed.ts'
import { examplesOf } from '../model/plurals.ts'
import { formState, type UnitForm } from '../model/units.ts'
import { withoutForbidden } from './characters.ts'
import type { ExchangeUnit } from './model.ts'

const kinds = ['description', 'verbatim', 'where', 'picture', 'form', 'length', 'state', 'terms', 'comment'] as const

/** One note to the translator, or with "comment" from one. The kinds are the categories of XLIFF notes. */
export interface Remark {
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
export function unitRemarks({ notes }: ExchangeUnit): Remark[] {
  const remarks: Remark[] = []
  if (notes.description) remarks.push({ kind: 'description', text: notes.description })
  if (notes.verbatim) remarks.push({ kind: 'verbatim', text: 'Shown as it is in every language: not to be translated' })
  if (notes.pages === 'every') remarks.push({ kind: 'where', text: 'Used on every page' })
  else if (notes.pages > 0) {
    const more = notes.pages - notes.places.length
    const others = more > 0 ? ` and ${more} more` : ''
    remarks.push({ kind: 'where', text: `Used on ${notes.places.join(', ')}${others}` })
  }
  if (notes.terms) remarks.push({ kind: 'terms', text: notes.terms })
  if (notes.picture) remarks.push({ kind: 'picture', text: `Seen on the page: ${notes.picture}` })
  for (const text of notes.comments) remarks.push({ kind: 'comment', text })
  return remarks.map((remark) => ({ ...remark, text: withoutForbidden(remark.text) }))
}

/** What holds for one form of it: which numbers it is for, which length fits, and why its text has to be looked at. */
export function formRemarks(exchange: ExchangeUnit, form: UnitForm, locale: Locale): Remark[] {
  const remarks: Remark[] = []
  if (form.category) {
    const numbers = examplesOf(locale.tag, form.category)
    const use = numbers.length > 0 ? `numbers such as ${numbers.join(', ')}` : 'fractions such as 1.5'
    remarks.push({ kind: 'form', text: `Plural form "${form.category}" of ${languageName(locale)}: for ${use}` })
  }
  const length = wordsOf(form.source).length
  if (exchange.notes.max) remarks.push({ kind: 'length', text: `At most ${exchange.notes.max} characters` })
  else if (length < SHORT) {
    remarks.push({ kind: 'length', text: `About ${Math.ceil(length * GROWTH)} characters fit` })
  }
  const state = formState(exchange.unit, form)
  if (state === 'stale') {
    remarks.push({ kind: 'state', text: 'The English has changed since this was translated: please compare' })
  } else if (state === 'needs-work') {
    const by = exchange.unit.record?.reviewer
    remarks.push({
      kind: 'state',
      text: `${by ? `${withoutForbidden(by)} has said` : 'It was said'} that this needs work`,
    })
  } else if (state === 'unrecorded') {
    remarks.push({ kind: 'state', text: 'Nobody has said which English this text was made from: please compare' })
  }
  return remarks
}
