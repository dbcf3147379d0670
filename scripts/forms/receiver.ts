import type { IncomingMessage, ServerResponse } from 'node:http'
import { defaultLocale, type LocaleCode, publicLocales } from '../../src/config/locales.ts'
import { type FormId, formIds, HONEYPOT, LOCALE_FIELD } from '../../src/forms/fields.ts'
import { viewHref } from '../../src/i18n/href.ts'
import { messageOf } from '../lib/run.ts'
import { accepted } from './accept.ts'
import { parse, Refusal, readBody, type Sent } from './body.ts'
import { refuseForeign } from './origin.ts'
import type { SubmissionStore } from './store.ts'

/** What a client may send before it is refused. */
export interface ReceiverLimits {
  /** How large a post may be in all. */
  readonly bodyBytes: number
  /** How many posts a client address may send in a minute. */
  readonly postsPerMinute: number
}

/** What createReceiver works with. */
export interface ReceiverOptions {
  readonly store: SubmissionStore
  /** The HTML of the page that a failed native post is answered with. */
  readonly errorPage: (locale: LocaleCode, status: number) => Promise<string>
  /** The origin of the public site, whose pages may post, too; null where there is none. */
  readonly siteUrl?: string | null
  /** The time in milliseconds; Date.now unless a test says otherwise. */
  readonly clock?: () => number
  readonly limits?: Partial<ReceiverLimits>
}

/** The limits of a receiver that is given none. */
export const defaultLimits: ReceiverLimits = { bodyBytes: 1024 * 1024, postsPerMinute: 2000 }

/** Answers what is for it and returns true; leaves any other request alone and returns false. */
export type Receiver = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * Returns a handler that answers every request for /api/contact and /api/freelance, and returns true for those; any
 * other request is left alone and false comes back. A post is stored before it is answered with success: JSON where the
 * client accepts JSON, else a redirect to the page "sent" in the post's locale. The handler never throws: a store that
 * fails is logged and answered with 500.
 */
export function createReceiver(options: ReceiverOptions): Receiver {
  const { store, errorPage, siteUrl = null, clock = Date.now } = options
  const limits = { ...defaultLimits, ...options.limits }
  const secondsToWait = countPosts(limits.postsPerMinute, clock)

  async function take(request: IncomingMessage, form: FormId, sent: Sent): Promise<'taken' | 'hung up'> {
    if (request.method !== 'POST')
      throw new Refusal(405, `/api/${form}: expected POST, found ${request.method}.`, { Allow: 'POST' })
    const wait = secondsToWait(request.socket.remoteAddress ?? '')
    const body = await readBody(request, limits.bodyBytes)
    if (!body) return 'hung up'
    // Parsed before anything is refused, so that the refusal can be in the language of the post.
    const bad = await parse(request.headers['content-type'] ?? '', body, sent).catch((error) => error)
    refuseForeign(request.headers, siteUrl)
    if (body.size > limits.bodyBytes)
      throw new Refusal(413, `The body: expected at most ${limits.bodyBytes} bytes, found ${body.size}.`)
    if (wait > 0)
      throw new Refusal(429, `Too many posts: expected at most ${limits.postsPerMinute} a minute from one address.`, {
        'Retry-After': String(wait),
      })
    if (bad) throw bad
    if (sent.get(HONEYPOT)?.some((value) => value !== '')) return 'taken'
    const fields = accepted(form, sent)
    store.add({ receivedAt: new Date(clock()).toISOString(), form, locale: localeIn(sent), fields })
    return 'taken'
  }

  async function answer(request: IncomingMessage, response: ServerResponse, form: FormId): Promise<void> {
    const json = /\bapplication\/json\b/i.test(request.headers.accept ?? '')
    const sent: Sent = new Map()
    response.setHeader('Cache-Control', 'no-store')
    try {
      if ((await take(request, form, sent)) === 'hung up') return
      if (json) return sendJson(response, 200, { ok: true })
      response.writeHead(303, { Location: viewHref(localeIn(sent), 'sent') }).end()
    } catch (error) {
      const { status, message, headers } = refusalFor(error, form)
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      if (json) return sendJson(response, status, { error: message })
      const page = await errorPage(localeIn(sent), status).catch(() => null)
      response.writeHead(status, {
        'Content-Type': page === null ? 'text/plain; charset=utf-8' : 'text/html; charset=utf-8',
      })
      response.end(page ?? `${message}\n`)
    }
  }

  return (request, response) => {
    const form = formAt(request.url ?? '')
    if (!form) return false
    answer(request, response, form).catch((error) => response.destroy(error))
    return true
  }
}

function formAt(url: string): FormId | undefined {
  const pathname = url.split('?')[0]
  return formIds.find((form) => pathname === `/api/${form}`)
}

/** Counts the posts of each address by the minute; the counter returns 0, or the seconds until the next minute. */
function countPosts(limit: number, clock: () => number): (address: string) => number {
  const counts = new Map<string, number>()
  let minute = Number.NaN
  return (address) => {
    const minutes = clock() / 60_000
    if (Math.floor(minutes) !== minute) counts.clear()
    minute = Math.floor(minutes)
    const count = (counts.get(address) ?? 0) + 1
    counts.set(address, count)
    return count > limit ? Math.ceil((minute + 1 - minutes) * 60) : 0
  }
}

function localeIn(sent: Sent): LocaleCode {
  const value = sent.get(LOCALE_FIELD)?.[0]
  return publicLocales.find((locale) => locale.code === value)?.code ?? defaultLocale
}

function refusalFor(error: unknown, form: FormId): Refusal {
  if (error instanceof Refusal) return error
  // The client learns nothing about the disk; whoever runs the server has to.
  console.error(`/api/${form}: a submission could not be stored: ${messageOf(error)}`)
  return new Refusal(500, 'The submission could not be stored; nothing of it was kept.')
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
}
