// First, as it says in which order the layers are.
import './panel.css'
import '@mantine/core/styles.layer.css'
import '@fontsource-variable/figtree/index.css'
import './tokens.css'

import { Alert, Loader, MantineProvider } from '@mantine/core'
import { Component, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { knowTags } from '../model/codes.ts'
import { type MessageSummary, type PanelProject, reasonOf } from '../protocol/calls.ts'
import { type Backend, SessionEndedError, UnreachableError } from './connection.ts'
import type { PageView } from './page/PageView.ts'
import { theme } from './theme.ts'
import { Workbench } from './Workbench.tsx'

interface PanelProps {
  readonly backend: Backend
  /** What shows the page beside the panel. */
  readonly pageView: PageView
}

/** The translators' editor: a page of the site, and beside it all that is known of its texts. */
export function Panel({ backend, pageView }: PanelProps) {
  const { project, failure, options } = useProject(backend)
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto">
      <Guard>
        {project ? (
          <Workbench {...options} {...{ project, pageView, draftsOf: project.id }} />
        ) : failure === null ? (
          <Loader m="md" aria-label="Loading the texts" role="status" />
        ) : (
          <Stopped why={failure} />
        )}
      </Guard>
    </MantineProvider>
  )
}

const Stopped = ({ why }: { readonly why: string }) => (
  <Alert color="red" title="The editor has stopped" role="alert" m="md" maw="36rem">
    <p>{why} Load this page again. What you typed is kept in this browser.</p>
  </Alert>
)

/** Says that the panel has broken, instead of showing nothing. */
class Guard extends Component<{ readonly children: ReactNode }, { readonly reason: string | null }> {
  override state = { reason: null }

  static getDerivedStateFromError(error: unknown) {
    return { reason: reasonOf(error) }
  }

  override render() {
    return this.state.reason === null ? this.props.children : <Stopped why={this.state.reason} />
  }
}

const RETRY_MS = 3000

function useProject(plain: Backend) {
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
    backend.call('project', {}).then(
      (found) => {
        // An answer that was overtaken by a later one says how things were.
        if (turn !== lastAsked.current) return
        knowTags(found.tags)
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

  return { project, failure, options: { isConnected, hasEnded, attempt, backend, reload, take } }
}

/** The same backend, which reports with each call whether the server is there. */
const watched = (backend: Backend, report: (isConnected: boolean) => void): Backend => ({
  ...backend,
  async call(name, request) {
    try {
      const value = await backend.call(name, request)
      report(true)
      return value
    } catch (error) {
      report(!(error instanceof UnreachableError || error instanceof SessionEndedError))
      throw error
    }
  },
})

function withMessages(project: PanelProject, changed: readonly MessageSummary[]): PanelProject {
  const byId = new Map(changed.map((message) => [message.id, message]))
  return { ...project, messages: project.messages.map((message) => byId.get(message.id) ?? message) }
}
