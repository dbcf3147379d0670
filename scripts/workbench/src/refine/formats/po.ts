import { lineAt } from '../../lib/fault.ts'
import { RefineFault } from '../refineFault.ts'
import { type BilingualFile, writtenLanguageTag, type Segment, type SegmentNote, type UnitPlace } from './document.ts'
import { emptySpan, SpanBuilder, type Splice } from './span.ts'

interface Entry {
  /** By "msgctxt", "msgid", "msgid_plural", "msgstr" or "msgstr[1]". */
  readonly texts: Map<string, SpanBuilder>
  readonly start: number
  /** Where its first keyword stands. */
  keywords: number | null
  /** Where its flags stand, behind "#,". */
  flags: { readonly at: number; readonly text: string } | null
}

const line = /[^\n]*(?:\n|$)/y
const keyword = /^\s*(msgctxt|msgid_plural|msgid|msgstr(?:\[\d+\])?)\s*(?=")/
const literal = /^(\s*")((?:[^"\\\r\n]|\\[^\r\n])*)"\s*$/

/** Reads gettext PO: what is not obsolete, each plural form by itself. */
export function readPo(file: string, named: string | null): BilingualFile {
  const entries = entriesOf(file)
  const header = entries.find(({ texts }) => textOf(texts.get('msgid')) === '')
  const headers = textOf(header?.texts.get('msgstr')) ?? ''
  const headerOf = (name: string) => writtenLanguageTag(new RegExp(`^${name}:[ \\t]*(\\S+)`, 'im').exec(headers)?.[1])
  const targetLanguage = headerOf('Language') ?? named
  if (targetLanguage === null) throw new RefineFault('no-target-language')
  const sourceLanguage = headerOf('X-Source-Language') ?? 'en'
  const segments: Segment[] = []
  const seen = new Set<string>()
  for (const entry of entries) {
    const source = entry.texts.get('msgid')?.done() ?? emptySpan
    if (source.text === '') continue
    const id = [textOf(entry.texts.get('msgctxt')), source.text].filter((part) => part !== null).join('|')
    if (seen.has(id)) throw new RefineFault('duplicate-id', { id: id.slice(0, 60), line: lineAt(file, entry.start) })
    seen.add(id)
    const unit = placeOf(entry, file.includes('\r\n') ? '\r\n' : '\n')
    for (const [key, target] of entry.texts) {
      if (!key.startsWith('msgstr')) continue
      const plural = /\[0\]|r$/.test(key) ? undefined : entry.texts.get('msgid_plural')?.done()
      segments.push({
        ...{ id: id.slice(0, 80), number: segments.length + 1, source: plural ?? source, target: target.done() },
        ...{ sourceLanguage, targetLanguage, unit },
      })
    }
  }
  return { format: 'po', segments }
}

const textOf = (builder: SpanBuilder | undefined) => builder?.done().text ?? null

const newEntry = (start: number): Entry => ({ texts: new Map(), start, keywords: null, flags: null })

/** The entries that are not obsolete: one ends at an empty line, at a comment behind texts, or where a keyword starts another. */
function entriesOf(file: string): readonly Entry[] {
  const entries: Entry[] = []
  let entry: Entry | undefined
  let text: SpanBuilder | null = null
  for (let at = file.startsWith('\uFEFF') ? 1 : 0; at < file.length; at = line.lastIndex) {
    line.lastIndex = at
    const [whole = ''] = line.exec(file) ?? []
    const content = whole.trim()
    const [lead = '', name] = keyword.exec(whole) ?? []
    const startsAnother =
      entry?.keywords != null && (name === 'msgctxt' || (name === 'msgid' && entry.texts.has('msgid')))
    if (content === '' || content.startsWith('#~') || (content.startsWith('#') && text) || startsAnother) {
      entry = undefined
      text = null
    }
    if (content === '' || content.startsWith('#~')) continue
    if (!entry) {
      entry = newEntry(at)
      entries.push(entry)
    }
    if (content.startsWith('#')) {
      if (content.startsWith('#,')) entry.flags = { at: at + whole.indexOf('#,') + 2, text: content.slice(2) }
      continue
    }
    if (name) {
      entry.keywords ??= at
      text = new SpanBuilder()
      entry.texts.set(name, text)
    }
    readLiteral(file, at + lead.length, whole.slice(lead.length), text)
  }
  return entries.filter(({ texts }) => texts.has('msgid'))
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' }

function readLiteral(file: string, at: number, rest: string, text: SpanBuilder | null) {
  const [, lead, content] = literal.exec(rest) ?? []
  if (lead === undefined || content === undefined || !text) {
    const expected = 'a keyword of gettext and a text in quotation marks'
    throw new RefineFault('not-well-formed', {
      ...{ line: lineAt(file, at), expected, found: `“${rest.trim().slice(0, 30)}”` },
    })
  }
  let from = at + lead.length
  for (const { 0: found, index } of content.matchAll(/\\./gs)) {
    const start = at + lead.length + index
    text.plain(file, from, start, 'po')
    text.escaped(escapes[found.charAt(1)] ?? found.charAt(1), start, start + 2, 'po')
    from = start + 2
  }
  text.plain(file, from, at + lead.length + content.length, 'po')
}

function placeOf({ start, keywords, flags }: Entry, lineEnd: string): UnitPlace {
  return {
    mark: (notes: readonly SegmentNote[]): readonly Splice[] => {
      const said = [...new Set(notes.map(({ note }) => `# Refinix: ${note}${lineEnd}`))].join('')
      const comment = { start, end: start, text: said }
      if (/(?:^|,)\s*fuzzy\s*(?:,|$)/.test(flags?.text ?? '')) return [comment]
      if (flags) return [comment, { start: flags.at, end: flags.at, text: ' fuzzy,' }]
      const at = keywords ?? start
      return [comment, { start: at, end: at, text: `#, fuzzy${lineEnd}` }]
    },
  }
}
