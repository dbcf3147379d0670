import { useState } from 'react'
import type en from '#locales/en/pages/ai-refinix-mt-post-editing-tool.json'
import { useMessages } from '../../i18n/useMessages.tsx'
import { useNumber } from '../../i18n/useNumber.ts'
import button from '../../ui/ButtonLink/ButtonLink.module.css'

/** So many rows of a list are shown at a time. */
const STEP = 100

/** How much of a long list is shown. */
export function useMore() {
  const [limit, setLimit] = useState(STEP)
  return { limit, showMore: () => setLimit(limit + STEP), showFirst: () => setLimit(STEP) }
}

interface MoreProps {
  /** How many rows are not shown. */
  readonly rest: number
  readonly onClick: () => void
}

/** The button below a list that is longer than what is shown. */
export function More({ rest, onClick }: MoreProps) {
  const { m } = useMessages<typeof en>('pages/ai-refinix-mt-post-editing-tool')
  const number = useNumber()
  if (rest <= 0) return null
  return (
    <button type="button" className={button.button} data-secondary="" onClick={onClick}>
      {m('report.more', { value: number(rest) })}
    </button>
  )
}
