import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type {
  Backend,
  MessageDetail,
  MessageSummary,
  PanelProject,
  SaveRequest,
} from '../../../../../scripts/translate/protocol.ts'
import type { Site } from '../../../../../scripts/translate/server/site.ts'
import { type Editor, startEditor } from '../../../../../scripts/translate/server/start.ts'

export const hashes = { english: '3f2a91c0', text: '77e0b12d' }

const locale = (code: string) => ({ code, tag: code, dir: 'ltr', name: code }) as const

const common = { hashes, isVerbatim: false, errors: 0, warnings: 0 }
const brand: MessageSummary = {
  ...common,
  id: 'common:brand',
  forms: [{ category: null, examples: [], source: 'Hello', target: 'Cześć' }],
  state: 'translated',
}
const days: MessageSummary = {
  ...common,
  id: 'common:days',
  forms: (['one', 'few', 'many', 'other'] as const).map((category) => {
    return { category, examples: [], source: 'days', target: null }
  }),
  state: 'untranslated',
}
/** A message without plural forms and one with them. */
const project: PanelProject = {
  source: locale('en'),
  target: locale('pl'),
  others: [locale('de')],
  pages: [{ view: 'home', title: 'Home', address: '/pl', ids: [brand.id, days.id] }],
  messages: [brand, days],
}
export const detail: MessageDetail = {
  ...brand,
  record: null,
  note: null,
  max: null,
  uses: [],
  englishChange: null,
  terms: [],
  memory: [],
  comments: [],
  annotations: [],
  findings: [],
}
export const saveRequest: SaveRequest = {
  id: brand.id,
  texts: { text: 'Dzień dobry' },
  base: hashes,
  excuses: [{ rule: 'terms', term: null, reason: 'A quotation' }],
  person: 'A. Nowak',
}

/** A backend that notes what it is asked for, and can say that messages were changed. */
export function fakeBackend(more: Partial<Backend> = {}) {
  const asked: unknown[] = []
  const listeners = new Set<(ids: readonly string[]) => void>()
  const note =
    <Answer>(name: string, answer: Answer) =>
    async (...args: unknown[]): Promise<Answer> => {
      asked.push([name, ...args])
      return answer
    }
  const saved = { kind: 'saved', detail } as const
  const backend: Backend = {
    project: async () => project,
    detail: note('detail', detail),
    check: note('check', []),
    save: note('save', saved),
    confirm: note('confirm', saved),
    annotate: note('annotate', saved),
    undo: note('undo', saved),
    concordance: note('concordance', []),
    other: note('other', {}),
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    ...more,
  }
  const change = (ids: readonly string[]) => {
    for (const listener of listeners) listener(ids)
  }
  return { backend, asked, listeners, change }
}

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: string
}

/** Sends bytes as they are and gives what comes back until the connection is closed. */
export function send(origin: string, request: string | Buffer): Promise<Answer> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    const chunks: Buffer[] = []
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', reject)
    socket.on('end', () => resolve(parse(Buffer.concat(chunks).toString())))
    socket.write(request)
  })
}

function parse(answer: string): Answer {
  const [head = '', body = ''] = answer.split(/\r\n\r\n(.*)/s)
  const [first = '', ...lines] = head.split('\r\n')
  const headers = lines.map((each): [string, string] => [each.split(': ')[0] ?? '', each.split(/: (.*)/)[1] ?? ''])
  const isChunked = /^transfer-encoding: chunked$/im.test(head)
  const status = Number(first.split(' ')[1])
  return { status, headers: new Headers(headers), body: isChunked ? joined(body) : body }
}

/** The text of a body in chunks: RFC 9112, section 7.1. */
function joined(body: string): string {
  const [size = '', rest = ''] = body.split(/\r\n(.*)/s)
  const bytes = Buffer.from(rest)
  const length = Number.parseInt(size, 16)
  return length ? bytes.toString('utf8', 0, length) + joined(bytes.toString('utf8', length + 2)) : ''
}

/** Headers that are other than those of the panel. */
export type Changes = Readonly<Record<string, string | readonly string[] | null>>

/** An editor with a client that has its session, and can leave out or replace any header of a request. */
export async function openEditor({
  site = async (request: Request) => new Response(`<h1>${new URL(request.url).pathname}</h1>`),
  backend = fakeBackend(),
  port = 0,
}: {
  site?: Site
  backend?: ReturnType<typeof fakeBackend>
  port?: number | null
} = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'editor-'))
  const [panel, locales] = [path.join(folder, 'panel'), path.join(folder, 'locales')]
  await mkdir(path.join(panel, 'assets'), { recursive: true })
  await mkdir(path.join(locales, 'pl/pages'), { recursive: true })
  await writeFile(path.join(panel, 'index.html'), '<title>Panel</title>')
  await writeFile(path.join(panel, 'assets/panel-1.js'), 'panel()')
  await writeFile(path.join(locales, 'pl/common.json'), '{}')
  const editor = await startEditor({ site, panel, locales, backend: backend.backend, ...(port !== null && { port }) })
  const { origin } = editor
  const access = { cookie: '', header: '' }

  /** A request of the panel with the headers of a browser; a header that is null is left out, and of a list each is sent. */
  function request(method: string, target: string, changes: Changes = {}, body: string | Buffer = ''): Promise<Answer> {
    const headers: Changes = {
      Host: new URL(origin).host,
      Cookie: access.cookie,
      'Sec-Fetch-Site': 'same-origin',
      Connection: 'close',
      ...(method === 'POST' && {
        Origin: origin,
        'X-Translate-Token': access.header,
        'Content-Type': 'application/json',
      }),
      ...(method !== 'GET' && { 'Content-Length': String(Buffer.byteLength(body)) }),
      ...changes,
    }
    const lines = Object.entries(headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((each) => `${name}: ${each}\r\n`),
    )
    const head = `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`
    return send(origin, Buffer.concat([Buffer.from(head), Buffer.from(body)]))
  }
  const ask = (name: string, body: unknown, changes: Changes = {}) =>
    request('POST', `/__translate/api/${name}`, changes, JSON.stringify(body))
  const get = (target: string, changes: Changes = {}) => request('GET', target, changes)
  const exchange = (token: string) => request('POST', '/__translate/session', {}, JSON.stringify({ token }))

  async function signIn(): Promise<void> {
    const answer = await exchange(tokenOf(editor))
    access.cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
    access.header = JSON.parse(answer.body).header
  }
  async function close(): Promise<void> {
    await editor.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { ...editor, ...backend, locales, access, request, ask, get, exchange, signIn, close }
}

export const tokenOf = ({ url }: Pick<Editor, 'url'>) => url.split('#token=')[1] ?? ''
