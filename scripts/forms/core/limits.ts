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

/** The variables that set limits. */
export type LimitSource = Readonly<Partial<Record<'SUBMISSIONS_PER_MINUTE' | 'SUBMISSIONS_MAX_MB', string>>>

/** The limits that variables set, the others by default. Throws an Error that names a variable that is no number. */
export function limitsOf({ SUBMISSIONS_PER_MINUTE, SUBMISSIONS_MAX_MB }: LimitSource): ReceiverLimits {
  const megabytes = positive('SUBMISSIONS_MAX_MB', SUBMISSIONS_MAX_MB)
  return {
    ...defaultLimits,
    postsPerMinute: positive('SUBMISSIONS_PER_MINUTE', SUBMISSIONS_PER_MINUTE) ?? defaultLimits.postsPerMinute,
    storeBytes: megabytes === null ? defaultLimits.storeBytes : megabytes * 1024 * 1024,
  }
}

function positive(name: string, value: string | undefined): number | null {
  if (!value) return null
  if (Number(value) > 0 && Number.isFinite(Number(value))) return Number(value)
  throw new Error(`${name}: expected a number above 0, found "${value}".`)
}
