import { useState } from 'react'
import type { ViewId } from '../../../../src/config/routes.ts'
import type { Backend, MessageDetail } from '../../protocol.ts'
import { reasonOf } from '../../unreachable.ts'
import { keyOf } from '../text/texts.ts'

/** What was done to a message, as people say it. */
export type Done = 'Saved' | 'Confirmed' | 'Error recorded' | 'Taken back'

export interface LastSaved {
  /** What was done last in this visit; null for nothing. */
  readonly last: { readonly id: string; readonly view: ViewId; readonly done: Done } | null
  /** Whether something else was tried since, in vain. */
  readonly isEarlier: boolean
  remember(id: string, done: Done): void
  /** Says that something was not done. */
  markEarlier(): void
  /** Takes it back, and goes to the message. */
  undo(): Promise<void>
}

interface Options {
  readonly backend: Backend
  readonly takeDetail: (detail: MessageDetail) => void
  /** The page that is shown. */
  readonly view: ViewId
  readonly show: (id: string, view: ViewId) => void
  readonly announce: (text: string, isUrgent?: boolean) => void
}

/** The last change of this visit, to be taken back. */
export function useLastSaved({ backend, takeDetail, view, show, announce }: Options): LastSaved {
  const [last, setLast] = useState<LastSaved['last']>(null)
  const [isEarlier, setEarlier] = useState(false)
  const settle = (next: LastSaved['last']) => {
    setLast(next)
    setEarlier(false)
  }
  const undo = async () => {
    if (last === null || last.done === 'Taken back') return announce('There is nothing to take back.')
    const { id } = last
    try {
      const outcome = await backend.undo({ id })
      if (outcome.kind === 'saved') {
        takeDetail(outcome.detail)
        settle({ ...last, done: 'Taken back' })
        show(id, last.view)
        announce(`Taken back: ${keyOf(id)}.`)
      } else {
        announce(outcome.kind === 'refused' ? outcome.reason : `${keyOf(id)} was changed again since.`, true)
      }
    } catch (error) {
      announce(reasonOf(error), true)
    }
  }
  return {
    ...{ last, isEarlier, undo },
    remember: (id, done) => settle({ id, view, done }),
    markEarlier: () => setEarlier(true),
  }
}
