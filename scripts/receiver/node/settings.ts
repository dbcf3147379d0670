import { readFileSync } from 'node:fs'
import type { BlockList } from 'node:net'
import path from 'node:path'
import { noticeLocale } from '../../../src/config/site.ts'
import { readVariables } from '../../lib/siteEnv.ts'
import { limitsOf, notifiersOf, type Settings, spamRulesOf, type Transport } from '../settings.ts'
import { type NoticeWords, noticeWords } from '../words.ts'
import { trustedProxies } from './listener.ts'

export interface ReceiverSettings extends Settings {
  /** The proxies whose word on a sender's address counts. */
  readonly proxies: BlockList
}

/** The settings of the receiver (docs/forms.md), from the .env files and the process. Throws an Error for a bad one. */
export function readReceiverSettings(root = process.cwd()): ReceiverSettings {
  const prefixes = ['TRUSTED_PROXY', 'SMTP_', 'MAIL_', 'WEBHOOK_', 'SUBMISSIONS_', 'SPAM_', 'CAPTCHA_']
  const source = readVariables(prefixes, 'production', root)
  return {
    proxies: trustedProxies(source['TRUSTED_PROXY']),
    notifiers: notifiersOf(source, smtp),
    limits: limitsOf(source),
    spam: spamRulesOf(source),
    words: ownersWords(),
  }
}

/** The words of notices in the owner's language, from its locale files. Throws what reading a file throws. */
export function ownersWords(): NoticeWords {
  const [notices, forms] = ['notices', 'forms'].map((name) =>
    JSON.parse(readFileSync(path.join(import.meta.dirname, `../../../locales/${noticeLocale}/${name}.json`), 'utf8')),
  )
  return noticeWords(notices, forms)
}

/** Tells by SMTP. nodemailer is loaded with the first message. */
export const smtp: Transport = (url, from, to) => ({
  kind: 'mail',
  tell: async ({ subject, text, replyTo, id }) => {
    const { createTransport } = await import('nodemailer')
    const waiting = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
    const transport = createTransport({ url, ...waiting, disableFileAccess: true, disableUrlAccess: true })
    const messageId = `<${id}@${from
      .split('@')
      .at(-1)
      ?.replace(/[>\s]+$/, '')}>`
    try {
      // An object is one address, whatever characters it has.
      const answer = replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }
      await transport.sendMail({ from, to, ...answer, subject, text, messageId })
    } finally {
      transport.close()
    }
  },
})
