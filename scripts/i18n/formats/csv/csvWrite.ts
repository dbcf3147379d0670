import Papa from 'papaparse'
import { formState, unitId } from '../../model/units.ts'
import { baselineOf, printBaseline } from '../baseline.ts'
import { assertPlain } from '../characters.ts'
import { type ExchangeDocument, previousSource, textId } from '../model.ts'
import { formRemarks, type Remark, unitRemarks } from '../remarks.ts'
import { guard } from './csvCells.ts'

/**
 * Comma-separated values after RFC 4180, in UTF-8 with a byte-order mark: without it, spreadsheets take the letters for those of
 * an older encoding. The names of two columns carry the languages.
 */
export function writeCsv({ source, target: locale, units }: ExchangeDocument): string {
  const languages = [`source (${source})`, `target (${locale.tag})`]
  const head = ['id', 'form', ...languages, 'state', 'comment', ...about, 'as exported']
  const rows = units.flatMap((exchange) =>
    exchange.unit.forms.map((form, index) => {
      const { unit, notes } = exchange
      const id = textId(unit, form)
      for (const text of [id, form.source, form.target ?? '']) assertPlain(text, id, 'CSV')
      const remarks = [...unitRemarks(exchange), ...formRemarks(exchange, form, locale)]
      const say = (...kinds: Remark['kind'][]) =>
        remarks
          .flatMap(({ kind, text }) => (kinds.includes(kind) ? [text] : []))
          .map(sentence)
          .join(' ')
      const texts = [form.source, form.target ?? ''].map(guard)
      const comment = guard(index === 0 ? notes.comments.join('\n') : '')
      const cells = {
        description: say('description', 'verbatim', 'form', 'state'),
        where: say('where').slice(0, -1),
        'max length': say('length').replace(/\D/g, ''),
        terms: notes.terms ?? '',
        'previous source': guard(previousSource(exchange, form) ?? ''),
        picture: notes.picture ?? '',
      }
      const [state, baseline] = [formState(unit, form), printBaseline(baselineOf(unit, form))]
      return [
        unitId(unit),
        form.category ?? '',
        ...texts,
        state,
        comment,
        ...about.map((name) => cells[name]),
        baseline,
      ]
    }),
  )
  return `\uFEFF${Papa.unparse([head, ...rows], { newline: '\r\n' })}\r\n`
}

/** Columns that are for people alone. */
const about = ['description', 'where', 'max length', 'terms', 'previous source', 'picture'] as const

const sentence = (text: string) => (/[.:!?…]$/.test(text) ? text : `${text}.`)
