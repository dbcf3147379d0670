import { type RefObject, useEffect, useRef, useState } from 'react'
import { reasonOf } from '../../protocol/calls.ts'

/**
 * The answer to a question, or why there is none. It is asked again whenever `version` becomes another; an answer that was
 * overtaken is dropped, and the one before stays meanwhile.
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
      (error: unknown) => isOvertaken || setFailure(reasonOf(error)),
    )
    return () => {
      isOvertaken = true
    }
  }, [version])
  return { value, failure, setValue }
}

/** The value of the last render, for what is called later. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
