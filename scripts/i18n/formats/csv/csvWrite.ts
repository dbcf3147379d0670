import Papa from 'papaparse'
import { formState, unitId } from '../../model/units.ts'
import { printBaseline } from '../baseline.ts'
import { assertPlain } from '../characters.ts'
import { type ExchangeDocument, previousSource, textId } from '../model.ts'
import { formNotes, type Note, unitNotes } from '../notes.ts'

/**
 * A spreadsheet runs a cell that starts like this as a formula; with an apostrophe before it, it does not. A text that
 * has apostrophes there of its own gets one more, so that reading can take one away.
 */
export const formula = /^'*[=+\-@\t\r]/

/**
 * Comma-separated values after RFC 4180, in UTF-8 with a byte-order mark: without it, spreadsheets take the letters for those of
 * an older encoding. The names of two columns carry the languages; those from "description" to "picture" are for people alone.
 */
export function writeCsv({ source, target: locale, units }: ExchangeDocument): string {
  const rows = units.flatMap((exchange) =>
    exchange.unit.forms.map((form, index) => {
      const { unit, notes } = exchange
      const id = textId(unit, form)
      for (const text of [id, form.source, form.target ?? '']) assertPlain(text, id, 'CSV')
      const own = [...unitNotes(exchange), ...formNotes(exchange, form, locale)]
      const say = (...kinds: Note['kind'][]) =>
        own.flatMap(({ kind, text }) => (kinds.includes(kind) ? sentence(text) : [])).join(' ')
      return {
        id: unitId(unit),
        form: form.category ?? '',
        [`source (${source})`]: form.source,
        [`target (${locale.tag})`]: form.target ?? '',
        state: formState(unit, form),
        comment: index === 0 ? notes.comments.join('\n') : '',
        description: say('description', 'verbatim', 'form', 'state'),
        where: say('where').slice(0, -1),
        'max length': say('length').replace(/\D/g, ''),
        terms: notes.terms ?? '',
        'previous source': previousSource(exchange, form) ?? '',
        picture: notes.picture ?? '',
        'as exported': printBaseline(unit, form),
      }
    }),
  )
  return `\uFEFF${Papa.unparse(rows, { newline: '\r\n', escapeFormulae: formula })}\r\n`
}

const sentence = (text: string) => (/[.:!?…]$/.test(text) ? text : `${text}.`)
