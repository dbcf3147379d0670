import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { DISCLOSURE_EVENT, HYDRATED } from '../config/protocol.ts'

export interface OpenPanel {
  readonly ref: RefObject<HTMLDivElement | null>
  /** The value of the open item; null if all are closed. */
  readonly open: string | null
  readonly setOpen: (value: string | null) => void
}

/**
 * State of a disclosure group (Mantine's Tabs or Accordion) with at most one open item. Starts with the item that the
 * build rendered open, because hydration requires it. If src/enhance/disclosure.ts has opened another item before
 * hydration, that item is adopted in the same task. So nothing flickers, and every click has exactly one handler.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the event reports a change of `open`
  useLayoutEffect(() => {
    ref.current?.dispatchEvent(new Event(DISCLOSURE_EVENT, { bubbles: true }))
  }, [open])
  return { ref, open, setOpen }
}

/** Returns the value of the item that is open in the document, parsed from the id that Mantine gives it. */
function openIn(group: HTMLElement): string | null {
  const control = group.querySelector('[data-accordion-control][aria-expanded="true"]')
  return control?.id.split('-control-')[1] ?? null
}
