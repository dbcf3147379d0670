import type { BlockList } from 'node:net'
import { loadEnv } from 'vite'
import { limitsOf, type ReceiverLimits } from '../core/limits.ts'
import { notifiersOf } from '../core/notify/settings.ts'
import type { Notifier } from '../core/notify/tell.ts'
import { trustedProxies } from './clientAddress.ts'
import { smtp } from './smtp.ts'

export interface ReceiverSettings {
  readonly proxies: BlockList
  readonly notifiers: readonly Notifier[]
  readonly limits: ReceiverLimits
}

/** The settings of the receiver (docs/forms.md), from the .env files and the process. Throws an Error for a bad one. */
export function readReceiverSettings(root = process.cwd()): ReceiverSettings {
  const source = loadEnv('production', root, ['TRUSTED_PROXY', 'SMTP_', 'MAIL_', 'WEBHOOK_', 'SUBMISSIONS_'])
  return {
    proxies: trustedProxies(source['TRUSTED_PROXY']),
    notifiers: notifiersOf(source, smtp),
    limits: limitsOf(source),
  }
}
