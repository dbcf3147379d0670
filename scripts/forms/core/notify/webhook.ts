import { postJson } from './postJson.ts'
import type { Notifier } from './tell.ts'

export interface Webhook {
  readonly url: string
  /** "whsec_" and the key in base64. */
  readonly secret: string
}

/**
 * Tells by a request that only the holder of the secret can make, with the time against its repetition:
 * https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md.
 */
export function webhook({ url, secret }: Webhook, clock: () => number = Date.now): Notifier {
  const bytes = Uint8Array.from(atob(secret.replace(/^whsec_/, '')), (character) => character.charCodeAt(0))
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  return {
    kind: 'webhook',
    tell: async ({ id, data }, signal) => {
      const timestamp = String(Math.floor(clock() / 1000))
      const body = JSON.stringify(data)
      const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign'])
      const signed = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${id}.${timestamp}.${body}`))
      const signature = `v1,${btoa(String.fromCharCode(...new Uint8Array(signed)))}`
      const headers = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature }
      await postJson(url, body, headers, signal)
    },
  }
}
