import type { Transport } from '../core/notify/settings.ts'

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
