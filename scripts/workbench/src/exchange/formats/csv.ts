import Papa from 'papaparse'
import { count } from '../../lib/output.ts'
import { unitId } from '../../messages/units.ts'
import { pluralKey } from '../../project/plurals.ts'
import { parseBaseline } from './baseline.ts'
import { assertPlain, quote } from './characters.ts'
import { type ExchangeDocument, type FileFinding, findingAt, type ReadDocument, statesOf, unreadable } from './model.ts'
import { commentsIn, exportedTexts, type Note } from './notes.ts'

/**
 * A spreadsheet runs a cell with such a beginning as a formula, unless an apostrophe precedes it. A text with its own
 * apostrophes there gets one more, so that reading can remove one.
 */
const formula = /^'*[=+\-@\t\r]/

/** Removes the apostrophe that keeps the text of a cell from being a formula. */
const unguard = (text: string) => (text.startsWith("'") && formula.test(text) ? text.slice(1) : text)

/**
 * Serializes values after RFC 4180, in UTF-8 with a byte-order mark. Without it, spreadsheets read the letters in an
 * older encoding. Where the decimal sign is a comma, they expect semicolons. The names of two columns carry the languages. The columns from "description" to
 * "previous source" are ignored by the import.
 */
export function serializeCsv(document: ExchangeDocument): string {
  const texts = exportedTexts(document)
  const rows = texts.map((text) => {
    for (const one of [text.id, text.source, text.target ?? '']) assertPlain(one, text.id, 'CSV')
    const textsOf = (...kinds: Note['kind'][]) =>
      text.notes.filter(({ kind }) => kinds.includes(kind)).map((note) => note.text)
    return {
      id: unitId(text.unit),
      form: text.category ?? '',
      [`source (${document.project.source.tag})`]: text.source,
      [`target (${document.target.tag})`]: text.target ?? '',
      state: text.state,
      comment: text.comments.join('\n'),
      description: textsOf('description', 'verbatim', 'form', 'state').map(sentence).join(' '),
      where: textsOf('where').join(' '),
      'max length': text.max ?? '',
      terms: text.terms ?? '',
      'previous source': text.previous ?? '',
      [`as exported (${count(document.units.length, 'text')})`]: text.baseline,
    }
  })
  const delimiter = (1.5).toLocaleString(document.target.tag).includes(',') ? ';' : ','
  return `\uFEFF${Papa.unparse(rows, { delimiter, newline: '\r\n', escapeFormulae: formula })}\r\n`
}

const sentence = (text: string) => (/[.:!?…]$/.test(text) ? text : `${text}.`)

/** By the names that an export writes, and by those that a translator may use for a finished text. */
const states = statesOf({
  initial: ['', 'untranslated', 'unrecorded', 'english-changed'],
  doubtful: ['needs-work', 'needs work', 'fuzzy'],
  translated: ['unconfirmed', 'confirmed', 'translated', 'reviewed', 'final', 'approved'],
})

/** Parses such a file, also one saved by a spreadsheet. */
export function parseCsv(content: string): ReadDocument {
  // The byte-order mark, or its characters in another encoding.
  const text = content.replace(/^[^"i]{1,3}(?="?id"?[,;\t|])/i, '')
  const findings: FileFinding[] = []
  const [head, ...rows] = rowsOf(text, findings)
  // A person who changed the separators may have added spaces, too.
  const isAsExported = /^"?id"?[,;]/i.test(text)
  const names = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? []
  const named = (kind: string) => names.find((name) => name.startsWith(`${kind} (`))
  const [english, own] = [named('source') ?? 'source (en)', named('target') ?? 'target (<locale>)']
  const exported = named('as exported') ?? 'as exported'
  const columns = ['id', 'form', english, own, 'state']
  const missing = columns.filter((name) => !names.includes(name))
  if (missing.length > 0) {
    return unreadable(findingAt(1, 'columns', columns.join(', '), `there is no ${missing.join(', no ')}`))
  }
  const units = rows.flatMap(({ line, cells }) => {
    const cell = (name: string) => cells[names.indexOf(name)] ?? ''
    const written = unguard(cell('id'))
    const [id, form, state] = [isAsExported ? written : written.trim(), cell('form').trim(), cell('state').trim()]
    const key = form ? pluralKey(id, form) : id
    if (cells.length < names.length || cells.slice(names.length).some((more) => more.trim() !== '')) {
      findings.push(findingAt(line, 'columns', `${names.length} cells`, count(cells.length, 'cell'), key))
      return []
    }
    const known = states.get(state.toLowerCase())
    if (!known) {
      const expected = [...states.keys()].filter(Boolean).join(', ')
      findings.push(findingAt(line, 'state', expected, quote(cell('state')), key))
    }
    const baseline = parseBaseline(cell(exported))
    // Few people use the state column: an unchanged cell says nothing about a changed text.
    const said = !baseline || state === baseline.state ? 'unstated' : (known ?? 'initial')
    const [source, target] = [unguard(cell(english)), unguard(cell(own)) || null]
    const comments = commentsIn(unguard(cell('comment')))
    return [{ id: key, line, source, target, state: said, baseline, comments }]
  })
  const [source = null, target = null, amount] = [english, own, exported].map((name) => /\((.+)\)$/.exec(name)?.[1])
  return { source, target, units, findings, exported: Number(/^(\d+) texts?$/.exec(amount ?? '')?.[1]) }
}

/** Accepts the variants of spreadsheets: semicolons, tabs or bars instead of commas, and any line ends. */
function rowsOf(text: string, findings: FileFinding[]) {
  const rows: { readonly line: number; readonly cells: readonly string[] }[] = []
  let at = 0
  let line = 1
  Papa.parse<string[]>(text, {
    delimiter: /^"?id"?([,;\t|])/i.exec(text)?.[1] ?? '',
    step: ({ data: cells, errors, meta }) => {
      if (errors.length > 0) {
        findings.push(findingAt(line, 'not-well-formed', 'a " at its end', 'a cell without its last "'))
      }
      // Spreadsheets also write rows and columns that were shown but are empty.
      if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells })
      line += text.slice(at, meta.cursor).match(/\r\n|\r|\n/g)?.length ?? 0
      at = meta.cursor
    },
  })
  return rows
}
