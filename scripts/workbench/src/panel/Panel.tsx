import '@fontsource-variable/figtree/index.css'
import '@mantine/core/styles.layer.css'
import './panel.css'

import { Alert, Loader, MantineProvider } from '@mantine/core'
import { Component, type ReactNode, useCallback, useEffect, useState } from 'react'
import { messageOf } from '../lib/run.ts'
import type { MessageSummary, PanelProject } from '../protocol/calls.ts'
import type { Backend } from './connection.ts'
import type { PageView } from './page/PageView.ts'
import { useAnswer } from './state/useAnswer.ts'
import { theme, variables } from './theme.ts'
import { Workbench } from './Workbench.tsx'

interface PanelProps {
  readonly backend: Backend
  /** The component that shows the page next to the panel. */
  readonly pageView: PageView
}

/** The translators' editor: a page of the site next to the data on its texts. */
export function Panel({ backend, pageView }: PanelProps) {
  const { project, failure, options } = useProject(backend)
  return (
    <MantineProvider theme={theme} cssVariablesResolver={variables} defaultColorScheme="auto">
      <Guard>
        {project ? (
          <Workbench {...options} {...{ project, pageView }} />
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
  <Alert color="red" title="The editor cannot go on" role="alert" m="md" maw="36rem">
    <p>{why} What you typed is kept in this browser.</p>
  </Alert>
)

/** The error boundary's message. */
class Guard extends Component<{ readonly children: ReactNode }, { readonly reason: string | null }> {
  override state = { reason: null }

  static getDerivedStateFromError(error: unknown) {
    return { reason: messageOf(error) }
  }

  override render() {
    return this.state.reason === null ? (
      this.props.children
    ) : (
      <Stopped why={`${this.state.reason} Load this page again.`} />
    )
  }
}

function useProject(backend: Backend) {
  const [lost, setLost] = useState<string | null>(null)
  const [asked, setAsked] = useState(0)
  // A new connection requests the project again, since changes may have been missed.
  const version = `${asked} ${lost === null}`
  const { value: project, failure, setValue } = useAnswer(() => backend.call('project', {}), version)
  const reload = useCallback(() => setAsked((number) => number + 1), [])
  const take = useCallback(
    (changed: readonly MessageSummary[]) => setValue((known) => known && withMessages(known, changed)),
    [setValue],
  )
  useEffect(
    () => backend.subscribe((changed) => (changed ? take(changed) : reload()), setLost),
    [backend, reload, take],
  )
  return { project, failure, options: { lost, version, backend, take } }
}

function withMessages(project: PanelProject, changed: readonly MessageSummary[]): PanelProject {
  const byId = new Map(changed.map((message) => [message.id, message]))
  return { ...project, messages: project.messages.map((message) => byId.get(message.id) ?? message) }
}
