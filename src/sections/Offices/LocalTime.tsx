import { useEffect, useState } from 'react'
import { CLOCK } from '../../config/protocol.ts'
import type { Office } from '../../config/site.ts'
import { printTimeIn } from '../../i18n/localTime.ts'
import { useLocale } from '../../i18n/LocaleContext.ts'
import { useOffsets } from './useOffsets.ts'

/** Interval of clock updates in ms; the clock shows minutes. */
const CHECK_EVERY = 5000

/**
 * The current time at an office, in a list of facts. The static document shows the UTC offsets, which are valid all
 * year.
 */
export function LocalTime({ zone }: Pick<Office, 'zone'>) {
  const { tag } = useLocale().locale
  const offsetsOf = useOffsets()
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    const check = () => setNow(new Date())
    check()
    const timer = setInterval(check, CHECK_EVERY)
    return () => clearInterval(timer)
  }, [])
  return (
    <span {...{ [CLOCK]: '' }}>
      {now ? printTimeIn(zone, tag, now) : null}
      {/* Kept next to the clock for screen readers and for translation tools. */}
      <span className={now ? 'visually-hidden' : undefined}> {offsetsOf(zone)}</span>
    </span>
  )
}
