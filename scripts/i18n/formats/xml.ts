import { DOMImplementation, DOMParser, type Document, type Element, type Node, XMLSerializer } from '@xmldom/xmldom'
import { lineAt } from '../../lib/fault.ts'
import { fitsXml, splitForbidden, withoutForbidden } from './characters.ts'
import type { Problem } from './model.ts'

/** Attributes by qualified name; null leaves one out. */
export type Attributes = Readonly<Record<string, string | null>>
export type Make = (name: string, attributes?: Attributes, children?: readonly (Node | string)[]) => Element

/** An empty document, and a function that makes elements for it. `prefixes` are namespaces other than that of the root. */
export function newDocument(
  root: string,
  namespace: string,
  prefixes: Readonly<Record<string, string>> = {},
): { document: Document; make: Make } {
  const document = new DOMImplementation().createDocument(namespace, root, null)
  const uri = (name: string, none: string | null) =>
    name.startsWith('xml:') ? 'http://www.w3.org/XML/1998/namespace' : (prefixes[name.split(':')[0] ?? ''] ?? none)
  const make: Make = (name, attributes = {}, children = []) => {
    const element = document.createElementNS(uri(name, namespace) ?? namespace, name)
    setAttributes(element, attributes, uri)
    for (const child of children) {
      element.appendChild(typeof child === 'string' ? document.createTextNode(child) : child)
    }
    return element
  }
  if (document.documentElement) {
    for (const [prefix, value] of Object.entries(prefixes)) {
      document.documentElement.setAttributeNS('http://www.w3.org/2000/xmlns/', `xmlns:${prefix}`, value)
    }
  }
  return { document, make }
}

/** Sets attributes; characters that XML cannot hold become U+FFFD. */
function setAttributes(
  element: Element,
  attributes: Attributes,
  uri: (name: string, none: string | null) => string | null = () => null,
): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null)
      element.setAttributeNS(name.includes(':') ? uri(name, null) : null, name, withoutForbidden(value))
  }
}

/** Puts each child of a structural element on its own line; leaves elements of the given names as they are. */
export function layOut(element: Element, whole: ReadonlySet<string>, depth = 0): void {
  const children = elementsOf(element)
  if (children.length === 0 || whole.has(element.localName ?? '')) return
  const document = element.ownerDocument
  if (!document) return
  for (const child of children) {
    element.insertBefore(document.createTextNode(`\n${'  '.repeat(depth + 1)}`), child)
    layOut(child, whole, depth + 1)
  }
  element.appendChild(document.createTextNode(`\n${'  '.repeat(depth)}`))
}

/** The text of a file. A carriage return stands in texts alone, and would be read as a line feed if it were not a reference. */
export function printXml(document: Document): string {
  const body = new XMLSerializer().serializeToString(document).replaceAll('\r', '&#13;')
  return `<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`
}

const prolog = /^\s*(?:<\?.*?\?>\s*|<!--.*?-->\s*)*/s
/** XML 1.0, 2.11: just these. The parser's own default is XML 1.1's, which would change U+0085 and U+2028. */
const normalizeLineEndings = (text: string) => text.replace(/\r\n?/g, '\n')

/**
 * Parses XML. Returns the root element, or the problem that prevents it. A document type is refused before anything is
 * parsed, so that no entity is ever defined, expanded or fetched.
 */
export function parseXml(text: string): Element | Problem {
  const start = prolog.exec(text)?.[0].length ?? 0
  const problem = (line: number, expected: string, found: string): Problem => {
    return { line, rule: 'not-well-formed', key: '', expected, found }
  }
  if (/^<!/.test(text.slice(start, start + 2))) {
    return { ...problem(lineAt(text, start), 'no document type', '<!DOCTYPE'), rule: 'doctype' }
  }
  if (!fitsXml(text)) {
    const [before = ''] = splitForbidden(text)
    const offset = typeof before === 'string' ? before.length : 0
    return problem(lineAt(text, offset), 'characters of XML 1.0', 'a control character')
  }
  let first: Problem | null = null
  const onError = (_level: string, message: string, context?: { locator?: { lineNumber?: number } }) => {
    // U+FFFD is a character like any other; whether the file is sound UTF-8 has been seen before.
    if (message.startsWith('Unicode replacement character')) return
    first ??= problem(context?.locator?.lineNumber || 1, 'well-formed XML', brief(message))
  }
  try {
    const { documentElement } = new DOMParser({ onError, normalizeLineEndings }).parseFromString(text, 'text/xml')
    return first ?? documentElement ?? problem(1, 'an element', 'none')
  } catch (error) {
    return first ?? problem(1, 'well-formed XML', brief(error instanceof Error ? error.message : String(error)))
  }
}

/** The parser lists every open element when a file ends too early. */
const brief = (message: string) => (message.split('\n')[0] ?? '').slice(0, 120)

export const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE

/** Elements that hold what is said of a text: its own, and those of each group that it is the first text of. */
export function holdersOf(unit: Element): Element[] {
  const holders = [unit]
  for (
    let parent = unit.parentNode;
    parent && isElement(parent) && parent.localName === 'group';
    parent = parent.parentNode
  ) {
    const [first] = elementsOf(parent).filter(({ localName }) => localName === unit.localName || localName === 'group')
    if (first !== holders.at(-1)) break
    holders.push(parent)
  }
  return holders
}

export function elementsOf(parent: Node, name?: string): Element[] {
  return [...parent.childNodes].filter((node): node is Element => {
    return isElement(node) && (name === undefined || node.localName === name)
  })
}
