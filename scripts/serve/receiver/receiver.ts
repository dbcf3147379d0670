import { messageOf } from '../../lib/run.ts'
import { builtLocales, defaultLocale, type LocaleCode } from '../../../src/config/locales.ts'
import { CODE } from '../../../src/config/protocol.ts'
import { type FormId, formIds, HONEYPOT, LOCALE_FIELD } from '../../../src/forms/fields.ts'
import { viewAt, viewHref } from '../../../src/i18n/href.ts'
import { accepted, parse, Refusal, readBody, type Sent } from './post.ts'
import { digestOf, MOST, networkOf, type Rate, rateInMemory } from './rate.ts'
import { defaultLimits, type Limits } from './settings.ts'
import type { SubmissionStore } from './sql.ts'

/** The largest post, in bytes. */
export const BODY_BYTES = 128 * 1024

/** Unit of the rate limit in bytes: a larger post counts as several. */
const POST_BYTES = 8 * 1024

/** The platform-specific parts. */
export interface ReceiverOptions {
  readonly store: SubmissionStore
  /** Returns the HTML of a locale's page "not sent", the response to a failed native post. */
  readonly errorPage: (locale: LocaleCode) => Promise<string>
  /** The origin of the public site, whose pages may also post; null for none. */
  readonly siteUrl?: string | null | undefined
  /** The base path of the site, which is part of page addresses but not of request paths. */
  readonly base?: string
  /** The time in ms. Defaults to Date.now. */
  readonly clock?: () => number
  readonly limits?: Limits | undefined
  /** Replaces the rate limit in memory. */
  readonly rate?: Rate
  /** True if the owner gets a mail about each submission. */
  readonly isMailed?: boolean
  /** Called when a submission is stored. The response does not wait for it. */
  readonly onStored?: (() => void) | undefined
}

/** The subset of the standard Request in use. */
export interface Post {
  readonly method: string
  readonly url: string
  readonly headers: Headers
  readonly body: AsyncIterable<Uint8Array> | null
}

/** Answers a request of a client address. Returns null if the request is not for a form. */
export type Receiver = (post: Post, client: string) => Promise<Response> | null

/**
 * Returns a platform-independent handler of posts to /api/contact and /api/freelance. A post is stored before the success
 * response: JSON if the client accepts it, else a redirect to the page "sent" in the post's locale. Forbidden posts are
 * rejected by their headers without reading the body; the locale is then that of the referring page. The handler never
 * rejects: storage errors are logged and answered with 503.
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
    // A post without a length counts as the largest.
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
      key: await digestOf(JSON.stringify([form, fields])),
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

/** Returns the locale of the post, or of the referring page if the body was not read. */
function localeAt(base: string, { headers }: Post, sent: Sent): LocaleCode {
  const page = viewAt((URL.parse(headers.get('referer') ?? '')?.pathname ?? '').slice(base.length)).locale
  const value = sent.get(LOCALE_FIELD)?.[0] ?? page
  return builtLocales.find((locale) => locale.code === value)?.code ?? defaultLocale
}

/**
 * Throws a Refusal for a post from another site (https://owasp.org/www-community/attacks/csrf). Allowed are pages of the
 * receiver's own host, and of the public origin, in case a proxy does not forward the Host header. The scheme is not
 * compared, because a proxy may terminate TLS. Without an Origin (curl, old browsers), Sec-Fetch-Site must
 * be same-origin if present.
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

/** Normalizes the Host header: omits the default port of the scheme. */
function hostOf(protocol: string, host: string | null): string | undefined {
  return URL.parse(`${protocol}//${host ?? ''}`)?.host
}

function tooMany(most: number, wait: number): Refusal {
  const expected = `at most ${most} a minute and ${MOST * most} a day from one address, and ${MOST * most} a minute in all`
  return new Refusal(429, `Too many posts: expected ${expected}.`, { 'Retry-After': String(wait) })
}

function full(form: FormId): Refusal {
  console.error(`/api/${form}: no room is left for submissions; delete some.`)
  return new Refusal(507, 'There is no room for the submission; nothing of it was kept.')
}

function refusalFor(error: unknown, form: FormId): Refusal {
  if (error instanceof Refusal) return error
  // Details are for the operator's log only, not for the client.
  console.error(`/api/${form}: a submission could not be stored: ${messageOf(error)}`)
  return new Refusal(503, 'The submission could not be stored; nothing of it was kept.')
}

type Fields = Readonly<Record<string, string>>

/** Returns an uncacheable response. */
function response(status: number, type: string | null, body: string | null, headers: Fields = {}): Response {
  const answer = new Response(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
  if (type !== null) answer.headers.set('Content-Type', `${type}; charset=utf-8`)
  return answer
}

/** Removes the addresses of the application's scripts, which would render another page at the form's address. */
function withoutApplication(html: string): string {
  return html.replace(new RegExp(` ${CODE}="[^"]*"`), '')
}
