import { defaultLocale, type LocaleCode, publicLocales } from '../../../src/config/locales.ts'
import { type FormId, formIds, HONEYPOT, LOCALE_FIELD } from '../../../src/forms/fields.ts'
import { viewAt, viewHref } from '../../../src/i18n/href.ts'
import { messageOf } from '../../lib/run.ts'
import { accepted } from './accept.ts'
import { parse, readBody, type Sent } from './body.ts'
import { keyOf } from './key.ts'
import { defaultLimits, type ReceiverLimits } from './limits.ts'
import { refuseForeign } from './origin.ts'
import { MOST_CLIENTS, networkOf, POST_BYTES, type Rate, rateInMemory } from './rate.ts'
import { Refusal } from './refusal.ts'
import type { NoticeKind, SubmissionStore } from './store.ts'

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
  /** Counts posts where the memory of one process cannot. */
  readonly rate?: Rate
  /** How the owner is to be told of each submission. */
  readonly notices?: readonly NoticeKind[]
  /** Called when a submission is stored. The answer does not wait for what it begins. */
  readonly onStored?: () => void
}

/** What is read of a request; the Request of the web standard is one. */
export interface Post {
  readonly method: string
  readonly url: string
  readonly headers: Headers
  readonly body: AsyncIterable<Uint8Array> | null
}

/** Answers a request of a client, named by its address; null for one that is not for a form. */
export type Receiver = (post: Post, client: string) => Promise<Response> | null

/**
 * Returns a handler of the posts to /api/contact and /api/freelance that knows no platform. A post is stored before it is
 * answered with success: JSON where the client accepts JSON, else a redirect to the page "sent" in the post's locale. Who
 * may not post is refused by the headers alone: the body is left unread, and its language is then that of the page. It
 * never rejects: a store that fails is logged and answered with 500.
 */
export function createReceiver(options: ReceiverOptions): Receiver {
  const { store, errorPage, siteUrl = null, clock = Date.now, notices = [], onStored } = options
  const limits = { ...defaultLimits, ...options.limits }
  const rate = options.rate ?? rateInMemory(limits.postsPerMinute, clock)

  async function take(post: Post, client: string, form: FormId, sent: Sent): Promise<void> {
    if (post.method !== 'POST')
      throw new Refusal(405, `/api/${form}: expected POST, found ${post.method}.`, { Allow: 'POST' })
    refuseForeign(post.headers, siteUrl)
    // One that does not say how large it is may be as large as any.
    const size = Number.parseInt(post.headers.get('content-length') ?? '', 10) || limits.bodyBytes
    const wait = await rate(networkOf(client), Math.ceil(Math.min(size, limits.bodyBytes) / POST_BYTES))
    if (wait > 0) throw tooMany(limits.postsPerMinute, wait)
    const body = await readBody(post.body ?? [], limits.bodyBytes, size)
    await parse(post.headers.get('content-type') ?? '', body, sent)
    if (sent.get(HONEYPOT)?.some((value) => value !== '')) return
    const fields = accepted(form, sent)
    if ((await store.size()) >= limits.storeBytes) throw full(form)
    const key = await keyOf(post.headers.get('idempotency-key'), form, fields)
    const receivedAt = new Date(clock()).toISOString()
    await store.add({ receivedAt, form, locale: localeOf(post, sent), fields, key, notices })
    onStored?.()
  }

  async function answer(post: Post, client: string, form: FormId): Promise<Response> {
    const json = /\bapplication\/json\b/i.test(post.headers.get('accept') ?? '')
    const sent: Sent = new Map()
    try {
      await take(post, client, form, sent)
      if (json) return jsonResponse(200, { ok: true })
      return new Response(null, {
        status: 303,
        headers: { ...unstored, Location: viewHref(localeOf(post, sent), 'sent') },
      })
    } catch (error) {
      const { status, message, headers } = refusalFor(error, form)
      if (json) return jsonResponse(status, { error: message }, headers)
      const page = await errorPage(localeOf(post, sent), status).catch(() => null)
      const type = page === null ? 'text/plain; charset=utf-8' : 'text/html; charset=utf-8'
      return new Response(page ?? `${message}\n`, {
        status,
        headers: { ...unstored, ...headers, 'Content-Type': type },
      })
    }
  }

  return (post, client) => {
    const form = formAt(post.url)
    return form ? answer(post, client, form) : null
  }
}

const unstored = { 'Cache-Control': 'no-store' }

function formAt(url: string): FormId | undefined {
  const pathname = URL.parse(url)?.pathname
  return formIds.find((form) => pathname === `/api/${form}`)
}

/** The language of the post, or of the page that it comes from where the post was not read. */
function localeOf({ headers }: Post, sent: Sent): LocaleCode {
  const page = viewAt(URL.parse(headers.get('referer') ?? '')?.pathname ?? '').locale
  const value = sent.get(LOCALE_FIELD)?.[0] ?? page
  return publicLocales.find((locale) => locale.code === value)?.code ?? defaultLocale
}

function tooMany(most: number, wait: number): Refusal {
  const expected = `at most ${most} a minute from one address and ${MOST_CLIENTS * most} in all`
  return new Refusal(429, `Too many posts: expected ${expected}.`, { 'Retry-After': String(wait) })
}

function full(form: FormId): Refusal {
  console.error(`/api/${form}: no room is left for submissions; delete some, or raise SUBMISSIONS_MAX_MB.`)
  return new Refusal(507, 'There is no room for the submission; nothing of it was kept.')
}

function refusalFor(error: unknown, form: FormId): Refusal {
  if (error instanceof Refusal) return error
  // The client learns nothing about the disk; whoever runs the server has to.
  console.error(`/api/${form}: a submission could not be stored: ${messageOf(error)}`)
  return new Refusal(500, 'The submission could not be stored; nothing of it was kept.')
}

function jsonResponse(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  const type = 'application/json; charset=utf-8'
  return new Response(JSON.stringify(body), { status, headers: { ...unstored, ...headers, 'Content-Type': type } })
}
