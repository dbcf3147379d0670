import { Alert, Button, Group, Text, Tooltip } from '@mantine/core'
import type { ReactNode } from 'react'
import { TopBar } from './bar/TopBar.tsx'
import { MessageList } from './list/MessageList.tsx'
import { MessageArea } from './message/MessageArea.tsx'
import { PanelContext, type PanelOptions, usePanel, usePanelState } from './PanelContext.ts'
import { type PageView, usePageSync } from './page/PageView.ts'
import { capsOf, shortcuts } from './shortcuts.ts'
import { pageOf } from './state/workspace.ts'
import classes from './Workbench.module.css'

interface WorkbenchProps extends PanelOptions {
  /** The component that shows the page next to the panel. */
  readonly pageView: PageView
}

/** The panel with its page, once the project is loaded. */
export function Workbench({ pageView: Page, ...options }: WorkbenchProps) {
  const panel = usePanelState(options)
  const onMessage = usePageSync(panel)
  return (
    <PanelContext value={panel}>
      <div className={classes['workbench']}>
        <TopBar />
        <Banners />
        <aside className={classes['side']} aria-label="Texts">
          <MessageList />
          <MessageArea />
          <StatusLine />
        </aside>
        <main className={classes['page']} aria-label="Page">
          <Page ref={panel.page} page={pageOf(panel.workspace)} onMessage={onMessage} />
        </main>
      </div>
    </PanelContext>
  )
}

/** The result of the last action, with Undo. Both live regions are always rendered, since a new one would not be announced. */
function StatusLine() {
  const { announcement, undo } = usePanel()
  const { text, isUrgent, turn } = announcement
  return (
    <Group gap="xs" px="md" py={6} justify="space-between" wrap="nowrap" fz="sm" className={classes['status']}>
      <div>
        <div role="status">{!isUrgent && <span key={turn}>{text}</span>}</div>
        <Text inherit c="red" role="alert">
          {isUrgent && <span key={turn}>{text}</span>}
        </Text>
      </div>
      <Tooltip label={capsOf(shortcuts.undo.keys)}>
        <Button variant="default" flex="none" onClick={() => void undo()}>
          Undo
        </Button>
      </Tooltip>
    </Group>
  )
}

interface BannerProps {
  /** Red if the user has to act. */
  readonly color: 'red' | 'cyan'
  readonly children: ReactNode
}

const Banner = ({ color, children }: BannerProps) => (
  <Alert color={color} radius={0} role={color === 'red' ? 'alert' : 'status'}>
    <Group gap="sm">{children}</Group>
  </Alert>
)

function Banners() {
  const { lost, drafts, goOn, workspace } = usePanel()
  const { size } = drafts.ids
  // A banner that appears while the user types would move the field.
  const areOthers = [...drafts.ids].some((id) => id !== workspace.chosen)
  return (
    <div data-banners>
      {lost !== null && <Banner color="red">{lost} What you type is kept in this browser.</Banner>}
      {drafts.areLost && (
        <Banner color="red">This browser does not keep unsaved texts. Save each one before you close the tab.</Banner>
      )}
      {areOthers && (
        <Banner color="cyan">
          {size === 1 ? '1 text is' : `${size} texts are`} not saved yet.
          <Button variant="default" onClick={() => goOn('', { ...workspace, filter: 'drafts', search: '' })}>
            Show
          </Button>
        </Banner>
      )}
    </div>
  )
}
