import { postJson } from './postJson.ts'
import type { Notifier } from './tell.ts'

export interface MailService {
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
