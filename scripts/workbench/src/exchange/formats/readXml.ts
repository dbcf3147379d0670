import { SaxesParser } from 'saxes'
import { lineAt } from '../../lib/fault.ts'
import { FileFault } from './fileFault.ts'

interface Attribute {
  readonly value: string
  /** The offset of the value, between its quotation marks. */
  readonly start: number
  readonly end: number
}

/** Text between tags. A CDATA section has no references. */
export interface XmlText {
  readonly text: string
  /** The text as written, with its references and line ends. */
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

/** The text of a node. */
export const textOf = (node: XmlNode): string => (isElement(node) ? node.children.map(textOf).join('') : node.text)

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Resolves a reference of well-formed XML, without its "&" and ";". */
export function characterOf(name: string): string {
  if (!name.startsWith('#')) return entities[name] ?? ''
  return String.fromCodePoint(Number(name.startsWith('#x') ? `0${name.slice(1)}` : name.slice(1)))
}

/** Deeper than any file of a translation tool. */
const DEEPEST = 200

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

const none: ReadonlyMap<string, Attribute> = new Map()

/** Adds places to the events of the parser: each part of a file begins where the previous part ends. */
class Reader {
  readonly #parser = new SaxesParser({ defaultXMLVersion: '1.0', forceXMLVersion: true, position: false })
  readonly #text: string
  readonly #taken: Taken
  #root: Open | null = null
  #open: Open | null = null
  #attributes: Map<string, Attribute> | null = null
  #depth = 0
  /** The offset and the line of the current part. */
  #start: number
  #line: number

  constructor(text: string, taken: Taken) {
    this.#text = text
    this.#taken = taken
    // The parser has no event for a byte-order mark and spaces at the beginning.
    this.#start = Math.max(0, text.indexOf('<'))
    this.#line = lineAt(text, this.#start)
  }

  read(): XmlElement {
    const parser = this.#parser
    const skip = () => this.#next(parser.position)
    parser.on('error', ({ message }) => this.#fail(message))
    parser.on('xmldecl', skip)
    parser.on('processinginstruction', skip)
    // The parser has read all of the comment but its ">".
    parser.on('comment', () => this.#next(parser.position + 1))
    parser.on('doctype', (declared) => {
      const [expected, found] = ['no document type', '<!DOCTYPE']
      if (declared.includes('[')) throw new FileFault('document-type', { line: this.#line, expected, found })
      skip()
    })
    // The parser has read the "<" after the text.
    parser.on('text', (read) => this.#addText(read, this.#start, parser.position - 1, false))
    parser.on('cdata', (read) => {
      this.#addText(read, this.#start + '<![CDATA['.length, parser.position - ']]>'.length, true)
      skip()
    })
    parser.on('attribute', ({ name, value }) => this.#addAttribute(name, value))
    parser.on('opentag', ({ name }) => this.#openElement(name))
    parser.on('closetag', ({ isSelfClosing }) => this.#closeElement(isSelfClosing))
    parser.write(this.#text).close()
    return this.#root ?? this.#fail('no element')
  }

  #next(end: number) {
    this.#start = end
    this.#line = this.#parser.line
  }

  #addText(text: string, start: number, end: number, isCdata: boolean) {
    this.#open?.children.push({ text, raw: this.#text.slice(start, end), start, end, isCdata })
    this.#next(end)
  }

  #addAttribute(name: string, value: string) {
    const end = this.#parser.position - 1
    const start = this.#text.lastIndexOf(this.#text.charAt(end), end - 1) + 1
    this.#attributes ??= new Map()
    this.#attributes.set(name, { value, start, end })
  }

  #openElement(name: string) {
    const [start, line, parent, end] = [this.#start, this.#line, this.#open, this.#parser.position]
    // No spread, since millions of these are made.
    const made: Open = {
      name,
      local: name.slice(name.indexOf(':') + 1),
      attributes: this.#attributes ?? none,
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
    this.#attributes = null
    this.#depth += 1
    if (this.#depth > DEEPEST) throw new FileFault('too-deep', { line, most: DEEPEST })
    this.#next(end)
  }

  #closeElement(isEmpty: boolean) {
    const closed = this.#open
    if (!closed) return
    const [start, end] = [this.#start, this.#parser.position]
    const written = isEmpty ? closed.name : this.#text.slice(start + 2, end - 1).trimEnd()
    if (written !== closed.name) this.#refuse(this.#parser.line, `</${closed.name}>`, `</${written}>`)
    closed.contentEnd = isEmpty ? end : start
    closed.end = end
    this.#open = closed.parent
    this.#depth -= 1
    this.#next(end)
    const take = this.#taken.get(closed.local)
    if (!take) return
    take(closed)
    closed.parent?.children.pop()
  }

  #fail(message: string): never {
    const [text, { line, position }] = [this.#text, this.#parser]
    const part = text.slice(this.#start, position)
    const reason = message.replace(/\.$/, '')
    if (position >= text.length) this.#refuse(this.#line, 'well-formed XML', `the end of the file (${reason})`)
    const read = (part || text.slice(0, position)).slice(-30).replace(/[\s\p{Cc}]+/gu, ' ')
    this.#refuse(line, 'well-formed XML', `“${read.trim()}” (${reason})`)
  }

  #refuse(line: number, expected: string, found: string): never {
    throw new FileFault('not-well-formed', { line, expected, found })
  }
}
