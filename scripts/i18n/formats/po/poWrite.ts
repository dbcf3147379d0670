import { type GettextTable, po } from 'gettext-parser'
import { brand } from '../../../../src/config/site.ts'
import { formState } from '../../model/units.ts'
import { isToReview, printBaseline } from '../baseline.ts'
import { assertPlain } from '../characters.ts'
import { type ExchangeDocument, previousSource, textId } from '../model.ts'
import { formNotes, mark, printNote, unitNotes } from '../notes.ts'

/** gettext PO: an entry for each text, the plural forms too; see docs/decisions/exchange-formats.md. */
export function writePo({ source, target: locale, units, person }: ExchangeDocument): string {
  // The day of the newest record, so that the same state is the same file. Without a value, msgfmt --check warns; the words
  // for nobody are those of msginit.
  const day = units.reduce(
    (newest, { unit: { record } }) => (record && record.date > newest ? record.date : newest),
    '1970-01-01',
  )
  const headers = {
    'Project-Id-Version': brand,
    'PO-Revision-Date': `${day} 00:00+0000`,
    'Last-Translator': person ?? 'Automatically generated',
    'Language-Team': 'none',
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
      const all = [...unitNotes(exchange), ...formNotes(exchange, form, locale)]
      const own = all.filter(({ kind }) => kind !== 'where' && kind !== 'comment')
      const baseline = exported + printBaseline(unit, form)
      const comments = {
        // Comments of translators stay with their text when msgmerge brings a file up to date, but people replace them.
        translator: [baseline, ...(index === 0 ? notes.comments : [])].join('\n'),
        reference: notes.places.join('\n'),
        extracted: [baseline, ...own.map(printNote)].join('\n'),
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

/** How the comments begin that carry the baseline. */
export const exported = `${mark}As exported: `
