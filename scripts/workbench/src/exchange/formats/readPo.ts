import { attempt } from '../../lib/attempt.ts'
import { FileFault } from './fileFault.ts'

/** Some characters of a text with their place in the file: one for one, or as an escape. */
interface Piece {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** An entry of gettext PO with its offsets in a file. */
export interface PoEntry {
  readonly start: number
  /** The offset of its first keyword, and its line, from 1. */
  readonly keywords: number
  readonly line: number
  readonly isObsolete: boolean
  /** Its comments by their signs ("#" for those of translators), a line each. */
  readonly comments: ReadonlyMap<string, readonly string[]>
  /** The offset of its flags, after "#,". */
  readonly flags: { readonly at: number; readonly text: string } | null
  /** By "msgctxt", "msgid", "msgid_plural", "msgstr" or "msgstr[1]". */
  readonly texts: ReadonlyMap<string, readonly Piece[]>
}

type Open = { -readonly [Key in keyof PoEntry]: PoEntry[Key] } & {
  comments: Map<string, string[]>
  texts: Map<string, Piece[]>
}

const nextLine = /[^\r\n]*(?:\r\n?|\n|$)/y
const obsolete = /^\s*#~\s?(?!\|)/
const comment = /^\s*(#[.:,|~]*)\s?(.*?)\s*$/s
const keyword = /^\s*(msgctxt|msgid_plural|msgid|msgstr(?:\[\d+\])?)\s*(?=")/
const quoted = /^(\s*")((?:[^"\\\r\n]|\\[^\r\n])*)"\s*$/

/** The text of an entry under a keyword; null without one. */
export const poText = ({ texts }: PoEntry, name: string): string | null =>
  texts
    .get(name)
    ?.map(({ text }) => text)
    .join('') ?? null

/** The value of a header field, such as "Language"; null without one. */
export function poHeader(entries: readonly PoEntry[], name: string): string | null {
  const header = entries.find((entry) => poText(entry, 'msgid') === '' && !poText(entry, 'msgctxt'))
  const lines = (header && poText(header, 'msgstr')?.split('\n')) ?? []
  const found = lines.findLast((each) => each.toLowerCase().startsWith(`${name.toLowerCase()}:`))
  return found?.slice(name.length + 1).trim() || null
}

/**
 * Reads the entries of a file. An entry ends at an empty line, at a comment after texts, or before a keyword that
 * starts another. Throws a FileFault.
 */
export function readPo(file: string): readonly PoEntry[] {
  const entries: Open[] = []
  let entry: Open | undefined
  let text: Piece[] | null = null
  let number = 0
  for (let at = file.startsWith('\uFEFF') ? 1 : 0; at < file.length; at = nextLine.lastIndex) {
    nextLine.lastIndex = at
    number += 1
    const [whole = ''] = nextLine.exec(file) ?? []
    const [mark = ''] = obsolete.exec(whole) ?? []
    const content = whole.slice(mark.length)
    const [, sign, words = ''] = content.includes('#') ? (comment.exec(content) ?? []) : []
    const [lead = '', name] = keyword.exec(content) ?? []
    const isNext = name === 'msgctxt' || (name === 'msgid' && entry?.texts.has('msgid'))
    if (content.trim() === '' || (sign && text) || (isNext && entry?.texts.size)) {
      entry = undefined
      text = null
    }
    if (content.trim() === '') continue
    if (!entry) {
      const place = { start: at, keywords: at, line: number }
      entry = { ...place, isObsolete: false, flags: null, comments: new Map(), texts: new Map() }
      entries.push(entry)
    }
    if (sign) {
      entry.comments.set(sign, [...(entry.comments.get(sign) ?? []), words])
      if (sign === '#,') entry.flags = { at: at + whole.indexOf('#,') + 2, text: words }
      continue
    }
    if (name) {
      if (entry.texts.size === 0) Object.assign(entry, { keywords: at, line: number, isObsolete: mark !== '' })
      text = []
      entry.texts.set(name, text)
    }
    const fault = putPieces(content.slice(lead.length), at + mark.length + lead.length, text)
    if (fault) throw new FileFault('not-well-formed', { line: number, ...fault })
  }
  return entries.filter(({ texts }) => texts.has('msgid'))
}

/** gettext may write letters as the bytes of their UTF-8, "\\305\\202" (msgcat --escape). */
const escaped = /(?:\\(?:[0-7]{3}|x[0-9a-f]{2}))+|\\./gis
const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' }

/** Adds the pieces of a literal that begins at an offset. Returns the fault in it, if any. */
function putPieces(literal: string, at: number, pieces: Piece[] | null) {
  const [, lead = '', content] = quoted.exec(literal) ?? []
  if (content === undefined || !pieces) {
    const expected = 'a keyword of gettext and a text in quotation marks'
    return { expected, found: `“${literal.trim().slice(0, 30)}”` }
  }
  const begin = at + lead.length
  const put = (text: string, start: number, end: number) => {
    if (end > start) pieces.push({ text, start: begin + start, end: begin + end })
  }
  let from = 0
  for (const { 0: found, index } of content.matchAll(escaped)) {
    const text = found.length > 2 ? lettersOf(found) : (escapes[found.charAt(1)] ?? found.charAt(1))
    if (text === null) return { expected: 'letters in UTF-8', found: `${found}, which is no letter in UTF-8` }
    put(content.slice(from, index), from, index)
    from = index + found.length
    put(text, index, from)
  }
  put(content.slice(from), from, content.length)
  return null
}

function lettersOf(bytes: string): string | null {
  const codes = bytes.toLowerCase().split('\\').slice(1)
  const values = codes.map((code) => Number(code.startsWith('x') ? `0${code}` : `0o${code}`))
  return attempt(() => new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(values)))
}
