import { useState } from 'react'
import type { Outcome } from '../../protocol/protocol.ts'
import { reasonOf } from '../../protocol/unreachable.ts'
import { usePanel } from '../PanelContext.ts'
import type { Work } from './useWork.ts'

/** Has something recorded beside a text in the name of whoever works here, and says why it was not. */
export function useRecording({ detail: { id }, take }: Work) {
  const { person, lastSaved } = usePanel()
  /** Why something could not be recorded; null when it could. */
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const refuse = (why: string) => {
    setRefusal(why)
    lastSaved.refuse(why)
    return false
  }
  /** Resolves to whether it was recorded. */
  const record = async (ask: (person: string) => Promise<Outcome>, done: string): Promise<boolean> => {
    if (person === null) return refuse('Write your name first: it is recorded with what you say of a text.')
    setBusy(true)
    try {
      const outcome = await ask(person)
      if (outcome.kind === 'refused') return refuse(outcome.reason)
      if (outcome.kind === 'findings') return refuse('The text has an error: it stands beside the field.')
      take(outcome.kind === 'saved' ? outcome.detail : outcome.here)
      if (outcome.kind === 'conflict') return refuse('The text was changed elsewhere: it is shown as it is now.')
      setRefusal(null)
      lastSaved.remember(id, done)
      return true
    } catch (error) {
      return refuse(reasonOf(error))
    } finally {
      setBusy(false)
    }
  }
  return { refusal, isBusy, refuse, record }
}
