import { fromMarkdown } from 'mdast-util-from-markdown'
import { micromark } from 'micromark'
import { isMap, isScalar, LineCounter, parseDocument, type YAMLMap } from 'yaml'
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
  readonly content:
    | (Omit<WrittenPage, 'locale' | 'name'> & {
        readonly draft: boolean
        /** Its position in its menu. Pages with null follow those with a number. */
        readonly place: number | null
      })
    | null
  /** Addresses within the site (links, images and the picture) with their lines, for the caller to check. */
  readonly addresses: readonly { readonly line: number; readonly url: string }[]
  readonly faults: readonly Fault[]
}

type Root = ReturnType<typeof fromMarkdown>
type Node = Root | Root['children'][number]
/** Front matter at the start of a file, between two lines of ---. */
const frontMatter = /^\uFEFF?---\r?\n(.*?)^---[ \t]*\r?\n?/ms

/** Parses a Markdown file with the front matter of an article or a simple page. `base` is added to paths of the site. */
export function parsePage(text: string, kind: WrittenKind, base = ''): ParsedPage {
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
  // Empty lines replace the front matter, so that line numbers are those of the file.
  const body = readBody(head.replace(/[^\n]+/g, '') + text.slice(head.length), base)
  return {
    content: front.fields && { ...front.fields, html: body.html },
    addresses: [...front.addresses, ...body.addresses],
    faults: [...front.faults, ...body.faults],
  }
}

const menus: readonly WrittenMenu[] = ['footer', ...menuGroups.map(({ id }) => id)]
/** "about", or with a position, "about 3". */
const menuEntry = new RegExp(`^(${menus.join('|')})(?: (\\d{1,4}))?$`)

interface Fields {
  readonly required: readonly Field[]
  readonly optional: readonly Field[]
}

/** The fields of each kind of file. */
const fieldsOf: Readonly<Record<WrittenKind, Fields>> = {
  news: { required: ['title', 'date', 'author', 'summary'], optional: ['picture', 'draft'] },
  simple: { required: ['title', 'description'], optional: ['menu', 'draft'] },
}
type Field = 'title' | 'date' | 'author' | 'summary' | 'description' | 'picture' | 'menu' | 'draft'

/** The expected value of each field, and its test. */
const kinds: Readonly<Record<Field, readonly [expected: string, is: (value: unknown) => boolean]>> = {
  title: ['a text', isText],
  date: ['a day such as 2028-06-30', (value) => typeof value === 'string' && isDay(value)],
  author: ['a text', isText],
  summary: ['a text', isText],
  description: ['a text', isText],
  picture: [
    'the address of a file in public/, such as /news/opening.jpg',
    (value) => isText(value) && value.startsWith('/'),
  ],
  menu: [
    `one of ${menus.join(', ')}, with or without a place in it such as ${menus[0]} 2`,
    (value) => typeof value === 'string' && menuEntry.test(value),
  ],
  draft: ['true or false', (value) => typeof value === 'boolean'],
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

function isDay(value: string): boolean {
  const time = Date.parse(value)
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}

function readFrontMatter(yaml: string, { required, optional }: Fields, base: string) {
  const lineCounter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false })
  // After the line of ---.
  const lineOf = (offset: number) => lineCounter.linePos(offset).line + 1
  const errors = document.errors.map(({ pos, message }) => ({ line: lineOf(pos[0]), expected: 'YAML', found: message }))
  if (errors.length > 0) return { fields: null, addresses: [], faults: errors }
  const values = isMap(document.contents) ? valuesOf(document.contents, lineOf) : []
  const known = new Map(values.map((entry) => [entry.name, entry]))
  const textOf = (name: Field) => String(known.get(name)?.value ?? '').trim()
  const picture = known.get('picture')
  const [, menu, place] = menuEntry.exec(textOf('menu')) ?? []
  return {
    fields: {
      title: textOf('title'),
      summary: textOf(required.includes('summary') ? 'summary' : 'description'),
      article: required.includes('date')
        ? { date: textOf('date'), author: textOf('author'), picture: picture ? base + textOf('picture') : null }
        : null,
      menu: menus.find((name) => name === menu) ?? null,
      place: place === undefined ? null : Number(place),
      draft: known.get('draft')?.value === true,
    },
    addresses: picture ? [{ line: picture.line, url: textOf('picture') }] : [],
    faults: [
      ...values.flatMap((value) => faultOfValue(value, [...required, ...optional])),
      ...required
        .filter((name) => !known.has(name))
        .map((name) => ({ line: 1, expected: `${name}: ${kinds[name][0]}`, found: 'no such field' })),
    ],
  }
}

interface Value {
  readonly name: string
  readonly value: unknown
  readonly line: number
}

function valuesOf(map: YAMLMap, lineOf: (offset: number) => number): Value[] {
  const values: Record<string, unknown> = map.toJSON()
  return map.items.map(({ key }) => {
    const name = String(key)
    return { name, value: values[name], line: lineOf((isScalar(key) && key.range?.[0]) || 0) }
  })
}

function faultOfValue({ name, value, line }: Value, fields: readonly Field[]): Fault[] {
  const field = fields.find((other) => other === name)
  if (!field) return [{ line, expected: `one of the fields ${fields.join(', ')}`, found: name }]
  const [expected, is] = kinds[field]
  return is(value) ? [] : [{ line, expected: `${name}: ${expected}`, found: JSON.stringify(value) }]
}

function readBody(text: string, base: string) {
  const nodes = allNodes(fromMarkdown(text))
  const lineOf = (node: Node) => node.position?.start.line ?? 1
  // The page's title is the h1.
  const shift = 2 - Math.min(...nodes.flatMap((node) => (node.type === 'heading' ? [node.depth] : [])))
  // Texts and attributes are escaped, so the patterns match tags only.
  const html = micromark(withoutHtml(text, nodes), { allowDangerousProtocol: true })
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

/** Removes HTML and comments, which micromark would print. */
function withoutHtml(text: string, nodes: readonly Node[]): string {
  const html = nodes.filter(({ type }) => type === 'html').toReversed()
  return html.reduce((rest, { position }) => {
    return rest.slice(0, position?.start.offset) + rest.slice(position?.end.offset)
  }, text)
}

/** A path of this site. Two slashes start the address of another. */
const isLocal = (url: string) => /^\/(?!\/)/.test(url)

function faultsOfNode(node: Node): Omit<Fault, 'line'>[] {
  const fault = (expected: string, found: string) => [{ expected, found }]
  if (node.type === 'html' && !node.value.startsWith('<!--'))
    return fault('Markdown without HTML', node.value.split('\n')[0] ?? '')
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
