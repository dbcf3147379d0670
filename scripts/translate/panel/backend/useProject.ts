import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Backend, type Calls, callsBy, type MessageSummary, type PanelProject } from '../../protocol.ts'
import { reasonOf, SessionEndedError, UnreachableError } from '../../unreachable.ts'

/** How often a server that is gone is looked for. */
const RETRY_MS = 3000

export type ProjectState = ReturnType<typeof useProject>

/** The project as the backend has it, kept up to date, and whether the backend answers. */
export function useProject(plain: Backend) {
  const [project, setProject] = useState<PanelProject | null>(null)
  /** Why there is no project. */
  const [failure, setFailure] = useState<string | null>(null)
  const [isConnected, setConnected] = useState(true)
  /** Whether it is not because the server was started anew. */
  const [hasEnded, setEnded] = useState(false)
  /** Grows whenever the connection comes back: what failed can be asked for again. */
  const [attempt, setAttempt] = useState(0)
  const backend = useMemo(() => ({ ...plain, ...watched(plain, setConnected) }), [plain])

  const lastAsked = useRef(0)
  const reload = useCallback(() => {
    lastAsked.current += 1
    const turn = lastAsked.current
    backend.project({}).then(
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
  /** Takes messages as they have become. */
  const take = useCallback((changed: readonly MessageSummary[]) => {
    setProject((known) => known && withMessages(known, changed))
  }, [])

  useEffect(() => {
    reload()
    const endChanges = backend.onChange((changed) => (changed ? take(changed) : reload()))
    const endConnection = backend.onConnection?.(setConnected)
    return () => {
      endChanges()
      endConnection?.()
    }
  }, [backend, reload, take])

  useEffect(() => {
    if (isConnected) {
      setAttempt((number) => number + 1)
      return
    }
    const timer = setInterval(reload, RETRY_MS)
    return () => clearInterval(timer)
  }, [isConnected, reload])

  return { project, failure, isConnected, hasEnded, attempt, backend, reload, take }
}

/** Calls that say after each request whether there was an answer. */
const watched = (calls: Calls, report: (isConnected: boolean) => void) =>
  callsBy(async (name, request) => {
    try {
      const value = await calls[name](request)
      report(true)
      return value
    } catch (error) {
      report(!(error instanceof UnreachableError || error instanceof SessionEndedError))
      throw error
    }
  })

function withMessages(project: PanelProject, changed: readonly MessageSummary[]): PanelProject {
  const byId = new Map(changed.map((message) => [message.id, summaryOf(message)]))
  return { ...project, messages: project.messages.map((message) => byId.get(message.id) ?? message) }
}

/** A message without what only its detail says: the list needs no more. */
const summaryOf = ({ id, forms, state, hashes, isVerbatim, errors, warnings, annotations }: MessageSummary) => ({
  ...{ id, forms, state, hashes, isVerbatim, errors, warnings, annotations },
})
