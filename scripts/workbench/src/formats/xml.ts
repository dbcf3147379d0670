import { DOMImplementation, DOMParser, type Element, type Node, XMLSerializer } from '@xmldom/xmldom'
import { lineAt } from '../lib/fault.ts'
import { messageOf } from '../lib/run.ts'
import { forbidden, withoutForbidden } from './characters.ts'
import { type FileFinding, findingAt } from './model.ts'

/** What an element may hold. */
export type Content = Element | string

const document = new DOMImplementation().createDocument(null, '')

/**
 * Makes an element. Attributes stand in the given order, namespaces (xmlns) among them; null leaves one out. Characters that
 * XML cannot hold become U+FFFD.
 */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | null>> = {},
  children: readonly Content[] = [],
): Element {
  const made = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value !== null) made.setAttribute(attribute, withoutForbidden(value))
  }
  for (const child of children) {
    made.appendChild(typeof child === 'string' ? document.createTextNode(withoutForbidden(child)) : child)
  }
  return made
}

/** Elements whose content must get no white space. */
const whole = new Set(['source', 'target', 'seg', 'data'])

/** Puts each child of a structural element on its own line. */
function layOut(parent: Element, depth = 0): void {
  const children = elementsOf(parent)
  if (children.length === 0 || whole.has(parent.nodeName)) return
  for (const child of children) {
    parent.insertBefore(document.createTextNode(`\n${'  '.repeat(depth + 1)}`), child)
    layOut(child, depth + 1)
  }
  parent.appendChild(document.createTextNode(`\n${'  '.repeat(depth)}`))
}

/** The text of a file. A carriage return stands in texts alone, and would be read as a line feed if it were not a reference. */
export function printXml(root: Element): string {
  layOut(root)
  const body = new XMLSerializer().serializeToString(root).replaceAll('\r', '&#13;')
  return `<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`
}

/** Makes ids of what is wanted: with a number where that is taken, so that no two are alike. */
export function uniqueIds(): (wanted: string) => string {
  const used = new Set<string>()
  return (wanted) => {
    let id = wanted
    for (let number = 2; used.has(id); number += 1) id = `${wanted}-${number}`
    used.add(id)
    return id
  }
}

const prolog = /^\s*(?:<\?.*?\?>\s*|<!--.*?-->\s*)*/s
/** XML 1.0, 2.11: just these. The parser's own default is XML 1.1's, which would change U+0085 and U+2028. */
const normalizeLineEndings = (text: string) => text.replace(/\r\n?/g, '\n')

/** Deeper than any file of a translation tool, shallow enough for the parser's memory and the call stack. */
const DEEPEST = 100

/** A comment, a CDATA section or an instruction, to the end where it does not end, or a tag with its slashes; an attribute may hold a ">". */
const tag =
  /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<\?[\s\S]*?(?:\?>|$)|<(\/?)[^\s"'<>/!?](?:[^"'<>]|"[^"]*"|'[^']*')*?(\/?)>/g

/** Where elements nest too deep; null when they do not. The parser would take gigabytes for millions of them. */
function tooDeep(text: string): number | null {
  let depth = 0
  for (const { 1: closes, 2: isEmpty, index } of text.matchAll(tag)) {
    if (closes) depth -= 1
    else if (closes === '' && !isEmpty) depth += 1
    if (depth > DEEPEST) return index
  }
  return null
}

/**
 * Parses XML. Returns the root element, or the finding that prevents it. A document type is refused before anything is
 * parsed, so that no entity is ever defined, expanded or fetched.
 */
export function parseXml(text: string): Element | FileFinding {
  const start = prolog.exec(text)?.[0].length ?? 0
  if (text.startsWith('<!', start)) return findingAt(lineAt(text, start), 'doctype', 'no document type', '<!DOCTYPE')
  const malformed = (line: number, expected: string, found: string) =>
    findingAt(line, 'not-well-formed', expected, found)
  const control = text.search(forbidden)
  if (control >= 0) return malformed(lineAt(text, control), 'characters of XML 1.0', 'a control character')
  const deep = tooDeep(text)
  if (deep !== null) return malformed(lineAt(text, deep), `elements at most ${DEEPEST} deep`, 'one deeper')
  let first: FileFinding | null = null
  const onError = (_level: string, message: string, context?: { locator?: { lineNumber?: number } }) => {
    // U+FFFD is a character like any other; whether the file is sound UTF-8 has been seen before.
    if (message.startsWith('Unicode replacement character')) return
    first ??= malformed(context?.locator?.lineNumber || 1, 'well-formed XML', brief(message))
  }
  try {
    const { documentElement } = new DOMParser({ onError, normalizeLineEndings }).parseFromString(text, 'text/xml')
    return first ?? documentElement ?? malformed(1, 'an element', 'none')
  } catch (error) {
    return first ?? malformed(1, 'well-formed XML', brief(messageOf(error)))
  }
}

/** The parser lists every open element when a file ends too early. */
const brief = (message: string) => (message.split('\n')[0] ?? '').slice(0, 120)

/** All elements within another that have one of some names, those of the first name first. */
export const descendantsOf = (parent: Element, ...names: readonly string[]): Element[] =>
  names.flatMap((name) => [...parent.getElementsByTagNameNS('*', name)])

export const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE

/** The child elements of a node; with names, those that have one of them. */
export function elementsOf(parent: Node, ...names: readonly string[]): Element[] {
  return [...parent.childNodes].filter((node): node is Element => {
    return isElement(node) && (names.length === 0 || names.includes(node.localName ?? ''))
  })
}
