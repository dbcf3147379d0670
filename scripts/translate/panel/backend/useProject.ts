import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Backend, PanelProject } from '../../protocol.ts'
import { reasonOf, SessionEndedError } from '../../unreachable.ts'
import { watched } from './watched.ts'

/** How often a server that is gone is looked for. */
const RETRY_MS = 3000

export interface ProjectState {
  readonly project: PanelProject | null
  /** Why there is no project. */
  readonly failure: string | null
  readonly isConnected: boolean
  /** Whether it is not because the server was started anew. */
  readonly hasEnded: boolean
  /** Grows whenever the connection comes back: what failed can be asked for again. */
  readonly attempt: number
  /** The backend, whose answers tell whether it is there. */
  readonly backend: Backend
  reload(): void
}

/** The project as the backend has it, kept up to date, and whether the backend answers. */
export function useProject(plain: Backend): ProjectState {
  const [project, setProject] = useState<PanelProject | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isConnected, setConnected] = useState(true)
  const [hasEnded, setEnded] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const backend = useMemo(() => watched(plain, setConnected), [plain])

  const lastAsked = useRef(0)
  const reload = useCallback(() => {
    lastAsked.current += 1
    const turn = lastAsked.current
    backend.project().then(
      (found) => {
        // An answer that was overtaken by a later one says how things were.
        if (turn !== lastAsked.current) return
        setProject(found)
        setFailure(null)
        setEnded(false)
      },
      (error: unknown) => {
        setFailure(reasonOf(error))
        setEnded(error instanceof SessionEndedError)
      },
    )
  }, [backend])

  useEffect(() => {
    reload()
    const endChanges = backend.onChange(reload)
    const endConnection = backend.onConnection?.(setConnected)
    return () => {
      endChanges()
      endConnection?.()
    }
  }, [backend, reload])

  useEffect(() => {
    if (isConnected) {
      setAttempt((number) => number + 1)
      return
    }
    const timer = setInterval(reload, RETRY_MS)
    return () => clearInterval(timer)
  }, [isConnected, reload])

  return { project, failure, isConnected, hasEnded, attempt, backend, reload }
}
