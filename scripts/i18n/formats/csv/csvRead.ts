import Papa from 'papaparse'
import { parseBaseline } from '../baseline.ts'
import { quote } from '../characters.ts'
import { type FileFinding, findingAt, type ReadDocument, type ReadState, type ReadUnit, unreadable } from '../model.ts'
import { commentsIn } from '../notes.ts'
import { formula } from './csvWrite.ts'

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

/** Reads such a file, also as a spreadsheet has written it. */
export function readCsv(content: string): ReadDocument {
  // The byte-order mark, or what it becomes when it is read in another encoding.
  const text = content.replace(/^[^"i]{1,3}(?="?id"?[,;\t|])/i, '')
  const findings: FileFinding[] = []
  const [head, ...rows] = rowsOf(text, findings)
  const names = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? []
  const named = (kind: string) => names.find((name) => name.startsWith(`${kind} (`))
  const [english, own] = [named('source') ?? 'source (en)', named('target') ?? 'target (<locale>)']
  const columns = ['id', 'form', english, own, 'state']
  const missing = columns.filter((name) => !names.includes(name))
  if (missing.length > 0) {
    const found = `none named ${missing.join(', ')} in ${quote(names.join(', '))}`
    return unreadable(findingAt(1, 'columns', `the columns ${columns.join(', ')}`, found))
  }
  const units = rows.flatMap(({ line, cells }): ReadUnit[] => {
    const cell = (name: string) => cells[names.indexOf(name)] ?? ''
    const [id, form, state] = [cell('id').trim(), cell('form').trim(), cell('state').trim()]
    const key = form ? `${id}_${form}` : id
    if (cells.length < names.length || cells.slice(names.length).some((more) => more.trim() !== '')) {
      findings.push(findingAt(line, 'columns', `${names.length} cells`, String(cells.length), key))
      return []
    }
    const known = states[state.toLowerCase()]
    if (!known) {
      const expected = `a state of ${Object.keys(states).filter(Boolean).join(', ')}`
      findings.push(findingAt(line, 'state', expected, quote(cell('state')), key))
    }
    const baseline = parseBaseline(cell('as exported'))
    return [
      {
        id: key,
        line,
        source: unguard(cell(english)),
        target: unguard(cell(own)) || null,
        // Few people think of the state column: a cell that was left alone says nothing of a text that was written.
        state: !baseline || state === baseline.state ? 'unstated' : (known ?? 'initial'),
        baseline,
        comments: commentsIn(unguard(cell('comment'))),
      },
    ]
  })
  const [source = null, target = null] = [english, own].map((name) => /\((.+)\)$/.exec(name)?.[1])
  return { source, target, units, findings }
}

/** The text of a cell without the apostrophe that keeps it from being a formula. */
const unguard = (text: string) => (text.startsWith("'") && formula.test(text) ? text.slice(1) : text)

interface Row {
  readonly line: number
  readonly cells: readonly string[]
}

/** Accepts what spreadsheets make of a file: semicolons, tabs or bars for commas, and any line ends. */
function rowsOf(text: string, findings: FileFinding[]): Row[] {
  const rows: Row[] = []
  let at = 0
  let line = 1
  Papa.parse<string[]>(text, {
    delimiter: /^"?id"?([,;\t|])/i.exec(text)?.[1] ?? ',',
    step: ({ data: cells, errors, meta }) => {
      const malformed = errors.map(({ message }) =>
        findingAt(line, 'not-well-formed', 'quoted cells that end', message),
      )
      findings.push(...malformed)
      // A spreadsheet writes rows and columns that it has shown, though nothing is in them.
      if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells })
      line += text.slice(at, meta.cursor).match(/\r\n|\r|\n/g)?.length ?? 0
      at = meta.cursor
    },
  })
  return rows
}
