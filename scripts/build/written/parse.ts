import { fromMarkdown } from 'mdast-util-from-markdown'
import { micromark } from 'micromark'
import { isMap, LineCounter, parseDocument } from 'yaml'
import { menuGroups } from '../../../src/config/menu.ts'
import type { WrittenKind, WrittenMenu, WrittenPage } from '../../../src/i18n/written.ts'

/** An error in a file. */
export interface Fault {
  readonly line: number
  readonly expected: string
  readonly found: string
}

/** The content of a file and its errors. A file without readable front matter has no content. */
export interface ParsedPage {
  readonly content: (Omit<WrittenPage, 'locale' | 'name'> & { readonly draft: boolean }) | null
  /** Addresses within the site (links, images and the picture) with their lines, for the caller to check. */
  readonly addresses: readonly { readonly line: number; readonly url: string }[]
  readonly faults: readonly Fault[]
}

type Root = ReturnType<typeof fromMarkdown>
type Node = Root | Root['children'][number]
/** Front matter at the start of a file, between two lines of ---. */
const frontMatter = /^\uFEFF?---\n(.*?)^---[ \t]*\n?/ms

/** Parses a Markdown file with the front matter of an article or a simple page. `base` is added to paths of the site. */
export function parsePage(file: string, kind: WrittenKind, base = ''): ParsedPage {
  const text = file.replaceAll('\r\n', '\n')
  const [head = '', yaml = ''] = frontMatter.exec(text) ?? []
  if (head === '') {
    const found = JSON.stringify(text.split('\n')[0])
    return {
      content: null,
      addresses: [],
      faults: [{ line: 1, expected: 'front matter between two lines of ---', found }],
    }
  }
  const front = readFrontMatter(yaml, fieldsOf[kind], base)
  // Empty lines replace the front matter and comments, so that line numbers are those of the file.
  const body = text.slice(head.length).replace(/<!--.*?-->/gs, emptied)
  const { html, ...read } = readBody(emptied(head) + body, base)
  return {
    content: front.fields && { ...front.fields, html },
    addresses: [...front.addresses, ...read.addresses],
    faults: [...front.faults, ...read.faults],
  }
}

const emptied = (text: string) => text.replace(/[^\n]+/g, '')

const menus: readonly WrittenMenu[] = ['footer', ...menuGroups.map(({ id }) => id)]

/** A field of the front matter. */
interface Field {
  readonly expected: string
  readonly is: (value: unknown) => boolean
  readonly optional?: true
}

const text: Field = { expected: 'a text', is: isText }
const draft: Field = { expected: 'true or false', is: (value) => typeof value === 'boolean', optional: true }
const day: Field = { expected: 'a day such as 2028-06-30', is: (value) => typeof value === 'string' && isDay(value) }
const picture: Field = {
  expected: 'the address of a file in public/, such as /news/opening.jpg',
  is: (value) => isText(value) && value.startsWith('/'),
  optional: true,
}
const menu: Field = {
  expected: `one of ${menus.join(', ')}`,
  is: (value) => menus.some((name) => name === value),
  optional: true,
}

/** The fields of each kind of file. */
const fieldsOf: Readonly<Record<WrittenKind, Readonly<Record<string, Field>>>> = {
  news: { title: text, date: day, author: text, summary: text, picture, draft },
  simple: { title: text, description: text, menu, draft },
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

function isDay(value: string): boolean {
  const time = Date.parse(value)
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}

function readFrontMatter(yaml: string, fields: Readonly<Record<string, Field>>, base: string) {
  const lineCounter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false })
  // After the line of ---.
  const errors = document.errors.map(({ pos, message }) => ({
    line: lineCounter.linePos(pos[0]).line + 1,
    expected: 'YAML',
    found: message,
  }))
  if (errors.length > 0) return { fields: null, addresses: [], faults: errors }
  const values: Readonly<Record<string, unknown>> = isMap(document.contents) ? document.toJS() : {}
  const textOf = (name: string) => String(values[name] ?? '').trim()
  const lineOf = (name: string) => yaml.split('\n').findIndex((line) => line.startsWith(`${name}:`)) + 2
  const picture = textOf('picture')
  return {
    fields: {
      title: textOf('title'),
      summary: textOf('summary' in fields ? 'summary' : 'description'),
      article:
        'date' in fields
          ? { date: textOf('date'), author: textOf('author'), picture: picture ? base + picture : null }
          : null,
      menu: menus.find((name) => name === textOf('menu')) ?? null,
      draft: values['draft'] === true,
    },
    addresses: picture ? [{ line: lineOf('picture'), url: picture }] : [],
    faults: [
      ...Object.entries(values).flatMap(([name, value]) => faultOfValue(name, value, fields, lineOf(name))),
      ...Object.entries(fields)
        .filter(([name, { optional }]) => !optional && !(name in values))
        .map(([name, { expected }]) => ({ line: 1, expected: `${name}: ${expected}`, found: 'no such field' })),
    ],
  }
}

function faultOfValue(name: string, value: unknown, fields: Readonly<Record<string, Field>>, line: number): Fault[] {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (!field) return [{ line, expected: `one of the fields ${Object.keys(fields).join(', ')}`, found: name }]
  return field.is(value) ? [] : [{ line, expected: `${name}: ${field.expected}`, found: JSON.stringify(value) }]
}

function readBody(text: string, base: string) {
  const nodes = allNodes(fromMarkdown(text))
  const lineOf = (node: Node) => node.position?.start.line ?? 1
  // The page's title is the h1.
  const shift = 2 - Math.min(...nodes.flatMap((node) => (node.type === 'heading' ? [node.depth] : [])))
  // Texts and attributes are escaped, so the patterns match tags only.
  const html = micromark(text, { allowDangerousProtocol: true })
    .replace(/(?<=<\/?h)[1-6](?=>)/g, (depth) => String(Math.min(6, Number(depth) + shift)))
    .replace(/(?<= (?:href|src)=")\/(?!\/)/g, () => `${base}/`)
    .replaceAll(' />', '>')
    .trimEnd()
  return {
    html,
    addresses: nodes.flatMap((node) =>
      'url' in node && isLocal(node.url) ? [{ line: lineOf(node), url: node.url }] : [],
    ),
    faults: nodes.flatMap((node) => faultsOfNode(node).map((fault) => ({ line: lineOf(node), ...fault }))),
  }
}

/** A path of this site. Two slashes start the address of another. */
const isLocal = (url: string) => /^\/(?!\/)/.test(url)

function faultsOfNode(node: Node): Omit<Fault, 'line'>[] {
  const fault = (expected: string, found: string) => [{ expected, found }]
  if (node.type === 'html') return fault('Markdown without HTML', node.value.split('\n')[0] ?? '')
  if (node.type === 'image' && !node.alt) return fault('what is to be seen, ![here](…)', `![](${node.url})`)
  if (!('url' in node) || isLocal(node.url)) return []
  if (node.type === 'image') return fault('an image in public/, such as /news/opening.jpg', node.url)
  if (/^(https?:\/\/|mailto:|tel:|#)/i.test(node.url)) return []
  return fault('a link to https://…, mailto:…, tel:…, #… or a path of this site', node.url)
}

/** Returns a node and all nodes below it, in the order of the text. */
function allNodes(node: Node): Node[] {
  return [node, ...('children' in node ? node.children.flatMap(allNodes) : [])]
}
