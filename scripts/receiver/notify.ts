import { visible } from '../lib/visible.ts'
import { fieldsOf } from '../../src/forms/fields.ts'
import type { NoticeKind, Submission } from './store.ts'
import { englishWords, filledIn } from './words.ts'

/** What the owner is told. */
export interface Report {
  /** The same for every try. */
  readonly id: string
  readonly subject: string
  readonly text: string
  /** Whom an answer to a mail goes to; null where it is to nobody. */
  readonly replyTo: string | null
  /** The same for a program. */
  readonly data: object
}

/** Tells the owner in one way. */
export interface Notifier {
  readonly kind: NoticeKind
  /** Rejects with what went wrong when it is not known that the owner is told, and when the signal says so. */
  tell(report: Report, signal: AbortSignal): Promise<void>
}

/** The report of a submission, whose sender the owner can answer. */
export function reportOf({ notices: _, ...submission }: Submission, words = englishWords): Report {
  const { id, form, locale: language, receivedAt, fields, doubts = [] } = submission
  const { notices, labels } = words
  const email = fieldsOf(form).find(({ kind }) => kind === 'email')
  const subject = filledIn(notices.subject[form], { id, language })
  const named = Object.entries(fields).map(([name, value]) => [labels[name] ?? name, value])
  const reasons = doubts.map((doubt) => notices.doubts[doubt]).join('\n')
  const lines = linesOf({ ...Object.fromEntries(named), [notices.doubts.label]: reasons })
  return {
    id: `${form}-${id}-${Date.parse(receivedAt)}`,
    subject: doubts.length > 0 ? filledIn(notices.subject.spam, { subject }) : subject,
    text: `${lines.join('\n')}\n\n${filledIn(notices.received, { time: receivedAt, language })}\n`,
    replyTo: (email && fields[email.name]?.trim()) ?? '',
    data: submission,
  }
}

/** The report of a store that is nearly full. */
export function reportOfRoom(bytes: number, limit: number, now: number, { notices } = englishWords): Report {
  return {
    id: `room-${now}`,
    subject: filledIn(notices.room.subject, { percent: Math.round((100 * bytes) / limit) }),
    text: `${notices.room.text}\n`,
    replyTo: null,
    data: { warning: 'room', bytes, limit },
  }
}

/**
 * Values by their names, a line for each line of a value. Only a name stands at the left, so that no value can pass for
 * another field, and what cannot be seen is escaped. A field without a value is left out.
 */
export function linesOf(fields: Readonly<Partial<Record<string, string>>>, names = Object.keys(fields)): string[] {
  const width = Math.max(0, ...names.map((name) => name.length))
  return names.flatMap((name) => {
    const lines = fields[name] ? fields[name].split(/\r?\n/).map(visible) : []
    return lines.map((text, index) => `    ${(index ? '' : name).padEnd(width)}  ${text}`.trimEnd())
  })
}

interface MailService {
  readonly url: string
  readonly key: string
  readonly from: string
  readonly to: string
}

/** Tells by a mail service over HTTP, in the terms of Resend: https://resend.com/docs/api-reference/emails/send-email. */
export function mailService({ url, key, from, to }: MailService): Notifier {
  return {
    kind: 'mail',
    tell: async ({ subject, text, replyTo, id }, signal) => {
      const body = JSON.stringify({ from, to: [to], ...(replyTo === null ? {} : { reply_to: replyTo }), subject, text })
      await postJson(url, body, { Authorization: `Bearer ${key}`, 'Idempotency-Key': id }, signal)
    },
  }
}

/**
 * Tells by a request that only the holder of the secret ("whsec_" and the key in base64) can make, with the time against its
 * repetition: https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md.
 */
export function webhook(url: string, secret: string): Notifier {
  const bytes = Uint8Array.from(atob(secret.replace(/^whsec_/, '')), (character) => character.charCodeAt(0))
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  return {
    kind: 'webhook',
    tell: async ({ id, data }, signal) => {
      const timestamp = String(Math.floor(Date.now() / 1000))
      const body = JSON.stringify(data)
      const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign'])
      const signed = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${id}.${timestamp}.${body}`))
      const signature = `v1,${btoa(String.fromCharCode(...new Uint8Array(signed)))}`
      const headers = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature }
      await postJson(url, body, headers, signal)
    },
  }
}

/** Posts JSON. Rejects with a reason of one line when the answer is not a success. */
async function postJson(
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<void> {
  const said = { 'Content-Type': 'application/json', ...headers }
  const response = await fetch(url, { method: 'POST', body, headers: said, redirect: 'manual', signal })
  const answer = await response.text()
  if (!response.ok) throw new Error(`status ${response.status}: ${answer.slice(0, 200).replace(/\s+/g, ' ')}`)
}
