import { useEffect, useState } from 'react'
import type { Backend, MessageDetail, MessageSummary } from '../../protocol.ts'
import { reasonOf } from '../../unreachable.ts'

interface Detail {
  /** Null while it is being fetched for the first time. */
  readonly detail: MessageDetail | null
  /** Why it cannot be shown. */
  readonly failure: string | null
  /** Puts what an outcome brought in its place. */
  setDetail(detail: MessageDetail): void
}

/** All that is known of a message; fetched anew whenever its summary says that it has changed. `attempt` asks again. */
export function useDetail(backend: Backend, summary: MessageSummary, attempt: number): Detail {
  const [detail, setDetail] = useState<MessageDetail | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const { id } = summary
  const version = [
    summary.hashes.english,
    summary.hashes.text,
    summary.state,
    summary.annotations.length,
    attempt,
  ].join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says when there is something new.
  useEffect(() => {
    let isStale = false
    backend.detail({ id }).then(
      (found) => {
        if (isStale) return
        setDetail(found)
        setFailure(null)
      },
      (error: unknown) => {
        if (!isStale) setFailure(reasonOf(error))
      },
    )
    return () => {
      isStale = true
    }
  }, [backend, id, version])
  return { detail: detail?.id === id ? detail : null, failure, setDetail }
}
