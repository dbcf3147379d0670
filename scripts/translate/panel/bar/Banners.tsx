import { Alert, Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { usePanel } from '../PanelContext.ts'

interface BannersProps {
  readonly isConnected: boolean
  readonly hasEnded: boolean
  readonly onRetry: () => void
  readonly notice: ReactNode
}

/** What everybody has to know before they go on: no server, no drafts, drafts of an earlier visit. */
export function Banners({ isConnected, hasEnded, onRetry, notice }: BannersProps) {
  const { drafts, dispatch, goTo, workspace } = usePanel()
  return (
    <div data-banners>
      {notice}
      {!isConnected && (
        <Alert
          color="red"
          radius={0}
          role="alert"
          title={hasEnded ? 'This tab belongs to an editor that was stopped' : 'The server does not answer'}
        >
          <Group gap="sm">
            <span>
              Texts that you type are kept in this browser.{' '}
              {hasEnded
                ? 'Open the address that the terminal shows now, in this browser; then this tab can go on.'
                : 'The server is looked for every few seconds.'}
            </span>
            <Button variant="default" onClick={onRetry}>
              Try now
            </Button>
          </Group>
        </Alert>
      )}
      {drafts.areLost && (
        <Alert color="red" radius={0} role="alert">
          This browser does not keep drafts: what is not saved is lost with the tab.
        </Alert>
      )}
      {drafts.earlier.size > 0 && workspace.filter !== 'drafts' && (
        <Alert color="teal" radius={0} role="status">
          <Group gap="sm">
            <span>
              {drafts.earlier.size === 1
                ? 'A text from an earlier visit was not saved.'
                : `${drafts.earlier.size} texts from an earlier visit were not saved.`}
            </span>
            <Button
              variant="default"
              onClick={() => {
                dispatch({ type: 'filter', filter: 'drafts' })
                goTo('drafts')
              }}
            >
              Show
            </Button>
          </Group>
        </Alert>
      )}
    </div>
  )
}
