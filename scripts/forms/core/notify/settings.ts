import { mailService } from './mailService.ts'
import type { Notifier } from './tell.ts'
import { webhook } from './webhook.ts'

/** The variables that say how the owner is told. */
export type Source = Readonly<
  Partial<
    Record<
      'SMTP_URL' | 'MAIL_API_KEY' | 'MAIL_API_URL' | 'MAIL_FROM' | 'MAIL_TO' | 'WEBHOOK_URL' | 'WEBHOOK_SECRET',
      string
    >
  >
>

/** The mail transport of a platform that has one of its own, for the addresses of the owner. */
export type Transport = (url: string, from: string, to: string) => Notifier

const RESEND = 'https://api.resend.com/emails'

/**
 * The ways in which the owner wants to be told. Throws an Error that names what is missing or is not as it should be. SMTP_URL
 * needs a platform that can send mail.
 */
export function notifiersOf(source: Source, smtp?: Transport): Notifier[] {
  const { SMTP_URL, MAIL_API_KEY, MAIL_API_URL, MAIL_FROM, MAIL_TO, WEBHOOK_URL, WEBHOOK_SECRET } = source
  const notifiers: Notifier[] = []
  if (SMTP_URL || MAIL_API_KEY) {
    const from = required('MAIL_FROM', MAIL_FROM)
    const to = required('MAIL_TO', MAIL_TO)
    if (MAIL_API_KEY) {
      notifiers.push(mailService({ url: address('MAIL_API_URL', MAIL_API_URL || RESEND), key: MAIL_API_KEY, from, to }))
    } else if (SMTP_URL && smtp) notifiers.push(smtp(address('SMTP_URL', SMTP_URL, /^smtps?:$/), from, to))
    else throw new Error('SMTP_URL: expected MAIL_API_KEY instead, because this platform cannot send mail by SMTP.')
  }
  if (WEBHOOK_URL) {
    const secret = required('WEBHOOK_SECRET', WEBHOOK_SECRET)
    if (!/^whsec_[A-Za-z0-9+/]{32,}=*$/.test(secret))
      throw new Error('WEBHOOK_SECRET: expected "whsec_" and 24 bytes or more in base64, found something else.')
    notifiers.push(webhook({ url: address('WEBHOOK_URL', WEBHOOK_URL), secret }))
  }
  return notifiers
}

function required(name: string, value: string | undefined): string {
  if (value) return value
  throw new Error(`${name}: expected a value, because another setting asks for it; found none.`)
}

/** The value is not repeated: an address may hold a password. */
function address(name: string, value: string, protocols = /^https?:$/): string {
  if (protocols.test(URL.parse(value)?.protocol ?? '')) return value
  throw new Error(
    `${name}: expected an address such as ${name === 'SMTP_URL' ? 'smtps://user:password@mail.example' : RESEND}.`,
  )
}
