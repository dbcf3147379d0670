import Papa from 'papaparse'
import { unitId } from '../units.ts'
import { assertPlain, quote } from './characters.ts'
import {
  type ExchangeDocument,
  type Format,
  formState,
  type Problem,
  type ReadDocument,
  type ReadState,
  type ReadUnit,
  textId,
} from './model.ts'
import { formRemarks, type Remark, unitRemarks } from './remarks.ts'

/** Comma-separated values after RFC 4180, in UTF-8. The names of two columns carry the languages. */
export const csvFormat: Format = { name: 'csv', extension: 'csv', write, read }

function write({ source, target: locale, units }: ExchangeDocument): string {
  const languages = [`source (${source})`, `target (${locale.tag})`]
  const head = ['id', 'form', ...languages, 'state', 'description', 'where', 'max length', 'picture']
  const rows = units.flatMap((exchange) =>
    exchange.unit.forms.map((form) => {
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
      const about = [say('description', 'form', 'state'), say('where').slice(0, -1), say('length').replace(/\D/g, '')]
      return [unitId(unit), form.category ?? '', ...texts, formState(unit, form), ...about, notes.picture ?? '']
    }),
  )
  return `${Papa.unparse([head, ...rows], { newline: '\r\n' })}\r\n`
}

const sentence = (text: string) => (/[.:!?…]$/.test(text) ? text : `${text}.`)

/**
 * A spreadsheet runs a cell that starts like this as a formula; with an apostrophe before it, it does not. A text that
 * has apostrophes there of its own gets one more, so that reading can take one away.
 */
const formula = /^'*[=+\-@\t\r]/
const guard = (text: string) => (formula.test(text) ? `'${text}` : text)
const unguard = (text: string) => (text.startsWith("'") && formula.test(text) ? text.slice(1) : text)

/** By the names that an export writes, and by those that a translator may put for a finished text. */
const states: Readonly<Record<string, ReadState>> = {
  '': 'initial',
  untranslated: 'initial',
  unrecorded: 'initial',
  stale: 'initial',
  translated: 'translated',
  reviewed: 'reviewed',
  final: 'reviewed',
  approved: 'reviewed',
}

interface Record_ {
  readonly line: number
  readonly cells: readonly string[]
}

function read(text: string): ReadDocument {
  const problems: Problem[] = []
  const [head, ...records] = recordsOf(text, problems)
  const names = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? []
  const languages = ['source', 'target'].map((kind) => names.find((name) => name.startsWith(`${kind} (`)))
  const [source, target] = languages.map((name) => /\((.+)\)$/.exec(name ?? '')?.[1] ?? null)
  const columns = ['id', 'form', languages[0] ?? 'source (en)', languages[1] ?? 'target (<locale>)', 'state']
  const places = columns.map((name) => names.indexOf(name))
  const missing = columns.filter((name) => !names.includes(name))
  if (missing.length > 0) {
    const expected = `the columns ${columns.join(', ')}`
    problems.push({ line: 1, rule: 'columns', key: '', expected, found: `none named ${missing.join(', ')}` })
    return { source: null, target: null, units: [], problems: problems.slice(-1) }
  }
  const units = records.flatMap((record) => {
    const [id = '', form = '', english = '', own = '', state = ''] = places.map((place) => record.cells[place] ?? '')
    const key = form ? `${id}_${form}` : id
    return toUnit({ key, english, own, state }, record, names.length, problems)
  })
  return { source: source ?? null, target: target ?? null, units, problems }
}

interface Cells {
  readonly key: string
  readonly english: string
  readonly own: string
  readonly state: string
}

function toUnit(
  { key, english, own, state }: Cells,
  { line, cells }: Record_,
  width: number,
  problems: Problem[],
): ReadUnit[] {
  if (cells.length !== width) {
    const [expected, found] = [`${width} cells`, String(cells.length)]
    problems.push({ line, rule: 'columns', key, expected, found })
    return []
  }
  const known = states[state.trim().toLowerCase()]
  if (!known) {
    const expected = `a state of ${Object.keys(states).filter(Boolean).join(', ')}`
    problems.push({ line, rule: 'state', key, expected, found: quote(state) })
  }
  return [{ id: key, line, source: unguard(english), target: unguard(own) || null, state: known ?? 'initial' }]
}

/** Accepts what spreadsheets make of a file: semicolons or tabs for commas, and any line ends. */
function recordsOf(text: string, problems: Problem[]): Record_[] {
  const delimiter = /^"?id"?([,;\t])/i.exec(text)?.[1] ?? ','
  const newline = /^[^\r\n]*(\r\n|\r|\n)/.exec(text)?.[1]
  const records: Record_[] = []
  let at = 0
  let line = 1
  Papa.parse<string[]>(text, {
    delimiter,
    newline: newline === '\r' ? '\r' : newline === '\n' ? '\n' : '\r\n',
    step: ({ data, errors, meta }) => {
      for (const error of errors) {
        problems.push({
          line,
          rule: 'not-well-formed',
          key: '',
          expected: 'quoted cells that end',
          found: error.message,
        })
      }
      if (data.length > 1 || data[0]?.trim()) records.push({ line, cells: data })
      line += text.slice(at, meta.cursor).match(/\r\n|\r|\n/g)?.length ?? 0
      at = meta.cursor
    },
  })
  return records
}
