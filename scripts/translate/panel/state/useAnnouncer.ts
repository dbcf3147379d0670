import { useCallback, useState } from 'react'

export interface Announcement {
  readonly text: string
  readonly isUrgent: boolean
  /** The same words said again have to change the document to be heard. */
  readonly turn: number
}

/** What the live regions say, and a function that says something. */
export function useAnnouncer() {
  const [announcement, setAnnouncement] = useState<Announcement>({ text: '', isUrgent: false, turn: 0 })
  const announce = useCallback((text: string, isUrgent = false) => {
    setAnnouncement(({ turn }) => ({ text, isUrgent, turn: turn + 1 }))
  }, [])
  return { announcement, announce }
}
