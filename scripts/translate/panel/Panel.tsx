import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Backend } from '../protocol.ts'
import { useProject } from './backend/useProject.ts'
import { Failure } from './Failure.tsx'
import { Opening } from './Opening.tsx'
import type { PageView } from './page/PageView.ts'
import './styles.ts'
import { theme } from './theme.ts'
import { Workbench } from './Workbench.tsx'

interface PanelProps {
  readonly backend: Backend
  /** What shows the page beside the panel. */
  readonly pageView: PageView
  /** What stands above the page and the texts, beside what the panel itself has to say. */
  readonly notice?: ReactNode
  /** Tells drafts of this project from those of others in the same browser. Default: the origin. */
  readonly draftsOf?: string
}

/** The translators' editor: a page of the site, and beside it all that is known of its texts. */
export function Panel({ backend, pageView, notice, draftsOf = location.origin }: PanelProps) {
  const state = useProject(backend)
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto">
      {state.project ? (
        <Failure>
          <Workbench {...state} {...{ pageView, notice, draftsOf }} project={state.project} />
        </Failure>
      ) : (
        <Opening failure={state.failure} onRetry={state.reload} />
      )}
    </MantineProvider>
  )
}
