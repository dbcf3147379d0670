import { lineAt } from '../lib/fault.ts'
import { forbidden } from './characters.ts'
import { FileFault } from './fileFault.ts'

interface Attribute {
  readonly value: string
  /** The offset of the value, between its quotation marks. */
  readonly start: number
  readonly end: number
}

/** Text between tags. A CDATA section has no references. */
export interface XmlText {
  /** The text as written. */
  readonly raw: string
  readonly start: number
  readonly end: number
  readonly isCdata: boolean
}

/** An element with its offsets in a file. */
export interface XmlElement {
  readonly name: string
  /** The name without its prefix. */
  readonly local: string
  readonly attributes: ReadonlyMap<string, Attribute>
  readonly parent: XmlElement | null
  readonly children: readonly XmlNode[]
  /** The line of its start tag, from 1. */
  readonly line: number
  readonly start: number
  readonly end: number
  /** The end of its start tag and the start of its end tag. For an empty element, both are its end. */
  readonly contentStart: number
  readonly contentEnd: number
}

type XmlNode = XmlElement | XmlText

/** The value of an attribute; null without one. */
export const attributeOf = (element: XmlElement | undefined, name: string): string | null =>
  element?.attributes.get(name)?.value ?? null

/** True if a node is an element, and not text. */
export const isElement = (node: XmlNode): node is XmlElement => 'children' in node

/** The child elements of an element; with names, only those with one of them, whatever their prefix. */
export const elementsOf = ({ children }: XmlElement, ...names: readonly string[]): XmlElement[] =>
  children.filter(isElement).filter(({ local }) => names.length === 0 || names.includes(local))

/** All descendants with one of some names, those of the first name first. */
export const descendantsOf = (parent: XmlElement, ...names: readonly string[]): XmlElement[] =>
  names.flatMap((name) =>
    elementsOf(parent).flatMap((child) => [...(child.local === name ? [child] : []), ...descendantsOf(child, name)]),
  )

/** The text of a node, with its references resolved. XML 1.0, 2.11: only these line ends are normalized. */
export function textOf(node: XmlNode): string {
  if (isElement(node)) return node.children.map(textOf).join('')
  const text = node.raw.replace(/\r\n?/g, '\n')
  return node.isCdata ? text : withoutReferences(text)
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

/** Resolves a reference, without its "&" and ";". */
export function characterOf(name: string): string {
  if (!name.startsWith('#')) return entities[name] ?? ''
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
  return code <= 0x10ffff ? String.fromCodePoint(code) : '\0'
}

const withoutReferences = (text: string): string =>
  text.includes('&') ? text.replace(/&(#?\w+);/g, (_, found: string) => characterOf(found)) : text

/**
 * Callbacks for elements by local name. Each element is passed on when it has been read, and then dropped, to save
 * memory.
 */
type Taken = ReadonlyMap<string, (element: XmlElement) => void>

/**
 * Reads XML with the places of its parts, so that one part can be replaced while the rest keeps its bytes. Throws a
 * FileFault for XML that is not well-formed, declares entities or nests too deep. Only the five entities of XML are
 * expanded, and nothing is fetched. Returns the root, without the `taken` elements.
 */
export function readXml(text: string, taken: Taken = new Map()): XmlElement {
  return new Reader(text, taken).read()
}

type Open = { -readonly [Key in keyof XmlElement]: XmlElement[Key] } & { children: XmlNode[]; parent: Open | null }

class Reader {
  readonly #text: string
  readonly #taken: Taken
  #open: Open | null = null
  #depth = 0
  #root: Open | null = null
  /** The end of the current line. */
  #lineEnd: number
  #line = 1

  constructor(text: string, taken: Taken) {
    this.#text = text
    this.#taken = taken
    this.#lineEnd = text.indexOf('\n')
  }

  read(): XmlElement {
    const text = this.#text
    const control = text.search(forbidden)
    if (control >= 0) this.#fail(control, 'characters of XML 1.0', 'a control character')
    for (let at = text.startsWith('\uFEFF') ? 1 : 0; at < text.length; ) {
      const sign = text[at] === '<' ? text[at + 1] : undefined
      if (text[at] !== '<') at = this.#words(at)
      else if (sign === '/') at = this.#endTag(at)
      else if (sign === '!') at = this.#declaration(at)
      else at = sign === '?' ? this.#behind(at + 2, '?>') : this.#startTag(at)
    }
    if (this.#open) this.#fail(text.length, `</${this.#open.name}>`, 'the end of the file')
    return this.#root ?? this.#fail(text.length, 'an element', 'none')
  }

  #words(start: number): number {
    const next = this.#text.indexOf('<', start)
    const end = next < 0 ? this.#text.length : next
    if (this.#open) {
      this.#checkReferences(start, end)
      this.#put(start, end, false)
    } else if (/\S/.test(this.#text.slice(start, end))) this.#fail(start, 'a tag', this.#quoted(start))
    return end
  }

  #put(start: number, end: number, isCdata: boolean) {
    this.#open?.children.push({ raw: this.#text.slice(start, end), start, end, isCdata })
  }

  #endTag(start: number): number {
    const found = this.#nameAt(start + 2)
    tagEnd.lastIndex = start + 2 + found.length
    const [rest, slash] = tagEnd.exec(this.#text) ?? []
    if (found === '' || rest === undefined || slash) this.#fail(start, 'an end tag', this.#quoted(start))
    const opened = this.#open
    if (opened?.name !== found) this.#fail(start, opened ? `</${opened.name}>` : 'no end tag', `</${found}>`)
    const end = tagEnd.lastIndex
    this.#close(start, end)
    return end
  }

  #close(contentEnd: number, end: number) {
    const closed = this.#open
    if (!closed) return
    closed.contentEnd = contentEnd
    closed.end = end
    this.#open = closed.parent
    this.#depth -= 1
    const take = this.#taken.get(closed.local)
    if (!take) return
    take(closed)
    closed.parent?.children.pop()
  }

  #declaration(start: number): number {
    const text = this.#text
    if (text.startsWith('<!--', start)) return this.#behind(start + 4, '-->')
    if (text.startsWith('<![CDATA[', start)) {
      const end = this.#behind(start + 4, ']]>')
      if (!this.#open) this.#fail(start, 'a tag', 'a CDATA section')
      this.#put(start + 9, end - 3, true)
      return end
    }
    documentType.lastIndex = start
    const [found] = this.#root ? [] : (documentType.exec(text) ?? [])
    if (found) return start + found.length
    if (text.startsWith('<!DOCTYPE', start)) throw new FileFault('document-type', { line: lineAt(text, start) })
    return this.#fail(start, 'a tag', this.#quoted(start))
  }

  #startTag(start: number): number {
    const text = this.#text
    if (!this.#open && this.#root) this.#fail(start, 'the end of the file', this.#quoted(start))
    const found = this.#nameAt(start + 1)
    if (found === '') this.#fail(start, 'a tag, or &lt;', this.#quoted(start))
    const { attributes, at } = this.#attributes(start, found)
    tagEnd.lastIndex = at
    const [, slash] = tagEnd.exec(text) ?? []
    if (slash === undefined) this.#fail(start, `a whole tag <${found}>`, this.#quoted(start))
    const end = tagEnd.lastIndex
    const local = found.slice(found.indexOf(':') + 1)
    const [parent, line] = [this.#open, this.#lineOf(start)]
    // No spread, since millions of these are made.
    const made: Open = {
      name: found,
      local,
      attributes,
      parent,
      children: [],
      line,
      start,
      end,
      contentStart: end,
      contentEnd: end,
    }
    parent?.children.push(made)
    this.#root ??= made
    this.#open = made
    this.#depth += 1
    if (this.#depth > DEEPEST) throw new FileFault('too-deep', { line: made.line, most: DEEPEST })
    if (slash) this.#close(end, end)
    return end
  }

  #attributes(start: number, element: string) {
    let at = start + 1 + element.length
    let attributes: Map<string, Attribute> | null = null
    for (;;) {
      attribute.lastIndex = at
      const match = attribute.exec(this.#text)
      if (!match) return { attributes: attributes ?? none, at }
      const [, key = '', double, single] = match
      at = attribute.lastIndex
      const value = double ?? single ?? ''
      const end = at - 1
      const from = end - value.length
      this.#checkReferences(from, end)
      attributes ??= new Map()
      if (attributes.has(key)) this.#fail(start, `${key} once`, `it twice in <${element}>`)
      attributes.set(key, { value: withoutReferences(value.replace(/\r\n|[\t\r\n]/g, ' ')), start: from, end })
    }
  }

  #nameAt(at: number): string {
    name.lastIndex = at
    return name.exec(this.#text)?.[0] ?? ''
  }

  #behind(from: number, mark: string): number {
    const end = this.#text.indexOf(mark, from)
    return end < 0 ? this.#fail(from, mark, 'the end of the file') : end + mark.length
  }

  #checkReferences(start: number, end: number) {
    // Most have none, and a search through the whole file for each would take too long.
    const part = this.#text.slice(start, end)
    for (let inside = part.indexOf('&'); inside >= 0; inside = part.indexOf('&', inside + 1)) {
      const at = start + inside
      reference.lastIndex = at
      const [found] = reference.exec(this.#text) ?? []
      if (!found) this.#fail(at, '&amp;, or an entity of XML', this.#quoted(at))
      else if (forbidden.test(characterOf(found.slice(1, -1)))) this.#fail(at, 'a character of XML 1.0', found)
    }
  }

  /** The line of an offset after the previous one. */
  #lineOf(at: number): number {
    while (this.#lineEnd >= 0 && this.#lineEnd < at) {
      this.#line += 1
      this.#lineEnd = this.#text.indexOf('\n', this.#lineEnd + 1)
    }
    return this.#line
  }

  #quoted = (at: number) => `“${this.#text.slice(at, at + 30).split(/[\r\n]/)[0]}”`

  #fail(at: number, expected: string, found: string): never {
    throw new FileFault('not-well-formed', { line: lineAt(this.#text, at), expected, found })
  }
}
