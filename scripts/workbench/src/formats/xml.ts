import { withoutForbidden } from './characters.ts'

/** What an element may hold. */
export type Content = Element | string

/** An element that is to be written. */
export interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string | null>>
  readonly children: readonly Content[]
}

/** Makes an element. Attributes stand in the given order, namespaces (xmlns) among them; null leaves one out. */
export const element = (
  name: string,
  attributes: Element['attributes'] = {},
  children: readonly Content[] = [],
): Element => ({ name, attributes, children })

const references: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' }

/** Characters that XML cannot hold become U+FFFD. */
const escaped = (text: string, pattern: RegExp) =>
  withoutForbidden(text).replace(pattern, (sign) => references[sign] ?? `&#${sign.charCodeAt(0)};`)

/** Elements whose content must get no white space. */
const whole = new Set(['source', 'target', 'seg', 'data'])

/** An element as text; with an indentation, each child of a structural element on its own line. */
function print({ name, attributes, children }: Element, indent: string | null): string {
  const tag = Object.entries(attributes).flatMap(([key, value]) =>
    value === null ? [] : [` ${key}="${escaped(value, /[<>&"\t\n\r]/g)}"`],
  )
  const isText = whole.has(name) || !children.some((child) => typeof child !== 'string')
  const inside = indent === null || isText ? null : `${indent}  `
  // A carriage return stands in texts alone, and would be read as a line feed if it were not a reference.
  const content = children.map((child) =>
    typeof child === 'string' ? escaped(child, /[<&>\r]/g) : (inside ?? '') + print(child, inside),
  )
  const end = inside === null ? '' : (indent ?? '')
  const body = content.join('') + end
  return children.length === 0 ? `<${name}${tag.join('')}/>` : `<${name}${tag.join('')}>${body}</${name}>`
}

/** The text of a file. */
export const printXml = (root: Element): string => `<?xml version="1.0" encoding="UTF-8"?>\n${print(root, '\n')}\n`
