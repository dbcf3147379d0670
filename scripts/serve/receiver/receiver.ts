import { messageOf } from '../../lib/run.ts'
import { builtLocales, defaultLocale, type LocaleCode } from '../../../src/config/locales.ts'
import { type FieldValues, type FormId, formIds, HONEYPOT, LOCALE_FIELD } from '../../../src/forms/fields.ts'
import { viewAt, viewHref } from '../../../src/i18n/href.ts'
import { accepted, parse, Refusal, readBody, type Sent } from './post.ts'
import { digestOf, MOST_CLIENTS, networkOf, type Rate, rateInMemory } from './rate.ts'
import { defaultLimits, type Limits } from './settings.ts'
import type { SubmissionStore } from './sql.ts'

/** The largest post, in bytes. */
export const BODY_BYTES = 128 * 1024

/** The largest post that counts as one; a larger one counts for as many as it fills. */
const POST_BYTES = 8 * 1024

/** The parts of a platform. */
export interface ReceiverOptions {
  readonly store: SubmissionStore
  /** The HTML of the page "not sent" of a locale, the answer to a failed native post. */
  readonly errorPage: (locale: LocaleCode) => Promise<string>
  /** The origin of the public site, whose pages may post, too; null where there is none. */
  readonly siteUrl?: string | null | undefined
  /** The base path of the site, which is in the addresses of its pages but not in those of the requests. */
  readonly base?: string
  /** The time in milliseconds; Date.now unless a test says otherwise. */
  readonly clock?: () => number
  readonly limits?: Limits | undefined
  /** Counts posts where the memory of one process cannot. */
  readonly rate?: Rate
  /** Whether the owner gets a mail about each submission. */
  readonly isMailed?: boolean
  /** Called when a submission is stored. The answer does not wait for the work that it begins. */
  readonly onStored?: (() => void) | undefined
}

/** The used part of a request; the Request of the web standard is one. */
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
  const { store, errorPage, siteUrl = null, base = '', clock = Date.now, isMailed = false, onStored } = options
  const { postsPerMinute, storeBytes } = options.limits ?? defaultLimits
  const rate = options.rate ?? rateInMemory(postsPerMinute, clock)
  const localeOf = (post: Post, sent: Sent) => localeAt(base, post, sent)

  async function take(post: Post, client: string, form: FormId, sent: Sent): Promise<void> {
    if (post.method !== 'POST')
      throw new Refusal(405, `/api/${form}: expected POST, found ${post.method}.`, { Allow: 'POST' })
    refuseForeign(post.headers, siteUrl)
    // A post without a length may be as large as any.
    const size = Number.parseInt(post.headers.get('content-length') ?? '', 10) || BODY_BYTES
    const wait = await rate(networkOf(client), Math.ceil(Math.min(size, BODY_BYTES) / POST_BYTES))
    if (wait > 0) throw tooMany(postsPerMinute, wait)
    await parse(post.headers.get('content-type') ?? '', await readBody(post.body ?? [], BODY_BYTES, size), sent)
    if (sent.get(HONEYPOT)?.some((value) => value !== '')) return
    const fields = accepted(form, sent)
    if ((await store.size()) >= storeBytes) throw full(form)
    await store.add({
      receivedAt: new Date(clock()).toISOString(),
      form,
      locale: localeOf(post, sent),
      fields,
      key: await keyOf(post.headers.get('idempotency-key'), form, fields),
      isMailed,
    })
    onStored?.()
  }

  async function answer(post: Post, client: string, form: FormId): Promise<Response> {
    const isScript = /\bapplication\/json\b/i.test(post.headers.get('accept') ?? '')
    const sent: Sent = new Map()
    try {
      await take(post, client, form, sent)
      if (isScript) return response(200, 'application/json', JSON.stringify({ ok: true }))
      return response(303, null, null, { Location: base + viewHref(localeOf(post, sent), 'sent') })
    } catch (error) {
      const { status, message, headers } = refusalFor(error, form)
      if (isScript) return response(status, 'application/json', JSON.stringify({ error: message }), headers)
      const page = await errorPage(localeOf(post, sent)).catch(() => null)
      return page === null
        ? response(status, 'text/plain', `${message}\n`, headers)
        : response(status, 'text/html', withoutApplication(page), headers)
    }
  }

  return (post, client) => {
    const form = formAt(post.url)
    return form ? answer(post, client, form) : null
  }
}

function formAt(url: string): FormId | undefined {
  const pathname = URL.parse(url)?.pathname
  return formIds.find((form) => pathname === `/api/${form}`)
}

/** The language of the post, or of the page that it comes from where the post was not read. */
function localeAt(base: string, { headers }: Post, sent: Sent): LocaleCode {
  const page = viewAt((URL.parse(headers.get('referer') ?? '')?.pathname ?? '').slice(base.length)).locale
  const value = sent.get(LOCALE_FIELD)?.[0] ?? page
  return builtLocales.find((locale) => locale.code === value)?.code ?? defaultLocale
}

/**
 * Throws a Refusal for a post that a page of another site has sent (https://owasp.org/www-community/attacks/csrf). Pages
 * of the receiver's own host may post, and those of the public origin where a proxy does not pass the Host header on. The
 * scheme is not compared: a proxy may have taken TLS off. Without an Origin (curl, old browsers) the browser's other word
 * on it, Sec-Fetch-Site, must not speak against it.
 */
function refuseForeign(headers: Headers, siteUrl: string | null): void {
  const origin = headers.get('origin')
  const host = headers.get('host')
  const site = headers.get('sec-fetch-site')
  if (origin === null) {
    if (site === null || site === 'same-origin') return
    throw new Refusal(403, `Sec-Fetch-Site: expected "same-origin", found "${site}".`)
  }
  const posting = URL.parse(origin)
  if (posting && (posting.host === hostOf(posting.protocol, host) || posting.origin === siteUrl)) return
  const expected = [host, siteUrl].filter(Boolean).join(' or of ')
  throw new Refusal(403, `Origin: expected a page of ${expected || 'a named host'}, found "${origin}".`)
}

/** The Host header as it stands in an address: without the scheme's own port. */
function hostOf(protocol: string, host: string | null): string | undefined {
  return URL.parse(`${protocol}//${host ?? ''}`)?.host
}

/**
 * The key under which a post is stored once: that of its retries, and of no other. It is made of the header
 * Idempotency-Key and the values, because a visitor may correct a message between two tries, and both are then kept. A post
 * without the header (from a page without scripts) is always new.
 */
async function keyOf(sent: string | null, form: FormId, fields: FieldValues): Promise<string> {
  return sent === null ? crypto.randomUUID() : digestOf(JSON.stringify([sent, form, fields]))
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

type Fields = Readonly<Record<string, string>>

/** An answer that nobody keeps. */
function response(status: number, type: string | null, body: string | null, headers: Fields = {}): Response {
  const answer = new Response(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
  if (type !== null) answer.headers.set('Content-Type', `${type}; charset=utf-8`)
  return answer
}

/** It is served at the form's address, where the application would take it for another page: its script is left out. */
function withoutApplication(html: string): string {
  return html.replace(/<script type="module"[^>]*><\/script>/, '')
}
