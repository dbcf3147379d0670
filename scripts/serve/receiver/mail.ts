import type notices from '../../../locales/en/notices.json'
import { fieldsOf } from '../../../src/forms/fields.ts'
import type { Submission } from './sql.ts'

/** The texts of mails in the owner's language: locales/<locale>/notices.json. */
export type NoticeWords = typeof notices

/** A mail to the owner. */
export interface Mail {
  /** The same for every attempt. */
  readonly id: string
  readonly subject: string
  readonly text: string
  readonly replyTo: string
}

/** Sends a mail. Rejects unless it is known to be sent, and when the signal aborts. */
export type SendMail = (mail: Mail, signal: AbortSignal) => Promise<void>

/** Returns the mail about a submission. Replies go to the sender of the form. */
export function mailOf({ id, form, locale, receivedAt, fields }: Submission, words: NoticeWords): Mail {
  const email = fieldsOf(form).find(({ kind }) => kind === 'email')
  const values = { id, language: locale, time: receivedAt }
  return {
    id: `${form}-${id}-${Date.parse(receivedAt)}`,
    subject: filledIn(words.subject[form], values),
    text: `${linesOf(fields).join('\n')}\n\n${filledIn(words.received, values)}\n`,
    replyTo: (email && fields[email.name]?.trim()) ?? '',
  }
}

function filledIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** A text with escapes for controls, direction marks, separators and other invisible characters. */
const visible = (text: string) =>
  text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu, (character) => {
    return `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`
  })

/**
 * Returns the fields as lines, one for each line of a value. Only names start at the margin, so a value cannot imitate
 * another field, and invisible characters are escaped. Empty fields are omitted.
 */
export function linesOf(fields: Readonly<Partial<Record<string, string>>>): string[] {
  const names = Object.keys(fields)
  const width = Math.max(0, ...names.map((name) => name.length))
  return names.flatMap((name) => {
    const lines = fields[name] ? fields[name].split(/\r?\n/).map(visible) : []
    return lines.map((text, index) => `    ${(index ? '' : name).padEnd(width)}  ${text}`.trimEnd())
  })
}

/** Creates the sender of a service at an address. */
export type Transport = (url: string, from: string, to: string) => SendMail

/** Sends through an HTTP mail service with Resend's API: https://resend.com/docs/api-reference/emails/send-email. */
export const mailService =
  (key: string): Transport =>
  (url, from, to) =>
  async ({ subject, text, replyTo, id }, signal) => {
    const body = JSON.stringify({ from, to: [to], reply_to: replyTo, subject, text })
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${key}`, 'Idempotency-Key': id }
    const response = await fetch(url, { method: 'POST', body, headers, redirect: 'manual', signal })
    const answer = await response.text()
    if (!response.ok) throw new Error(`status ${response.status}: ${answer.slice(0, 200).replace(/\s+/g, ' ')}`)
  }
