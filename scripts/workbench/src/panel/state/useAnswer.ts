import { type RefObject, useEffect, useRef, useState } from 'react'
import { messageOf } from '../../lib/run.ts'

/**
 * The answer of a request, or the reason of its failure. A new `version` repeats the request; the previous answer stays
 * meanwhile, and an outdated one is dropped.
 */
export function useAnswer<T>(ask: () => Promise<T>, version: string) {
  const [value, setValue] = useState<T | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says when there is something new.
  useEffect(() => {
    let isOvertaken = false
    ask().then(
      (found) => {
        if (isOvertaken) return
        setValue(() => found)
        setFailure(null)
      },
      (error: unknown) => isOvertaken || setFailure(messageOf(error)),
    )
    return () => {
      isOvertaken = true
    }
  }, [version])
  return { value, failure, setValue }
}

/** The value of the last render, for callbacks. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
