import { useState } from 'react'
import type { Outcome } from '../../protocol/protocol.ts'
import { usePanel } from '../PanelContext.ts'
import type { Work } from './useWork.ts'

/** Has something recorded beside a text in the name of whoever works here, and says why it was not. */
export function useRecording({ detail: { id }, take }: Work) {
  const { person, lastSaved } = usePanel()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const refuse = (why: string) => {
    setRefusal(why)
    lastSaved.refuse(why)
  }
  const record = async (ask: (person: string) => Promise<Outcome>, done: string): Promise<boolean> => {
    setBusy(true)
    const why =
      person === null
        ? 'Write your name first: it is recorded with what you say of a text.'
        : await lastSaved.settle(id, done, ask(person), take)
    setBusy(false)
    if (why === null) setRefusal(null)
    else refuse(why)
    return why === null
  }
  return { refusal, isBusy, refuse, record }
}
