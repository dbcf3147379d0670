import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { PANELS_EVENT, TAKEN } from '../config/protocol.ts'

export interface OpenPanel {
  /** Of the element around the group. */
  readonly ref: RefObject<HTMLDivElement | null>
  /** The value of the open item; null when all are closed. */
  readonly open: string | null
  readonly setOpen: (value: string | null) => void
}

/**
 * Which item of a group of panels (Mantine's Tabs or Accordion) is open. Takes the item that the build rendered open.
 * Before the application was awake, src/enhance/panels.ts may have opened another one in the document: that one is taken
 * over in the task in which the group is hydrated, so that nothing is seen to change and no click falls between.
 */
export function useOpenPanel(rendered: string | null): OpenPanel {
  const ref = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(rendered)
  useLayoutEffect(() => {
    const group = ref.current
    if (!group) return
    setOpen(openIn(group))
    group.setAttribute(TAKEN, '')
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is open is what has changed
  useLayoutEffect(() => {
    ref.current?.dispatchEvent(new Event(PANELS_EVENT, { bubbles: true }))
  }, [open])
  return { ref, open, setOpen }
}

/** The value of the item that stands open in the document, out of the id that Mantine makes of it. */
function openIn(group: HTMLElement): string | null {
  const control = group.querySelector('[data-accordion-control][aria-expanded="true"]')
  return control?.id.split('-control-')[1] ?? null
}
