import { withoutForbidden } from './characters.ts'

/** The content of an element. */
export type Content = Element | string

/** An element to write. */
export interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string | null>>
  readonly children: readonly Content[]
}

/** Makes an element. Attributes keep the given order, including namespaces (xmlns); null leaves one out. */
export const element = (
  name: string,
  attributes: Element['attributes'] = {},
  children: readonly Content[] = [],
): Element => ({ name, attributes, children })

const references: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' }

/** Characters that XML cannot hold become U+FFFD. */
const escaped = (text: string, pattern: RegExp) =>
  withoutForbidden(text).replace(pattern, (sign) => references[sign] ?? `&#${sign.charCodeAt(0)};`)

/** Elements whose content must not be indented. */
const whole = new Set(['source', 'target', 'seg', 'data'])

/** Prints an element; with an indentation, each child of a structural element is on its own line. */
function print({ name, attributes, children }: Element, indent: string | null): string {
  const tag = Object.entries(attributes).flatMap(([key, value]) =>
    value === null ? [] : [` ${key}="${escaped(value, /[<>&"\t\n\r]/g)}"`],
  )
  const isText = whole.has(name) || !children.some((child) => typeof child !== 'string')
  const inside = indent === null || isText ? null : `${indent}  `
  // Carriage returns occur only in texts. Without a reference they would be read as line feeds.
  const content = children.map((child) =>
    typeof child === 'string' ? escaped(child, /[<&>\r]/g) : (inside ?? '') + print(child, inside),
  )
  const end = inside === null ? '' : (indent ?? '')
  const body = content.join('') + end
  return children.length === 0 ? `<${name}${tag.join('')}/>` : `<${name}${tag.join('')}>${body}</${name}>`
}

/** Prints the text of a file. */
export const printXml = (root: Element): string => `<?xml version="1.0" encoding="UTF-8"?>\n${print(root, '\n')}\n`
