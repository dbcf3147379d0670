import type { claims } from './claims.ts'

/**
 * The day (ISO 8601) on which the owner last confirmed each claim, with the evidence at hand; null until then.
 * Only `npm run check:launch` reads this file; the site's bundle never does.
 */
export const confirmations = {
  languages: null,
  support: null,
  onTimeDelivery: null,
  accuracy: null,
  therapeuticAreas: null,
  nmtTurnaround: null,
  nmtPrecision: null,
  nmtCost: null,
  customPostEditing: null,
  customCost: null,
  qaPostEditing: null,
  qaCost: null,
  toolErrors: null,
  toolTimeMin: null,
  toolTimeMax: null,
  toolCost: null,
  utcPoland: null,
  utcUsa: null,
  iso9001: null,
  iso17100: null,
  iso18587: null,
  iso13485: null,
  fda: null,
  ema: null,
  ich: null,
  ichGcp: null,
  mdr: null,
  ivdr: null,
  gmp: null,
} as const satisfies Record<keyof typeof claims, string | null>
