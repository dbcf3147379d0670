import { isUtf8 } from 'node:buffer'
import { type GettextEntry, type GettextTable, po } from 'gettext-parser'
import { messageOf } from '../../../lib/run.ts'
import { type Baseline, isToReview, parseBaseline } from '../baseline.ts'
import { quote } from '../characters.ts'
import { type FileFinding, findingAt, type ReadDocument, type ReadState, type ReadUnit } from '../model.ts'
import { commentsIn } from '../notes.ts'
import { exported } from './poWrite.ts'

/** Reads PO. The parser keeps no line numbers and lets a repeated entry replace the first: each entry is parsed by itself. */
export function readPo(text: string): ReadDocument {
  const findings: FileFinding[] = []
  const entries: Found[] = []
  const obsolete: Found[] = []
  let headers: Readonly<Record<string, string>> = {}
  for (const chunk of chunksOf(text)) {
    const table = parseChunk(chunk, findings)
    const start = chunk.lines.findIndex((content) => /^\s*(msgctxt|msgid)\b/.test(content))
    const line = chunk.line + Math.max(0, start)
    if (table?.headers) headers = table.headers
    obsolete.push(...entriesOf(table?.obsolete).map((entry) => ({ entry, line })))
    for (const entry of entriesOf(table?.translations)) {
      if (entry.msgctxt) entries.push({ entry, line })
      else if (entry.msgid) {
        const found = `an entry without one: ${quote(entry.msgid)}`
        findings.push(findingAt(line, 'unknown-id', 'a msgctxt with the id', found))
      }
    }
  }
  const charset = /charset=([\w-]+)/i.exec(headers['Content-Type'] ?? '')?.[1] ?? 'utf-8'
  if (charset.toLowerCase() !== 'utf-8') {
    findings.push(findingAt(1, 'encoding', 'charset=UTF-8', `charset=${charset}`))
  }
  return {
    source: headers['X-Source-Language'] ?? null,
    target: headers['Language'] || null,
    person: personIn(headers['Last-Translator']),
    units: toUnits(entries),
    obsolete: toUnits(obsolete),
    findings,
  }
}

/** The name in "Ewa Lis <ewa@example.org>"; null for what gettext writes where nobody has put one. */
function personIn(translator = ''): string | null {
  const name = translator.replace(/<[^>]*>/, '').trim()
  return name === 'FULL NAME' || name === 'Automatically generated' ? null : name || null
}

const entriesOf = (entries: GettextTable['obsolete'] = {}) =>
  Object.values(entries).flatMap((ofContext) => Object.values(ofContext))

interface Found {
  readonly entry: GettextEntry
  readonly line: number
}

/**
 * The baseline of an entry is in the translator's comment, and once more where nobody edits it. After msgmerge the two differ:
 * then the second is that of a later export, and no help for a text whose comment was replaced.
 */
function toUnits(found: readonly Found[]): ReadUnit[] {
  const read = found.map(({ entry, line }) => {
    const [own, extracted] = [entry.comments?.translator, entry.comments?.extracted].map(baselineIn)
    return { entry, line, own, extracted }
  })
  const isMerged = read.some(({ own, extracted }) => own && extracted && own !== extracted)
  return read.map(({ entry, line, own, extracted }) =>
    toUnit({ entry, line }, parseBaseline(own ?? (isMerged ? null : extracted))),
  )
}

const baselineIn = (comment = '') =>
  comment
    .split('\n')
    .find((line) => line.startsWith(exported))
    ?.slice(exported.length)

function toUnit({ entry, line }: Found, baseline: Baseline | null): ReadUnit {
  const { msgctxt = '', msgid, msgstr, comments } = entry
  const target = msgstr?.[0] || null
  return {
    id: msgctxt,
    line,
    source: msgid,
    target,
    state: target === null ? 'initial' : stateOf(/\bfuzzy\b/.test(comments?.flag ?? ''), baseline),
    baseline,
    comments: commentsIn(comments?.translator ?? ''),
  }
}

/** Only an entry that was fuzzy and is so no longer says that somebody is content with it: all others are not fuzzy anyway. */
function stateOf(fuzzy: boolean, baseline: Baseline | null): ReadState {
  if (fuzzy) return 'doubtful'
  return baseline && isToReview(baseline.state) ? 'translated' : 'unstated'
}

interface Chunk {
  /** From 1. */
  readonly line: number
  readonly lines: string[]
}

function parseChunk({ line, lines }: Chunk, findings: FileFinding[]): GettextTable | null {
  try {
    return po.parse(`${lines.map(decodeBytes).join('\n')}\n`, { validation: true })
  } catch (error) {
    const inside = error instanceof Error && 'lineNumber' in error ? Number(error.lineNumber) : 1
    const found = messageOf(error)
      .replace(/^Error parsing PO data: | at line \d+/g, '')
      .slice(0, 200)
    const place = Math.min(line + inside - 1, line + lines.length - 1)
    findings.push(findingAt(place, 'not-well-formed', 'a PO entry', found))
    return null
  }
}

/** gettext may write letters as the bytes of their UTF-8, "\\305\\202" (msgcat --escape), which the parser does not know. */
function decodeBytes(line: string): string {
  if (line.startsWith('#')) return line
  return line.replace(/((?:\\(?:[0-7]{3}|x[0-9a-f]{2}))+)|\\./gi, (all: string, bytes: string | undefined) => {
    if (bytes === undefined) return all
    const codes = bytes.toLowerCase().split('\\').slice(1)
    const buffer = Buffer.from(codes.map((code) => Number(code.startsWith('x') ? `0${code}` : `0o${code}`)))
    if (!isUtf8(buffer)) throw new SyntaxError(`${bytes}, which is no letter in UTF-8`)
    return JSON.stringify(buffer.toString()).slice(1, -1)
  })
}

/** A new entry starts with the first line after a msgstr that is neither blank nor a part of its text. */
function chunksOf(text: string): Chunk[] {
  const chunks: Chunk[] = []
  let current: Chunk | null = null
  let hasText = false
  for (const [index, content] of text.split(/\r\n|\r|\n/).entries()) {
    const starts = /^\s*(#|msgctxt\b|msgid\b(?!_))/.test(content)
    if (!current || (hasText && starts)) {
      current = { line: index + 1, lines: [] }
      chunks.push(current)
      hasText = false
    }
    current.lines.push(content)
    if (/^\s*msgstr\b/.test(content)) hasText = true
  }
  return chunks
}
