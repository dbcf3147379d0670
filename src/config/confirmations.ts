import type { claims } from './claims.ts'

/** ISO 8601: 2026-11-21. */
type Day = `${number}-${number}-${number}`

/**
 * The day on which the owner last confirmed a claim, with the evidence at hand: `onTimeDelivery: '2026-11-21'`. A claim
 * without a row is unconfirmed. Only `npm run check:launch` reads this file; the site's bundle never does.
 */
export const confirmations: Readonly<Partial<Record<keyof typeof claims, Day>>> = {}
