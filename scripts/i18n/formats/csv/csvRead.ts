import Papa from 'papaparse'
import { commentLines } from '../../model/records/comments.ts'
import { parseBaseline } from '../baseline.ts'
import { quote } from '../characters.ts'
import type { Problem, ReadDocument, ReadState, ReadUnit } from '../model.ts'
import { unguard } from './csvCells.ts'

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

/** Reads such a file, also as a spreadsheet has written it. */
export function readCsv(content: string): ReadDocument {
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
