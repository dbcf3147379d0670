import { useState } from 'react'
import type { Backend, MessageDetail } from '../../protocol.ts'
import { reasonOf } from '../../unreachable.ts'
import { keyOf } from '../text/texts.ts'

export interface LastSaved {
  /** The message that was changed last in this visit; null for none, or when that was taken back. */
  readonly id: string | null
  remember(id: string): void
  /** Takes the change back. */
  undo(): Promise<void>
}

interface Options {
  readonly backend: Backend
  readonly takeDetail: (detail: MessageDetail) => void
  readonly announce: (text: string, isUrgent?: boolean) => void
}

/** The last change of this visit, to be taken back. */
export function useLastSaved({ backend, takeDetail, announce }: Options): LastSaved {
  const [id, setId] = useState<string | null>(null)
  const undo = async () => {
    if (id === null) return
    try {
      const outcome = await backend.undo(id)
      if (outcome.kind === 'saved') {
        takeDetail(outcome.detail)
        setId(null)
        announce(`Taken back: ${keyOf(id)}.`)
      } else {
        announce(outcome.kind === 'refused' ? outcome.reason : `${keyOf(id)} was changed again since.`, true)
      }
    } catch (error) {
      announce(reasonOf(error), true)
    }
  }
  return { id, remember: setId, undo }
}
