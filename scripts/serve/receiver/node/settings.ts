import { readFileSync } from 'node:fs'
import type { BlockList } from 'node:net'
import path from 'node:path'
import { noticeLocale } from '../../../../src/config/site.ts'
import { readVariables } from '../../../lib/siteEnv.ts'
import type { NoticeWords, SendMail, Transport } from '../mail.ts'
import { type Limits, limitsOf, senderOf } from '../settings.ts'
import { trustedProxies } from './listener.ts'

/** The settings of the receiver on Node: docs/forms.md. */
export interface ReceiverSettings {
  /** Proxies trusted to report the client's address. */
  readonly proxies: BlockList
  readonly limits: Limits
  readonly send: SendMail | null
}

/** Reads the settings from the .env files and the environment. Throws an Error for an invalid one. */
export function readReceiverSettings(root = process.cwd()): ReceiverSettings {
  const source = readVariables(['TRUSTED_PROXY', 'SMTP_', 'MAIL_', 'SUBMISSIONS_'], 'production', root)
  return { proxies: trustedProxies(source['TRUSTED_PROXY']), limits: limitsOf(source), send: senderOf(source, smtp) }
}

/** Reads the texts of mails in the owner's language. */
export function ownersWords(): NoticeWords {
  const file = path.join(import.meta.dirname, `../../../../locales/${noticeLocale}/notices.json`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Sends by SMTP. nodemailer is loaded for the first mail. */
export const smtp: Transport =
  (url, from, to) =>
  async ({ subject, text, replyTo, id }) => {
    const { createTransport } = await import('nodemailer')
    const waiting = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
    const transport = createTransport({ url, ...waiting, disableFileAccess: true, disableUrlAccess: true })
    const messageId = `<${id}@${from.replace(/^.*@|[>\s]+$/g, '')}>`
    try {
      // nodemailer treats an object as a single address and does not parse it.
      const answer = replyTo === '' ? {} : { replyTo: { name: '', address: replyTo } }
      await transport.sendMail({ from, to, ...answer, subject, text, messageId })
    } finally {
      transport.close()
    }
  }
