import { useEffect, useState } from 'react'
import { CLOCK } from '../../config/protocol.ts'
import type { Office } from '../../config/site.ts'
import { printTimeIn } from '../../i18n/localTime.ts'
import { useLocale } from '../../i18n/LocaleContext.ts'
import { useOffsets } from './useOffsets.ts'

/** Clocks show minutes. */
const CHECK_EVERY = 5000

/** In a list of facts, what the clock of an office shows; a static document says how far it is from UTC, which holds all year. */
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
    <dd {...{ [CLOCK]: '' }}>
      {now ? printTimeIn(zone, tag, now) : null}
      {/* Also beside the clock, for those who hear the page and those who translate it. */}
      <span className={now ? 'visually-hidden' : undefined}> {offsetsOf(zone)}</span>
    </dd>
  )
}
