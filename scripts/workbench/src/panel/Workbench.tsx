import { Alert, Button, Group } from '@mantine/core'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import type { ToPage } from '../protocol/frameProtocol.ts'
import { TopBar } from './bar/TopBar.tsx'
import { MessageList } from './list/MessageList.tsx'
import { MessageArea } from './message/MessageArea.tsx'
import { PanelContext, type PanelOptions, usePanel, usePanelState } from './PanelContext.ts'
import { type PageHandle, type PageView, usePageSync } from './page/PageView.ts'
import { capsOf, shortcuts } from './shortcuts.ts'
import { pageOf } from './state/workspace.ts'
import { keyOf } from './text/texts.ts'
import classes from './Workbench.module.css'

type WorkbenchProps = Omit<PanelOptions, 'announce' | 'send'> & {
  readonly pageView: PageView
}

/** The panel with its page, once the project is loaded. */
export function Workbench({ pageView, ...options }: WorkbenchProps) {
  const page = useRef<PageHandle>(null)
  const list = useRef<HTMLDivElement>(null)
  const { announcement, announce } = useAnnouncer()
  const send = useCallback((message: ToPage) => page.current?.send(message), [])
  const panel = usePanelState({ ...options, announce, send })
  const { workspace } = panel
  const Page = pageView
  const onMessage = usePageSync(panel)
  const focusList = () => list.current?.querySelector<HTMLElement>('[role="option"][tabindex="0"]')?.focus()

  return (
    <PanelContext value={panel}>
      <div className={classes['workbench']}>
        <TopBar focusList={focusList} focusPage={() => page.current?.focus()} />
        <Banners />
        <main className={classes['page']} aria-label="Page">
          <Page ref={page} page={pageOf(workspace)} onMessage={onMessage} />
        </main>
        <aside className={classes['side']} aria-label="Texts">
          <MessageList ref={list} />
          <MessageArea />
          <StatusLine announcement={announcement} />
        </aside>
      </div>
    </PanelContext>
  )
}

/** The result of the last action, with Undo. Both live regions are always rendered, since a new one would not be announced. */
function StatusLine({ announcement: { text, isUrgent, turn } }: { readonly announcement: Announcement }) {
  const { lastStep, undo } = usePanel().lastSaved
  return (
    <Group gap="xs" px="md" py={6} justify="space-between" wrap="nowrap" className={classes['status']}>
      <div>
        <div role="status">{!isUrgent && <span key={turn}>{text}</span>}</div>
        <div role="alert">{isUrgent && <span key={turn}>{text}</span>}</div>
      </div>
      {lastStep && (
        <Button
          size="compact-sm"
          variant="default"
          title={`${lastStep.done}: ${keyOf(lastStep.id)} (${capsOf(shortcuts.undo.keys).join(' ')})`}
          onClick={() => void undo()}
        >
          Undo
        </Button>
      )}
    </Group>
  )
}

interface Announcement {
  readonly text: string
  readonly isUrgent: boolean
  /** Changes with each announcement, so that the same text is announced again. */
  readonly turn: number
}

function useAnnouncer() {
  const [announcement, setAnnouncement] = useState<Announcement>({ text: '', isUrgent: false, turn: 0 })
  const announce = useCallback((text: string, isUrgent = false) => {
    setAnnouncement(({ turn }) => ({ text, isUrgent, turn: turn + 1 }))
  }, [])
  return { announcement, announce }
}

interface BannerProps {
  /** Red if the user has to act. */
  readonly color: 'red' | 'teal'
  readonly action?: ReactNode
  readonly children: ReactNode
}

const Banner = ({ color, action, children }: BannerProps) => (
  <Alert color={color} radius={0} role={color === 'red' ? 'alert' : 'status'}>
    <Group gap="sm">
      {children}
      {action}
    </Group>
  </Alert>
)

function Banners() {
  const { isConnected, drafts, goTo, workspace } = usePanel()
  const unsaved = [...drafts.ids].filter((id) => id !== workspace.chosen).length
  const show = (
    <Button variant="default" onClick={() => goTo('drafts')}>
      Show
    </Button>
  )
  return (
    <div data-banners>
      {!isConnected && (
        <Banner color="red">
          The editor does not answer. What you type is kept in this browser. If the editor was stopped, start it in the
          terminal, and open the address that it shows.
        </Banner>
      )}
      {drafts.areLost && (
        <Banner color="red">This browser does not keep drafts. Save each text before you close the tab.</Banner>
      )}
      {unsaved > 0 && (
        <Banner color="teal" action={show}>
          {unsaved === 1 ? '1 text is' : `${unsaved} texts are`} not saved yet.
        </Banner>
      )}
    </div>
  )
}
