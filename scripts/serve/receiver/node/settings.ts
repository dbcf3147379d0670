import { readFileSync } from 'node:fs'
import type { BlockList } from 'node:net'
import path from 'node:path'
import { noticeLocale } from '../../../../src/config/site.ts'
import { readVariables } from '../../../lib/siteEnv.ts'
import type { NoticeWords, SendMail } from '../mail.ts'
import { type Limits, limitsOf, senderOf, type Transport } from '../settings.ts'
import { trustedProxies } from './listener.ts'

/** The settings of the receiver on Node: docs/forms.md. */
export interface ReceiverSettings {
  /** The proxies whose word on a sender's address counts. */
  readonly proxies: BlockList
  readonly limits: Limits
  readonly send: SendMail | null
}

/** The settings in the .env files and the process. Throws an Error for a bad one. */
export function readReceiverSettings(root = process.cwd()): ReceiverSettings {
  const source = readVariables(['TRUSTED_PROXY', 'SMTP_', 'MAIL_', 'SUBMISSIONS_'], 'production', root)
  return { proxies: trustedProxies(source['TRUSTED_PROXY']), limits: limitsOf(source), send: senderOf(source, smtp) }
}

/** The words of mails in the owner's language, from its locale file. */
export function ownersWords(): NoticeWords {
  const file = path.join(import.meta.dirname, `../../../../locales/${noticeLocale}/notices.json`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Sends by SMTP. nodemailer is loaded with the first mail. */
export const smtp: Transport =
  (url, from, to) =>
  async ({ subject, text, replyTo, id }) => {
    const { createTransport } = await import('nodemailer')
    const waiting = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
    const transport = createTransport({ url, ...waiting, disableFileAccess: true, disableUrlAccess: true })
    const messageId = `<${id}@${from.replace(/^.*@|[>\s]+$/g, '')}>`
    try {
      // An object is one address, whatever characters it has.
      const answer = replyTo === '' ? {} : { replyTo: { name: '', address: replyTo } }
      await transport.sendMail({ from, to, ...answer, subject, text, messageId })
    } finally {
      transport.close()
    }
  }
