import { mailService, type SendMail, type Transport } from './mail.ts'

/** Limits of posts and storage. */
export interface Limits {
  /** A large post counts as several. */
  readonly postsPerMinute: number
  readonly storeBytes: number
}

/** Reasons: docs/decisions/hosts.md. */
export const defaultLimits: Limits = { postsPerMinute: 60, storeBytes: 256 * 1024 * 1024 }

/** The variables of the receiver: docs/forms.md. */
export type Variables = Readonly<Partial<Record<Name, string>>>
type Name = 'SUBMISSIONS_PER_MINUTE' | 'SMTP_URL' | 'MAIL_API_KEY' | 'MAIL_API_URL' | 'MAIL_FROM' | 'MAIL_TO'

/** Reads the limits from a variable, with defaults. Throws an Error with its name if it is not a number. */
export function limitsOf({ SUBMISSIONS_PER_MINUTE: value }: Variables): Limits {
  if (!value) return defaultLimits
  const postsPerMinute = Number(value)
  if (postsPerMinute > 0 && Number.isFinite(postsPerMinute)) return { ...defaultLimits, postsPerMinute }
  throw new Error(`SUBMISSIONS_PER_MINUTE: expected a number above 0, found "${value}".`)
}

const RESEND = 'https://api.resend.com/emails'

/** Returns the configured mail sender, or null for none; `smtp` is that of a platform with SMTP. Throws an Error with the name of a missing or invalid variable. */
export function senderOf(source: Variables, smtp?: Transport): SendMail | null {
  const { SMTP_URL, MAIL_API_KEY, MAIL_API_URL, MAIL_FROM, MAIL_TO } = source
  if (!SMTP_URL && !MAIL_API_KEY) return null
  const [from, to] = [required('MAIL_FROM', MAIL_FROM), required('MAIL_TO', MAIL_TO)]
  if (MAIL_API_KEY) return mailService(MAIL_API_KEY)(address('MAIL_API_URL', MAIL_API_URL || RESEND), from, to)
  if (SMTP_URL && smtp) return smtp(address('SMTP_URL', SMTP_URL, /^smtps?:$/), from, to)
  throw new Error('SMTP_URL: expected MAIL_API_KEY instead, because this platform cannot send mail by SMTP.')
}

function required(name: Name, value: string | undefined): string {
  if (value) return value
  throw new Error(`${name}: expected a value, because another setting asks for it; found none.`)
}

/** Validates a URL. The error does not contain the value, because a URL may have a password. */
function address(name: Name, value: string, protocols = /^https?:$/): string {
  if (protocols.test(URL.parse(value)?.protocol ?? '')) return value
  throw new Error(
    `${name}: expected an address such as ${name === 'SMTP_URL' ? 'smtps://user:password@mail.example' : RESEND}.`,
  )
}
