import { isToReview, parseBaseline } from './baseline.ts'
import { assertPlain, quote } from './characters.ts'
import { FileFault } from './fileFault.ts'
import {
  type ExchangeDocument,
  type FileFinding,
  findingAt,
  type ReadDocument,
  type ReadUnit,
  readOrFinding,
  unreadable,
} from './model.ts'
import { commentsIn, exportedTexts, mark, printNote } from './notes.ts'

/** The beginning of the comments with the baseline. */
const exported = `${mark}As exported: `

/** The header with the number of messages, which shows that a file was cut. */
const amount = 'X-Exported-Messages'

/** The "Last-Translator" for no person: the words of msginit. */
const unknownTranslator = 'Automatically generated'

/** gettext PO: an entry for each text, the plural forms too; see docs/decisions/exchange-formats.md. */
export function serializePo(document: ExchangeDocument): string {
  const { project, target: locale, units } = document
  const texts = exportedTexts(document)
  // The date of the newest record, so that the same state gives the same file. Without a value, msgfmt --check warns.
  const days = units.flatMap(({ unit }) => unit.record?.date ?? [])
  const day = days.toSorted().at(-1) ?? '1970-01-01'
  const headers = {
    'Project-Id-Version': project.name,
    'PO-Revision-Date': `${day} 00:00+0000`,
    'Last-Translator': unknownTranslator,
    'Language-Team': 'none',
    Language: locale.tag,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    'X-Source-Language': project.source.tag,
    'X-Generator': 'isogloss i18n export',
    [amount]: String(units.length),
  }
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\n`)
  const entries = [['msgid ""', printText('msgstr', head.join(''))]]
  for (const { id, source, target, state, previous, notes, comments, baseline } of texts) {
    for (const one of [id, source, target ?? '']) assertPlain(one, id, 'PO')
    entries.push([
      ...printComment('# ', comments),
      ...printComment('#. ', [...notes.map(printNote), exported + baseline]),
      ...printComment('#, ', isToReview(state) ? ['fuzzy'] : []),
      ...printComment('#| ', previous === null ? [] : [`msgid ${JSON.stringify(previous)}`]),
      ...[printText('msgctxt', id), printText('msgid', source), printText('msgstr', target ?? '')],
    ])
  }
  return `${entries.map((lines) => lines.join('\n')).join('\n\n')}\n`
}

const printComment = (sign: string, texts: readonly string[]) =>
  texts.flatMap((text) => text.split(/\r\n?|\n/).map((line) => sign + line))

/** Prints a text after its keyword, with each of several lines on its own. */
function printText(keyword: string, text: string): string {
  const lines = text.match(/[^\n]*\n|[^\n]+/g) ?? ['']
  const literals = lines.map((line) => `"${line.replace(/["\\\n\t\r]/g, (sign) => JSON.stringify(sign).slice(1, -1))}"`)
  return [`${keyword} ${lines.length > 1 ? '""' : literals.shift()}`, ...literals].join('\n')
}

/** An entry of gettext PO. */
interface PoEntry {
  /** The line of its first keyword, from 1. */
  readonly line: number
  readonly isObsolete: boolean
  /** Its comments by their signs ("#" for those of translators), a line each. */
  readonly comments: ReadonlyMap<string, readonly string[]>
  /** By "msgctxt", "msgid", "msgid_plural", "msgstr" or "msgstr[1]". */
  readonly texts: ReadonlyMap<string, string>
}

const obsolete = /^\s*#~\s?(?!\|)/
const comment = /^\s*(#[.:,|~]*)\s?(.*?)\s*$/
const keyword = /^\s*(msgctxt|msgid_plural|msgid|msgstr(?:\[\d+\])?)\s*(?=")/
const quoted = /^\s*"((?:[^"\\]|\\[ntr"\\])*)"\s*$/
const escaped: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' }

/** The value of a header field, such as "Language"; null without one. */
function poHeader(entries: readonly PoEntry[], name: string): string | null {
  const header = entries.find(({ texts }) => texts.get('msgid') === '' && !texts.get('msgctxt'))
  const lines = header?.texts.get('msgstr')?.split('\n') ?? []
  const found = lines.findLast((each) => each.toLowerCase().startsWith(`${name.toLowerCase()}:`))
  return found?.slice(name.length + 1).trim() || null
}

/**
 * Reads the entries of a file. An entry ends at an empty line, at a comment after texts, or before a keyword that
 * starts another. Throws a FileFault.
 */
function readPo(file: string): readonly PoEntry[] {
  const entries: PoEntry[] = []
  let comments = new Map<string, string[]>()
  let texts = new Map<string, string>()
  let current = ''
  const lines = file.split(/\r\n?|\n/)
  for (const [index, line] of lines.entries()) {
    const content = line.replace(obsolete, '').trim()
    const [, sign, words = ''] = comment.exec(content) ?? []
    const [lead = '', name] = keyword.exec(content) ?? []
    const isNext = sign !== undefined || name === 'msgctxt' || (name === 'msgid' && texts.has('msgid'))
    if (content === '' || (isNext && texts.size > 0)) {
      comments = new Map()
      texts = new Map()
      current = ''
    }
    if (content === '') continue
    if (sign) {
      comments.set(sign, [...(comments.get(sign) ?? []), words])
      continue
    }
    if (name) {
      if (texts.size === 0) entries.push({ line: index + 1, isObsolete: obsolete.test(line), comments, texts })
      current = name
    }
    const [, literal] = quoted.exec(content.slice(lead.length)) ?? []
    if (literal === undefined || current === '') {
      const expected = 'msgctxt, msgid or msgstr, and a text in quotation marks (" inside it is \\", \\ is \\\\)'
      const found = `“${content.slice(0, 30)}”${index === lines.length - 1 ? ' at the end of the file' : ''}`
      throw new FileFault('not-well-formed', { line: index + 1, expected, found })
    }
    const text = literal.replace(/\\(.)/g, (_, sign: string) => escaped[sign] ?? sign)
    texts.set(current, (texts.get(current) ?? '') + text)
  }
  return entries.filter((entry) => entry.texts.has('msgid'))
}

/** Reads PO. */
export function parsePo(text: string): ReadDocument {
  const findings: FileFinding[] = []
  const read = readOrFinding(() => readPo(text))
  if ('rule' in read) return unreadable(read)
  for (const entry of read) {
    const msgid = entry.texts.get('msgid')
    if (entry.isObsolete || !msgid || entry.texts.get('msgctxt')) continue
    findings.push(findingAt(entry.line, 'unknown-id', 'a msgctxt with the id', `none (no msgctxt) at ${quote(msgid)}`))
  }
  const charset = /charset=([\w-]+)/i.exec(poHeader(read, 'Content-Type') ?? '')?.[1] ?? 'utf-8'
  if (charset.toLowerCase() !== 'utf-8') {
    findings.push(findingAt(1, 'encoding', 'charset=UTF-8', `“charset=${charset}” in the header`))
  }
  // "Ewa Lis <ewa@example.org>", or the placeholder of gettext.
  const translator = poHeader(read, 'Last-Translator') ?? ''
  const person = translator.replace(/<[^>]*>/, '').trim() || null
  // A file that ends in the middle of an entry may lack its msgstr.
  const named = read.filter(({ texts }) => texts.get('msgctxt') && (texts.has('msgstr') || texts.has('msgstr[0]')))
  return {
    source: poHeader(read, 'X-Source-Language'),
    target: poHeader(read, 'Language'),
    person: person === 'FULL NAME' || person === unknownTranslator ? null : person,
    units: toUnits(named.filter(({ isObsolete }) => !isObsolete)),
    exported: Number(poHeader(read, amount)),
    findings,
  }
}

function toUnits(entries: readonly PoEntry[]): ReadUnit[] {
  return entries.map(({ line, comments, texts }) => {
    const [id, source] = [texts.get('msgctxt') ?? '', texts.get('msgid') ?? '']
    const target = texts.get('msgstr') || texts.get('msgstr[0]') || null
    const own = comments.get('#') ?? []
    // Earlier exports had it among the comments of translators, too.
    const notes = [...own, ...(comments.get('#.') ?? [])]
    const baseline = parseBaseline(notes.find((note) => note.startsWith(exported))?.slice(exported.length))
    // Only an entry that is no longer fuzzy shows that a person finished it. All others were never fuzzy.
    const said = baseline && isToReview(baseline.state) ? 'translated' : 'unstated'
    const isFuzzy = comments.get('#,')?.some((flags) => /\bfuzzy\b/.test(flags)) ?? false
    const state = target === null ? 'initial' : isFuzzy ? 'doubtful' : said
    return { id, line, source, target, state, baseline, comments: commentsIn(own.join('\n')) }
  })
}
