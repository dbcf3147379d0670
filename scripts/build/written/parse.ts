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

/** Collects the addresses and faults of a file. */
class Report {
  readonly addresses: { readonly line: number; readonly url: string }[] = []
  readonly faults: Fault[] = []
  readonly fault = (line: number, expected: string, found: string) => void this.faults.push({ line, expected, found })
}

/** Parses a Markdown file with the front matter of an article or a simple page. `base` is added to paths of the site. */
export function parsePage(file: string, kind: WrittenKind, base = ''): ParsedPage {
  const text = file.replaceAll('\r\n', '\n')
  const [head = '', yaml = ''] = frontMatter.exec(text) ?? []
  const report = new Report()
  const { addresses, faults } = report
  if (head === '') {
    report.fault(1, 'front matter between two lines of ---', JSON.stringify(text.split('\n')[0]))
    return { content: null, addresses, faults }
  }
  const fields = readFrontMatter(yaml, fieldsOf[kind], base, report)
  // Empty lines replace the front matter and comments, so that line numbers are those of the file.
  const body = text.slice(head.length).replace(/<!--.*?-->/gs, emptied)
  const html = readBody(emptied(head) + body, base, report)
  return { content: fields && { ...fields, html }, addresses, faults }
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

/** Returns the content of the front matter, or null if it is not YAML. */
function readFrontMatter(yaml: string, fields: Readonly<Record<string, Field>>, base: string, report: Report) {
  const lineCounter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false })
  // After the line of ---.
  for (const { pos, message } of document.errors) report.fault(lineCounter.linePos(pos[0]).line + 1, 'YAML', message)
  if (document.errors.length > 0) return null
  const values: Readonly<Record<string, unknown>> = isMap(document.contents) ? document.toJS() : {}
  const textOf = (name: string) => String(values[name] ?? '').trim()
  const lineOf = (name: string) => yaml.split('\n').findIndex((line) => line.startsWith(`${name}:`)) + 2
  for (const [name, value] of Object.entries(values)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (!field) report.fault(lineOf(name), `one of the fields ${Object.keys(fields).join(', ')}`, name)
    else if (!field.is(value)) report.fault(lineOf(name), `${name}: ${field.expected}`, JSON.stringify(value))
  }
  for (const [name, { expected, optional }] of Object.entries(fields))
    if (!optional && !(name in values)) report.fault(1, `${name}: ${expected}`, 'no such field')
  const picture = textOf('picture')
  if (picture) report.addresses.push({ line: lineOf('picture'), url: picture })
  return {
    title: textOf('title'),
    summary: textOf('summary' in fields ? 'summary' : 'description'),
    article:
      'date' in fields
        ? { date: textOf('date'), author: textOf('author'), picture: picture ? base + picture : null }
        : null,
    menu: menus.find((name) => name === textOf('menu')) ?? null,
    draft: values['draft'] === true,
  }
}

/** Returns the HTML of a text. */
function readBody(text: string, base: string, report: Report): string {
  const nodes = allNodes(fromMarkdown(text))
  for (const node of nodes) checkNode(node, report)
  // The page's title is the h1.
  const shift = 2 - Math.min(...nodes.flatMap((node) => (node.type === 'heading' ? [node.depth] : [])))
  // Texts and attributes are escaped, so the patterns match tags only.
  return micromark(text, { allowDangerousProtocol: true })
    .replace(/(?<=<\/?h)[1-6](?=>)/g, (depth) => String(Math.min(6, Number(depth) + shift)))
    .replace(/(?<= (?:href|src)=")\/(?!\/)/g, () => `${base}/`)
    .replaceAll(' />', '>')
    .trimEnd()
}

/** A path of this site. Two slashes start the address of another. */
const isLocal = (url: string) => /^\/(?!\/)/.test(url)

function checkNode(node: Node, { addresses, fault }: Report): void {
  const line = node.position?.start.line ?? 1
  if (node.type === 'html') fault(line, 'Markdown without HTML', node.value.split('\n')[0] ?? '')
  if (!('url' in node)) return
  const { type, url } = node
  if (isLocal(url)) addresses.push({ line, url })
  if (type === 'image' && !node.alt) fault(line, 'what is to be seen, ![here](…)', `![](${url})`)
  else if (isLocal(url)) return
  else if (type === 'image') fault(line, 'an image in public/, such as /news/opening.jpg', url)
  else if (!/^(https?:\/\/|mailto:|tel:|#)/i.test(url))
    fault(line, 'a link to https://…, mailto:…, tel:…, #… or a path of this site', url)
}

/** Returns a node and all nodes below it, in the order of the text. */
function allNodes(node: Node): Node[] {
  return [node, ...('children' in node ? node.children.flatMap(allNodes) : [])]
}
