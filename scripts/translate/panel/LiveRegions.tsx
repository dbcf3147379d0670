import { VisuallyHidden } from '@mantine/core'
import type { Announcement } from './state/useAnnouncer.ts'

/** Where screen readers hear what became of something. Both are there from the start: one that is added is not heard. */
export function LiveRegions({ announcement: { text, isUrgent, turn } }: { readonly announcement: Announcement }) {
  return (
    <VisuallyHidden>
      <div role="status">{!isUrgent && <span key={turn}>{text}</span>}</div>
      <div role="alert">{isUrgent && <span key={turn}>{text}</span>}</div>
    </VisuallyHidden>
  )
}
