import { captchaExpected, captchaOf } from '../../src/config/captcha.ts'
import { mailService, type Notifier, webhook } from './notify.ts'
import { defaultSpamRules, type SpamRules, spamActions } from './spam.ts'
import type { NoticeWords } from './words.ts'

/** What may be sent before it is refused, and how much is kept. */
export interface ReceiverLimits {
  /** How large a post may be in all. */
  readonly bodyBytes: number
  /** How many posts a client may send in a minute; a large one counts as several. */
  readonly postsPerMinute: number
  /** How much may be stored. */
  readonly storeBytes: number
}

/** The limits of a receiver that is given none: docs/decisions/receivers.md says why these. */
export const defaultLimits: ReceiverLimits = {
  bodyBytes: 128 * 1024,
  postsPerMinute: 60,
  storeBytes: 256 * 1024 * 1024,
}

/** The variables that set limits and say how the owner is told: docs/forms.md. */
export type Variables = Readonly<Partial<Record<LimitName | SpamName | TellingName, string>>>
type LimitName = 'SUBMISSIONS_PER_MINUTE' | 'SUBMISSIONS_MAX_MB'
type SpamName = 'SPAM_ACTION' | 'SPAM_LINKS' | 'CAPTCHA_SECRET'
type TellingName =
  | 'SMTP_URL'
  | 'MAIL_API_KEY'
  | 'MAIL_API_URL'
  | 'MAIL_FROM'
  | 'MAIL_TO'
  | 'WEBHOOK_URL'
  | 'WEBHOOK_SECRET'

/** What the variables come to. */
export interface Settings {
  readonly notifiers: readonly Notifier[]
  readonly limits: ReceiverLimits
  readonly spam: SpamRules
  /** The language in which the owner is told. */
  readonly words: NoticeWords
}

/** The limits that variables set, the others by default. Throws an Error that names a variable that is no number. */
export function limitsOf({ SUBMISSIONS_PER_MINUTE, SUBMISSIONS_MAX_MB }: Variables): ReceiverLimits {
  const megabytes = positive('SUBMISSIONS_MAX_MB', SUBMISSIONS_MAX_MB)
  return {
    ...defaultLimits,
    postsPerMinute: positive('SUBMISSIONS_PER_MINUTE', SUBMISSIONS_PER_MINUTE) ?? defaultLimits.postsPerMinute,
    storeBytes: megabytes === null ? defaultLimits.storeBytes : megabytes * 1024 * 1024,
  }
}

/** The rules for spam that variables set, the others by default. Throws an Error that names a variable that is wrong. */
export function spamRulesOf({ SPAM_ACTION, SPAM_LINKS, CAPTCHA_SECRET }: Variables): SpamRules {
  const action = SPAM_ACTION ? spamActions.find((name) => name === SPAM_ACTION) : defaultSpamRules.action
  if (!action) throw new Error(`SPAM_ACTION: expected ${spamActions.join(', ')}, found "${SPAM_ACTION}".`)
  if (SPAM_LINKS && !/^\d+$/.test(SPAM_LINKS))
    throw new Error(`SPAM_LINKS: expected a whole number, found "${SPAM_LINKS}".`)
  const captcha = captchaOf(CAPTCHA_SECRET || null)
  // The value is not repeated: it is a secret.
  if (CAPTCHA_SECRET && !captcha) throw new Error(`CAPTCHA_SECRET: expected ${captchaExpected}, found something else.`)
  return { action, links: SPAM_LINKS ? Number(SPAM_LINKS) : defaultSpamRules.links, captcha }
}

function positive(name: LimitName, value: string | undefined): number | null {
  if (!value) return null
  if (Number(value) > 0 && Number.isFinite(Number(value))) return Number(value)
  throw new Error(`${name}: expected a number above 0, found "${value}".`)
}

/** The mail transport of a platform that has one of its own, for the addresses of the owner. */
export type Transport = (url: string, from: string, to: string) => Notifier

const RESEND = 'https://api.resend.com/emails'

/**
 * The ways in which the owner wants to be told. Throws an Error that names what is missing or is not as it should be. SMTP_URL
 * needs a platform that can send mail.
 */
export function notifiersOf(source: Variables, smtp?: Transport): Notifier[] {
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
    notifiers.push(webhook(address('WEBHOOK_URL', WEBHOOK_URL), secret))
  }
  return notifiers
}

function required(name: TellingName, value: string | undefined): string {
  if (value) return value
  throw new Error(`${name}: expected a value, because another setting asks for it; found none.`)
}

/** The value is not repeated: an address may hold a password. */
function address(name: TellingName, value: string, protocols = /^https?:$/): string {
  if (protocols.test(URL.parse(value)?.protocol ?? '')) return value
  throw new Error(
    `${name}: expected an address such as ${name === 'SMTP_URL' ? 'smtps://user:password@mail.example' : RESEND}.`,
  )
}
