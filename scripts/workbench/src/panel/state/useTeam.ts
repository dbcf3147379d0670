import { useDebouncedValue } from '@mantine/hooks'
import { useCallback, useEffect, useState } from 'react'
import { type Backend, type PanelProject, reasonOf, type Team, type TeamAction } from '../../protocol/protocol.ts'

interface TeamOptions {
  readonly backend: Backend
  readonly project: PanelProject
  readonly person: string | null
  readonly announce: (text: string, isUrgent?: boolean) => void
}

/** In ms: after a save, and while something waits for a network. */
const PAUSE = 500
const INTERVAL = 10_000

/** How one stands with the others who work on these texts, asked for after each change; and what sends and gets. */
export function useTeam({ backend, project, person, announce }: TeamOptions) {
  const [state, setState] = useState<Team | null>(null)
  const [busy, setBusy] = useState<TeamAction | null>(null)
  const [messages] = useDebouncedValue(project.messages, PAUSE)
  const isWaiting = state !== null && state.waiting !== null

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever has changed may be something to send.
  useEffect(() => {
    let isLeft = false
    // Of a server that is gone, others say so.
    const look = () =>
      backend.team({ wanted: 'look', person: null }).then(
        (found) => isLeft || setState(found),
        () => {},
      )
    void look()
    const timer = isWaiting ? setInterval(look, INTERVAL) : undefined
    return () => {
      isLeft = true
      clearInterval(timer)
    }
  }, [backend, messages, isWaiting])

  const act = async (wanted: TeamAction) => {
    if (busy !== null) return
    setBusy(wanted)
    try {
      const found = await backend.team({ wanted, person })
      setState(found)
      if (found?.last) announce(found.last.said, found.last.kind !== 'done')
    } catch (error) {
      announce(reasonOf(error), true)
    }
    setBusy(null)
  }
  const settle = useCallback(async (id: string) => setState(await backend.settle({ id })), [backend])
  const unsettledOf = (id: string) => state?.unsettled.find((one) => one.id === id) ?? null
  return { state, busy, act, settle, unsettledOf }
}
