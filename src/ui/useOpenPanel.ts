import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { DISCLOSURE_EVENT, HYDRATED } from '../config/protocol.ts'

export interface OpenPanel {
  /** Of the root of the group. */
  readonly ref: RefObject<HTMLDivElement | null>
  /** The value of the open item; null when all are closed. */
  readonly open: string | null
  readonly setOpen: (value: string | null) => void
}

/**
 * Which item of a disclosure group (Mantine's Tabs or Accordion) is open. Begins with the item that the build rendered
 * open, as hydration has to. src/enhance/disclosure.ts may have opened another one before: that one is adopted in the task
 * in which the group is hydrated, so that nothing is seen to change and every click has exactly one handler.
 */
export function useOpenPanel(rendered: string | null): OpenPanel {
  const ref = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(rendered)
  useLayoutEffect(() => {
    const group = ref.current
    if (!group) return
    setOpen(openIn(group))
    group.setAttribute(HYDRATED, '')
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is open is what has changed
  useLayoutEffect(() => {
    ref.current?.dispatchEvent(new Event(DISCLOSURE_EVENT, { bubbles: true }))
  }, [open])
  return { ref, open, setOpen }
}

/** The value of the item that stands open in the document, out of the id that Mantine makes of it. */
function openIn(group: HTMLElement): string | null {
  const control = group.querySelector('[data-accordion-control][aria-expanded="true"]')
  return control?.id.split('-control-')[1] ?? null
}
