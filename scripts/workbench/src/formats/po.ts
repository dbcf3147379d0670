import { isUtf8 } from 'node:buffer'
import { type GettextEntry, type GettextTable, po } from 'gettext-parser'
import { config } from '../config.ts'
import { messageOf } from '../lib/run.ts'
import { isToReview, parseBaseline } from './baseline.ts'
import { assertPlain, quote } from './characters.ts'
import { type ExchangeDocument, type FileFinding, findingAt, type ReadDocument, type ReadUnit } from './model.ts'
import { commentsIn, exportedMessages, mark, printNote } from './notes.ts'

/** How the comments begin that carry the baseline. */
const exported = `${mark}As exported: `

/** What stands for nobody in "Last-Translator": the words of msginit. */
const nobody = 'Automatically generated'

/** gettext PO: an entry for each text, the plural forms too; see docs/decisions/exchange-formats.md. */
export function serializePo(document: ExchangeDocument): string {
  const { source, target: locale, units, person } = document
  // Of the newest record, so that the same state is the same file. Without a value, msgfmt --check warns.
  const [day = '1970-01-01'] = units
    .flatMap(({ unit }) => unit.record?.date ?? [])
    .toSorted()
    .reverse()
  const headers = {
    'Project-Id-Version': config().name,
    'PO-Revision-Date': `${day} 00:00+0000`,
    'Last-Translator': person ?? nobody,
    'Language-Team': 'none',
    Language: locale.tag,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    'X-Source-Language': source,
    'X-Generator': 'isogloss i18n export',
  }
  const table: GettextTable = { charset: 'utf-8', headers, translations: {} }
  for (const { given, notes, texts } of exportedMessages(document)) {
    for (const [index, text] of texts.entries()) {
      const { id, source: msgid, target } = text
      for (const one of [id, msgid, target ?? '']) assertPlain(one, id, 'PO')
      const own = [...notes, ...text.notes].filter(({ kind }) => kind !== 'where' && kind !== 'comment')
      const baseline = exported + text.baseline
      const comments = {
        // Comments of translators stay with their text when msgmerge brings a file up to date, but people replace them.
        translator: [baseline, ...(index === 0 ? given.comments : [])].join('\n'),
        reference: given.places.join('\n'),
        extracted: [baseline, ...own.map(printNote)].join('\n'),
        flag: isToReview(text.state) ? 'fuzzy' : '',
        ...(text.previous === null ? {} : { previous: `msgid ${JSON.stringify(text.previous)}` }),
      }
      table.translations[id] = { [msgid]: { msgctxt: id, msgid, msgstr: [target ?? ''], comments } }
    }
  }
  return new TextDecoder().decode(po.compile(table, { foldLength: 0 }))
}

interface Found {
  readonly entry: GettextEntry
  readonly line: number
}

/** Reads PO. The parser keeps no line numbers and lets a repeated entry replace the first: each entry is parsed by itself. */
export function parsePo(text: string): ReadDocument {
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
  // "Ewa Lis <ewa@example.org>", or what gettext writes where nobody has put a name.
  const person = headers['Last-Translator']?.replace(/<[^>]*>/, '').trim() || null
  return {
    source: headers['X-Source-Language'] ?? null,
    target: headers['Language'] || null,
    person: person === 'FULL NAME' || person === nobody ? null : person,
    units: toUnits(entries),
    obsolete: toUnits(obsolete),
    findings,
  }
}

const entriesOf = (entries: GettextTable['obsolete'] = {}) =>
  Object.values(entries).flatMap((ofContext) => Object.values(ofContext))

/**
 * The baseline of an entry is in the translator's comment, and once more where nobody edits it. After msgmerge the two differ:
 * then the second is that of a later export, and no help for a text whose comment was replaced.
 */
function toUnits(found: readonly Found[]): ReadUnit[] {
  const read = found.map((one) => {
    const { translator, extracted } = one.entry.comments ?? {}
    return { ...one, own: baselineIn(translator), extracted: baselineIn(extracted) }
  })
  const isMerged = read.some(({ own, extracted }) => own && extracted && own !== extracted)
  return read.map(({ entry, line, own, extracted }) => {
    const { msgctxt: id = '', msgid: source, msgstr, comments } = entry
    const baseline = parseBaseline(own ?? (isMerged ? null : extracted))
    const target = msgstr?.[0] || null
    const isFuzzy = /\bfuzzy\b/.test(comments?.flag ?? '')
    // Only an entry that was fuzzy and is so no longer says that somebody is content with it: all others are not fuzzy anyway.
    const said = baseline && isToReview(baseline.state) ? 'translated' : 'unstated'
    const state = target === null ? 'initial' : isFuzzy ? 'doubtful' : said
    return { id, line, source, target, state, baseline, comments: commentsIn(comments?.translator ?? '') }
  })
}

const baselineIn = (comment = '') =>
  comment
    .split('\n')
    .find((line) => line.startsWith(exported))
    ?.slice(exported.length)

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
    if (!current || (hasText && /^\s*(#|msgctxt\b|msgid\b(?!_))/.test(content))) {
      current = { line: index + 1, lines: [] }
      chunks.push(current)
      hasText = false
    }
    current.lines.push(content)
    if (/^\s*msgstr\b/.test(content)) hasText = true
  }
  return chunks
}
