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

/** All descendants with a name. */
export const descendantsOf = (parent: XmlElement, name: string): XmlElement[] =>
  elementsOf(parent).flatMap((child) => [...(child.local === name ? [child] : []), ...descendantsOf(child, name)])

/** The text of a node. */
export const textOf = (node: XmlNode): string => (isElement(node) ? node.children.map(textOf).join('') : node.text)

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Resolves a reference of well-formed XML, without its "&" and ";". */
export function characterOf(name: string): string {
  if (!name.startsWith('#')) return entities[name] ?? ''
  return String.fromCodePoint(Number(name.startsWith('#x') ? `0${name.slice(1)}` : name.slice(1)))
}

/** The end of a text that has been read, for a message. */
const quoted = (read: string) => `“${read.slice(-30).replace(/^[\s\S]*\n|\p{Cc}/gu, '')}”`

/** Deeper than any file of a translation tool. */
const DEEPEST = 200

/**
 * Callbacks for elements by local name. Each element is passed on when it has been read, and then dropped, to save
 * memory.
 */
type Taken = ReadonlyMap<string, (element: XmlElement) => void>

type Open = { -readonly [Key in keyof XmlElement]: XmlElement[Key] } & { children: XmlNode[]; parent: Open | null }

const none: ReadonlyMap<string, Attribute> = new Map()

/**
 * Reads XML with the places of its parts, so that one part can be replaced while the rest keeps its bytes. Throws a
 * FileFault for XML that is not well-formed, declares entities or nests too deep. Only the five entities of XML are
 * expanded, and nothing is fetched. Returns the root, without the `taken` elements.
 */
export function readXml(text: string, taken: Taken = new Map()): XmlElement {
  const parser = new SaxesParser({ defaultXMLVersion: '1.0', forceXMLVersion: true, position: false })
  let root: Open | null = null
  let open: Open | null = null
  let attributes: Map<string, Attribute> | null = null
  let depth = 0
  // Each part begins where the previous one ends. The parser has no event for spaces at the beginning.
  let start = Math.max(0, text.indexOf('<'))
  let line = lineAt(text, start)
  const next = (end = parser.position) => {
    start = end
    line = parser.line
  }
  const refuse = (end: number, expected: string, found = quoted(text.slice(0, end))): never => {
    const place = `in column ${end - text.lastIndexOf('\n', end - 1) - 1}`
    throw new FileFault('not-well-formed', { line: lineAt(text, end - 1), expected, found: `${found} ${place}` })
  }
  const fail = ({ message }: { readonly message: string }): never => {
    const { position } = parser
    // The parser takes all text after such a sign for a name.
    const lone = text.slice(start, position).search(/&(?!#?\w+;)/)
    if (lone >= 0 || message.includes('entity')) return refuse(lone >= 0 ? start + lone + 1 : position, '&amp; for “&”')
    if (message.includes('tag name')) return refuse(position, '&lt; for “<”')
    if (position >= text.length) return refuse(position, open ? `</${open.name}>` : 'an element', 'the end of the file')
    return refuse(position, `XML without this fault: ${message.replace(/\.$/, '')}`)
  }
  const addText = (read: string, from: number, end: number, isCdata: boolean) => {
    open?.children.push({ text: read, raw: text.slice(from, end), start: from, end, isCdata })
    next(end)
  }
  parser.on('error', fail)
  parser.on('xmldecl', () => next())
  parser.on('processinginstruction', () => next())
  // The parser has read all of the comment but its ">".
  parser.on('comment', () => next(parser.position + 1))
  parser.on('doctype', (declared) => {
    if (declared.includes('[')) throw new FileFault('document-type', { line })
    next()
  })
  // The parser has read the "<" after the text.
  parser.on('text', (read) => addText(read, start, parser.position - 1, false))
  parser.on('cdata', (read) => {
    addText(read, start + '<![CDATA['.length, parser.position - ']]>'.length, true)
    next()
  })
  parser.on('attribute', ({ name, value }) => {
    const end = parser.position - 1
    attributes ??= new Map()
    attributes.set(name, { value, start: text.lastIndexOf(text.charAt(end), end - 1) + 1, end })
  })
  parser.on('opentag', ({ name }) => {
    const end = parser.position
    // No spread, since millions of these are made.
    const made: Open = {
      name,
      local: name.slice(name.indexOf(':') + 1),
      attributes: attributes ?? none,
      parent: open,
      children: [],
      line,
      start,
      end,
      contentStart: end,
      contentEnd: end,
    }
    open?.children.push(made)
    root ??= made
    open = made
    attributes = null
    depth += 1
    if (depth > DEEPEST) throw new FileFault('too-deep', { line, most: DEEPEST })
    next()
  })
  parser.on('closetag', ({ isSelfClosing }) => {
    const closed = open
    if (!closed) return
    const end = parser.position
    const written = isSelfClosing ? closed.name : text.slice(start + 2, end - 1).trimEnd()
    if (written !== closed.name) refuse(end, `</${closed.name}>`)
    closed.contentEnd = isSelfClosing ? end : start
    closed.end = end
    open = closed.parent
    depth -= 1
    next()
    const take = taken.get(closed.local)
    take?.(closed)
    if (take) closed.parent?.children.pop()
  })
  parser.write(text).close()
  return root ?? fail({ message: 'no element' })
}
