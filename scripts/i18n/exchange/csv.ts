import Papa from 'papaparse'
import { commentLines } from '../comments.ts'
import { formState, unitId } from '../units.ts'
import { baselineOf, parseBaseline, printBaseline } from './baseline.ts'
import { assertPlain, quote } from './characters.ts'
import {
  type ExchangeDocument,
  type Format,
  type Problem,
  previousSource,
  type ReadDocument,
  type ReadState,
  type ReadUnit,
  textId,
} from './model.ts'
import { formRemarks, type Remark, unitRemarks } from './remarks.ts'

/**
 * Comma-separated values after RFC 4180, in UTF-8 with a byte-order mark: without it, spreadsheets take the letters for those of
 * an older encoding. The names of two columns carry the languages.
 */
export const csvFormat: Format = { name: 'csv', extension: 'csv', write, read }

function write({ source, target: locale, units }: ExchangeDocument): string {
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
  'needs-work': 'doubtful',
  'needs work': 'doubtful',
  fuzzy: 'doubtful',
  translated: 'translated',
  reviewed: 'reviewed',
  final: 'reviewed',
  approved: 'reviewed',
}

interface Record_ {
  readonly line: number
  readonly cells: readonly string[]
}

function read(content: string): ReadDocument {
  // The byte-order mark, or what it becomes when it is read in another encoding.
  const text = content.replace(/^[^"i]{1,3}(?="?id"?[,;\t|])/i, '')
  const problems: Problem[] = []
  const [head, ...records] = recordsOf(text, problems)
  const names = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? []
  const languages = ['source', 'target'].map((kind) => names.find((name) => name.startsWith(`${kind} (`)))
  const [source, target] = languages.map((name) => /\((.+)\)$/.exec(name ?? '')?.[1] ?? null)
  const columns = ['id', 'form', languages[0] ?? 'source (en)', languages[1] ?? 'target (<locale>)', 'state']
  const places = columns.map((name) => names.indexOf(name))
  const optional = ['comment', 'as exported'].map((name) => names.indexOf(name))
  const missing = columns.filter((name) => !names.includes(name))
  if (missing.length > 0) {
    const expected = `the columns ${columns.join(', ')}`
    problems.push({
      line: 1,
      rule: 'columns',
      key: '',
      expected,
      found: `none named ${missing.join(', ')} in ${quote(names.join(', '))}`,
    })
    return { source: null, target: null, units: [], problems: problems.slice(-1) }
  }
  const units = records.flatMap((record) => {
    const [id = '', form = '', english = '', own = '', state = ''] = places.map((place) => record.cells[place] ?? '')
    const key = form.trim() ? `${id.trim()}_${form.trim()}` : id.trim()
    const [comment = '', exported = ''] = optional.map((place) => record.cells[place] ?? '')
    return toUnit({ key, english, own, state, comment, exported }, record, names.length, problems)
  })
  return { source: source ?? null, target: target ?? null, units, problems }
}

interface Cells {
  readonly key: string
  readonly english: string
  readonly own: string
  readonly state: string
  readonly comment: string
  readonly exported: string
}

function toUnit(
  { key, english, own, state, comment, exported }: Cells,
  { line, cells }: Record_,
  width: number,
  problems: Problem[],
): ReadUnit[] {
  if (cells.length < width || cells.slice(width).some((cell) => cell.trim() !== '')) {
    const [expected, found] = [`${width} cells`, String(cells.length)]
    problems.push({ line, rule: 'columns', key, expected, found })
    return []
  }
  const known = states[state.trim().toLowerCase()]
  if (!known) {
    const expected = `a state of ${Object.keys(states).filter(Boolean).join(', ')}`
    problems.push({ line, rule: 'state', key, expected, found: quote(state) })
  }
  const baseline = parseBaseline(exported)
  return [
    {
      id: key,
      line,
      source: unguard(english),
      target: unguard(own) || null,
      // Few people think of the state column: a cell that was left alone says nothing of a text that was written.
      state: !baseline || state.trim() === baseline.state ? 'unstated' : (known ?? 'initial'),
      baseline,
      comments: commentLines(unguard(comment)),
    },
  ]
}

/** Accepts what spreadsheets make of a file: semicolons, tabs or bars for commas, and any line ends. */
function recordsOf(text: string, problems: Problem[]): Record_[] {
  const delimiter = /^"?id"?([,;\t|])/i.exec(text)?.[1] ?? ','
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
      // A spreadsheet writes rows and columns that it has shown, though nothing is in them.
      if (data.some((cell) => cell.trim() !== '')) records.push({ line, cells: data })
      line += text.slice(at, meta.cursor).match(/\r\n|\r|\n/g)?.length ?? 0
      at = meta.cursor
    },
  })
  return records
}
