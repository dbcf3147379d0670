import { useState } from 'react'
import type en from '#locales/en/pages/ai-refinix-mt-post-editing-tool.json'
import { useMessages } from '../../i18n/useMessages.tsx'
import { useNumber } from '../../i18n/useNumber.ts'
import button from '../../ui/ButtonLink/ButtonLink.module.css'

const FIRST = 4
const STEP = 100

/** Returns the number of visible rows of a long list, and a function that raises it. */
export function useMore() {
  const [limit, setLimit] = useState(FIRST)
  return { limit, showMore: () => setLimit(limit + STEP) }
}

interface MoreProps {
  /** The number of hidden rows. */
  readonly rest: number
  readonly onClick: () => void
}

/** The button below a truncated list. */
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
