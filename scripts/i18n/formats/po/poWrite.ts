import { type GettextTable, po } from 'gettext-parser'
import { formState } from '../../model/units.ts'
import { isToReview, printBaseline } from '../baseline.ts'
import { assertPlain } from '../characters.ts'
import { type ExchangeDocument, previousSource, textId } from '../model.ts'
import { formNotes, unitNotes } from '../notes.ts'

/** gettext PO: an entry for each text, the plural forms too; see docs/decisions/exchange-formats.md. */
export function writePo({ source, target: locale, units }: ExchangeDocument): string {
  const headers = {
    Language: locale.tag,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    'X-Source-Language': source,
    'X-Generator': 'isogloss i18n export',
  }
  const table: GettextTable = { charset: 'utf-8', headers, translations: {} }
  for (const exchange of units) {
    const { unit, notes } = exchange
    for (const [index, form] of unit.forms.entries()) {
      const id = textId(unit, form)
      for (const text of [id, form.source, form.target ?? '']) assertPlain(text, id, 'PO')
      const previous = previousSource(exchange, form)
      const own = [...unitNotes(exchange), ...formNotes(exchange, form, locale)]
      const comments = {
        // Among the comments of translators, which stay with their text when msgmerge brings a file up to date.
        translator: [exported + printBaseline(unit, form), ...(index === 0 ? notes.comments : [])].join('\n'),
        reference: notes.places.join('\n'),
        extracted: own.flatMap(({ kind, text }) => (kind === 'where' || kind === 'comment' ? [] : text)).join('\n'),
        flag: isToReview(formState(unit, form)) ? 'fuzzy' : '',
        ...(previous === null ? {} : { previous: `msgid ${JSON.stringify(previous)}` }),
      }
      table.translations[id] = {
        [form.source]: { msgctxt: id, msgid: form.source, msgstr: [form.target ?? ''], comments },
      }
    }
  }
  return new TextDecoder().decode(po.compile(table, { foldLength: 0 }))
}

/** How the comment begins that carries the baseline. */
export const exported = 'As exported: '
