import { lineAt } from '../../lib/fault.ts'
import { forbidden } from '../../formats/characters.ts'
import { RefineFault } from '../refineFault.ts'

/** A start tag where it stands in a file. */
export interface Tag {
  readonly name: string
  /** The offset of its "<". */
  readonly start: number
  /** The offset behind its ">". */
  readonly end: number
  readonly isEmpty: boolean
  readonly attributes: ReadonlyMap<string, Attribute>
}

interface Attribute {
  readonly value: string
  /** Where the value stands, between its quotation marks. */
  readonly start: number
  readonly end: number
}

export interface Handler {
  /** A start tag; that of an empty element is followed by its end. */
  readonly open: (tag: Tag) => void
  readonly close: (name: string, start: number, end: number) => void
  /** What stands between tags; in a CDATA section without references. */
  readonly text: (start: number, end: number, isCdata: boolean) => void
}

const none: ReadonlyMap<string, Attribute> = new Map()

/** Deeper than any file of a translation tool. */
const DEEPEST = 200

const name = /[\p{L}_:][\p{L}\p{N}\p{M}_:.·-]*/uy
const attribute = /\s+([\p{L}_:][\p{L}\p{N}\p{M}_:.·-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/uy
const tagEnd = /\s*(\/?)>/y
const reference = /&(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\dA-Fa-f]{1,6});/y
const documentType = /<!DOCTYPE\s+[^[\]<>"']*(?:"[^"<>]*"[^[\]<>"']*|'[^'<>]*'[^[\]<>"']*)*>/y

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** What a reference stands for, without its "&" and ";". */
export function characterOf(name: string): string {
  if (!name.startsWith('#')) return entities[name] ?? ''
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
  return code <= 0x10ffff ? String.fromCodePoint(code) : '\0'
}

/** A text without references. */
export const withoutReferences = (text: string): string =>
  text.includes('&') ? text.replace(/&(#?\w+);/g, (_, found: string) => characterOf(found)) : text

/**
 * Goes through XML and tells what stands where, by offsets, so that a part can be replaced and all else stays the bytes
 * that it is. Throws a RefineFault for what is not well-formed, declares entities or nests too deep. No entity is ever
 * expanded but the five of XML, and nothing is fetched.
 */
export function scanXml(text: string, handler: Handler): void {
  const fail = (at: number, expected: string, found: string): never => {
    throw new RefineFault('not-well-formed', { line: lineAt(text, at), expected, found })
  }
  const control = text.search(forbidden)
  if (control >= 0) fail(control, 'characters of XML 1.0', 'a control character')
  const open: string[] = []
  let hasRoot = false
  let at = text.startsWith('\uFEFF') ? 1 : 0
  while (at < text.length) {
    if (text.charCodeAt(at) !== 0x3c) {
      const next = text.indexOf('<', at)
      const end = next < 0 ? text.length : next
      if (open.length > 0) {
        checkReferences(text, at, end, fail)
        handler.text(at, end, false)
      } else if (/\S/.test(text.slice(at, end))) fail(at, 'a tag', quoted(text, at))
      at = end
      continue
    }
    const next = text[at + 1]
    if (next === '/') at = closeTag(at)
    else if (next === '!') at = declaration(at)
    else if (next === '?') at = behind(text, at, '?>', fail)
    else at = startTag(at)
  }
  if (open.length > 0) fail(text.length, `</${open.at(-1)}>`, 'the end of the file')
  if (!hasRoot) fail(text.length, 'an element', 'none')

  function closeTag(start: number): number {
    name.lastIndex = start + 2
    const [found = ''] = name.exec(text) ?? []
    tagEnd.lastIndex = start + 2 + found.length
    const [rest, slash] = tagEnd.exec(text) ?? []
    if (found === '' || rest === undefined || slash) fail(start, 'an end tag', quoted(text, start))
    const opened = open.pop()
    if (opened !== found) fail(start, opened ? `</${opened}>` : 'no end tag', `</${found}>`)
    const end = tagEnd.lastIndex
    handler.close(found, start, end)
    return end
  }

  function declaration(start: number): number {
    if (text.startsWith('<!--', start)) return behind(text, start, '-->', fail)
    if (text.startsWith('<![CDATA[', start)) {
      const end = behind(text, start, ']]>', fail)
      if (open.length === 0) fail(start, 'a tag', 'a CDATA section')
      handler.text(start + 9, end - 3, true)
      return end
    }
    documentType.lastIndex = start
    const [found] = hasRoot ? [] : (documentType.exec(text) ?? [])
    if (found) return start + found.length
    if (text.startsWith('<!DOCTYPE', start)) throw new RefineFault('document-type', { line: lineAt(text, start) })
    return fail(start, 'a tag', quoted(text, start))
  }

  function startTag(start: number): number {
    if (open.length === 0 && hasRoot) fail(start, 'the end of the file', quoted(text, start))
    name.lastIndex = start + 1
    const [found = ''] = name.exec(text) ?? []
    if (found === '') fail(start, 'a tag, or &lt;', quoted(text, start))
    let end = start + 1 + found.length
    let attributes: Map<string, Attribute> | null = null
    for (;;) {
      attribute.lastIndex = end
      const match = attribute.exec(text)
      if (!match) break
      const [, key = '', double, single] = match
      const value = double ?? single ?? ''
      end = attribute.lastIndex
      checkReferences(text, end - 1 - value.length, end - 1, fail)
      attributes ??= new Map()
      if (attributes.has(key)) fail(start, `${key} once`, `it twice in <${found}>`)
      attributes.set(key, { value: withoutReferences(value), start: end - 1 - value.length, end: end - 1 })
    }
    tagEnd.lastIndex = end
    const [, slash] = tagEnd.exec(text) ?? []
    if (slash === undefined) fail(start, `a whole tag <${found}>`, quoted(text, start))
    hasRoot = true
    const tag: Tag = {
      name: found,
      start,
      end: tagEnd.lastIndex,
      isEmpty: slash === '/',
      attributes: attributes ?? none,
    }
    open.push(found)
    if (open.length > DEEPEST) throw new RefineFault('too-deep', { line: lineAt(text, start), most: DEEPEST })
    handler.open(tag)
    if (tag.isEmpty) {
      open.pop()
      handler.close(found, tag.end, tag.end)
    }
    return tag.end
  }
}

type Fail = (at: number, expected: string, found: string) => never

function behind(text: string, start: number, mark: string, fail: Fail): number {
  const end = text.indexOf(mark, start + (mark === '?>' ? 2 : 4))
  return end < 0 ? fail(start, mark, 'the end of the file') : end + mark.length
}

function checkReferences(text: string, start: number, end: number, fail: Fail): void {
  // Most have none, and to look for one in the whole file would take as long for each.
  const part = text.slice(start, end)
  for (let inside = part.indexOf('&'); inside >= 0; inside = part.indexOf('&', inside + 1)) {
    const at = start + inside
    reference.lastIndex = at
    const [found] = reference.exec(text) ?? []
    if (!found) fail(at, '&amp;, or an entity of XML', quoted(text, at))
    else if (forbidden.test(characterOf(found.slice(1, -1)))) fail(at, 'a character of XML 1.0', found)
  }
}

const quoted = (text: string, at: number) => `“${text.slice(at, at + 30).split(/[\r\n]/)[0]}”`
