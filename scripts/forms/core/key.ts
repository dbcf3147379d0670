import type { FieldValues, FormId } from '../../../src/forms/fields.ts'

/**
 * The key under which a post is stored once: that of its retries, and of no other. It is made of the header
 * Idempotency-Key and the values, because a visitor may correct a message between two tries, and both are then kept. A post
 * without the header (from a page without scripts) is always new.
 */
export async function keyOf(sent: string | null, form: FormId, fields: FieldValues): Promise<string> {
  if (sent === null) return crypto.randomUUID()
  const bytes = new TextEncoder().encode(JSON.stringify([sent, form, fields]))
  return hex(await crypto.subtle.digest('SHA-256', bytes))
}

/** Bytes as hexadecimal digits. */
export function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
