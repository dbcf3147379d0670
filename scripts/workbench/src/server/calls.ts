import { lstat, readdir } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { finished } from 'node:stream/promises'
import { severities } from '../model/mqm.ts'
import { messageOf } from '../lib/run.ts'
import { Refusal } from './request.ts'
import {
  type Backend,
  type CallName,
  type Calls,
  type Draft,
  type Excuse,
  formName,
  type Hashes,
  type Outcome,
  type PanelProject,
  type Requests,
} from '../protocol/protocol.ts'
import { MOST_AT_ONCE } from '../protocol/wire.ts'
import { readJson, sendJson } from './json.ts'
import { hash, line, listOf, object, oneOf, optional, orNull, recordOf, type Shape, text } from './shape.ts'

const texts = recordOf(text, 6)
const base = object<Hashes>({ english: hash, text: hash })
const excuse = object<Excuse>({ rule: line, term: orNull(line), reason: text })
const severity = oneOf(severities)

/** What a client may ask for, and with what. */
const shapes: { readonly [Name in CallName]: Shape<Requests[Name]> } = {
  project: object<object>({}),
  detail: object<Requests['detail']>({ id: line }),
  check: object<Requests['check']>({ id: line, texts }),
  spell: object<Requests['spell']>({ id: line, texts }),
  save: object<Requests['save']>({ id: line, texts, base, excuses: listOf(excuse, 50), person: line }),
  confirm: object<Requests['confirm']>({ id: line, base, person: line, waiver: optional(text) }),
  annotate: object<Requests['annotate']>({ id: line, base, person: line, type: line, severity, comment: text }),
  comment: object<Requests['comment']>({
    id: line,
    base,
    person: line,
    kind: oneOf(['comment', 'needs work', 'settled']),
    comment: text,
  }),
  keepTranslations: object<Requests['keepTranslations']>({ id: line, base, from: hash, person: line }),
  replace: object<Requests['replace']>({
    changes: listOf(object<Requests['replace']['changes'][number]>({ id: line, texts, base }), MOST_AT_ONCE),
    person: line,
  }),
  addTerm: object<Requests['addTerm']>({
    ...{ id: line, term: line, use: listOf(line, 50), avoid: listOf(line, 50), note: text, person: line },
  }),
  known: object<object>({}),
  outdated: object<object>({}),
  drafts: object<object>({}),
  keepDrafts: object<Requests['keepDrafts']>({
    tab: line,
    drafts: listOf(object<Draft>({ id: line, tab: line, person: orNull(line), base, texts, at: line }), 2000),
  }),
  undo: object<Requests['undo']>({ id: line }),
  redo: object<Requests['redo']>({ id: line }),
  steps: object<object>({}),
  history: object<Requests['history']>({ id: line }),
  concordance: object<Requests['concordance']>({ words: line, side: oneOf(['source', 'target']) }),
  other: object<Requests['other']>({ locale: line, id: line }),
  team: object<Requests['team']>({ wanted: oneOf(['look', 'send', 'get']), person: orNull(line) }),
  settle: object<Requests['settle']>({ id: line }),
}

/** Those that change files. */
const changing = new Set<CallName>([
  'save',
  'confirm',
  'annotate',
  'comment',
  'keepTranslations',
  'replace',
  'addTerm',
  'undo',
  'redo',
])

const isCallName = (name: string): name is CallName => Object.hasOwn(shapes, name)

export interface AnswerCalls {
  /** Answers a request for a call. Throws a Refusal for what cannot be asked. */
  answer(name: string, request: IncomingMessage, response: ServerResponse): Promise<void>
  /** Takes no more changes, and resolves when those that were taken are made and answered. */
  finish(): Promise<void>
}

/** Calls the functions of a backend. Changes are made one after the other: each sees what the last one has left. */
export function answerCalls(backend: Backend, locales: string): AnswerCalls {
  const calls: Calls = backend
  const lookUp = createLookup(backend)
  const pending = new Set<Promise<void>>()
  let lastChange: Promise<unknown> = Promise.resolve()
  let isFinishing = false

  /** Resolves to what asks the backend, once a body is known to be one that it takes. */
  async function prepare<Name extends CallName>(name: Name, body: unknown): Promise<() => Promise<unknown>> {
    const shape: Shape<Requests[Name]> = shapes[name]
    shape(body, '')
    await lookUp(body)
    return () => calls[name](body)
  }
  function inTurn(run: () => Promise<unknown>): Promise<unknown> {
    const change = lastChange.then(async () => {
      const reason = await findLink(locales)
      return reason === null ? run() : ({ kind: 'refused', reason } satisfies Outcome)
    })
    lastChange = change.catch(() => {})
    return change
  }

  return {
    async answer(name, request, response) {
      if (!isCallName(name))
        throw new Refusal(404, `Expected one of ${Object.keys(shapes).join(', ')}, found another name.`)
      const run = await prepare(name, await readJson(request))
      if (!changing.has(name)) return sendResult(response, run())
      if (isFinishing) throw new Refusal(503, 'The editor is being closed: nothing more is saved.')
      const answered = sendResult(response, inTurn(run))
      pending.add(answered)
      await answered
      pending.delete(answered)
    },
    async finish() {
      isFinishing = true
      await Promise.all(pending)
    },
  }
}

/** Resolves when the answer has left, or nobody is there to take it. */
async function sendResult(response: ServerResponse, result: Promise<unknown>): Promise<void> {
  const [status, body] = await result.then(
    (value): [number, unknown] => [200, value],
    (error): [number, unknown] => [500, { error: messageOf(error) }],
  )
  sendJson(response, status, body)
  await finished(response).catch(() => {})
}

/**
 * Looks up the locale, the message and its forms that a request names: a client names no file. Throws a Refusal for what is not
 * there. What the backend has loaded is kept, and asked for once more before a message is refused.
 */
function createLookup(backend: Backend): (request: object) => Promise<void> {
  let loaded: PanelProject | null = null
  const load = async () => {
    loaded = await backend.project({})
    return loaded
  }
  const messageIn = (project: PanelProject | null, id: unknown) => project?.messages.find((one) => one.id === id)
  return async (request) => {
    if ('locale' in request) {
      const { others } = loaded ?? (await load())
      const expected = others.map(({ code }) => code).join(', ') || 'none, as there is no other'
      if (!others.some(({ code }) => code === request.locale))
        throw new Refusal(404, `locale: expected ${expected}, found ${JSON.stringify(request.locale)}.`)
    }
    if (!('id' in request)) return
    const message = messageIn(loaded, request.id) ?? messageIn(await load(), request.id)
    if (!message) throw new Refusal(404, `id: expected a message, found ${JSON.stringify(request.id)}, which is none.`)
    const forms = message.forms.map((form): string => formName(form))
    const named = 'texts' in request && request.texts ? Object.keys(request.texts) : []
    const other = named.find((form) => !forms.includes(form))
    if (other !== undefined)
      throw new Refusal(400, `texts: expected forms ${forms.join(', ')}, found ${JSON.stringify(other)}.`)
  }
}

/**
 * A sentence about the first thing in a folder, or the folder itself, that is neither a file nor a folder; null when there
 * is none. What is written through a symbolic link lands elsewhere.
 */
async function findLink(folder: string): Promise<string | null> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const root = { entry: await lstat(folder), file: folder }
  const all = [root, ...entries.map((entry) => ({ entry, file: path.join(entry.parentPath, entry.name) }))]
  const other = all.find(({ entry }) => !entry.isFile() && !entry.isDirectory())
  if (!other) return null
  const found = other.entry.isSymbolicLink() ? 'a symbolic link' : 'something else'
  const name = path.relative(path.dirname(folder), other.file)
  return `${name}: expected a file or a folder, found ${found}. Nothing is written to ${path.basename(folder)}/ while it is there.`
}
