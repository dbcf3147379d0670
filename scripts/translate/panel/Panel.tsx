import { MantineProvider } from '@mantine/core'
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
}

/** The translators' editor: a page of the site, and beside it all that is known of its texts. */
export function Panel({ backend, pageView }: PanelProps) {
  const state = useProject(backend)
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto">
      {state.project ? (
        <Failure>
          <Workbench {...state} project={state.project} pageView={pageView} />
        </Failure>
      ) : (
        <Opening failure={state.failure} onRetry={state.reload} />
      )}
    </MantineProvider>
  )
}
