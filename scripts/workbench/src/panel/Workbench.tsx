import { Alert, Button, Group, Text, VisuallyHidden } from '@mantine/core'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import type { ToPage } from '../protocol/frameProtocol.ts'
import { TopBar } from './bar/TopBar.tsx'
import { MessageList } from './list/MessageList.tsx'
import { MessageArea } from './message/MessageArea.tsx'
import { MessageLink } from './message/Section.tsx'
import { PanelContext, type PanelOptions, usePanel, usePanelState } from './PanelContext.ts'
import { type PageHandle, type PageView, usePageSync } from './page/PageView.ts'
import { capsOf, shortcuts } from './shortcuts.ts'
import { pageOf } from './state/workspace.ts'
import { keyOf } from './text/texts.ts'
import classes from './Workbench.module.css'

type WorkbenchProps = Omit<PanelOptions, 'announce' | 'send'> & {
  readonly pageView: PageView
}

/** The panel with its page, once there is a project. */
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
          <LastSaved />
        </aside>
      </div>
      <LiveRegions announcement={announcement} />
    </PanelContext>
  )
}

/** Where screen readers hear what became of something. Both are there from the start: one that is added is not heard. */
function LiveRegions({ announcement: { text, isUrgent, turn } }: { readonly announcement: Announcement }) {
  return (
    <VisuallyHidden>
      <div role="status">{!isUrgent && <span key={turn}>{text}</span>}</div>
      <div role="alert">{isUrgent && <span key={turn}>{text}</span>}</div>
    </VisuallyHidden>
  )
}

interface Announcement {
  readonly text: string
  readonly isUrgent: boolean
  /** The same words said again have to change the document to be heard. */
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
  /** Red for what somebody has to act on. */
  readonly color: 'red' | 'teal'
  readonly title?: string
  readonly action?: readonly [label: string, act: () => void]
  readonly children: ReactNode
}

function Banner({ color, title, action, children }: BannerProps) {
  return (
    <Alert color={color} radius={0} role={color === 'red' ? 'alert' : 'status'} title={title}>
      <Group gap="sm">
        <span>{children}</span>
        {action && (
          <Button variant="default" onClick={action[1]}>
            {action[0]}
          </Button>
        )}
      </Group>
    </Alert>
  )
}

function Banners() {
  const { isConnected, hasEnded, reload, drafts, goTo, workspace } = usePanel()
  const unsaved = [...drafts.ids].filter((id) => id !== workspace.chosen).length
  return (
    <div data-banners>
      {!isConnected && (
        <Banner
          color="red"
          title={hasEnded ? 'This tab belongs to an editor that was stopped' : 'The server does not answer'}
          action={['Try now', reload]}
        >
          Texts that you type are kept in this browser.{' '}
          {hasEnded
            ? 'Open the address that the terminal shows now, in this browser; then this tab can go on.'
            : 'The server is looked for every few seconds.'}
        </Banner>
      )}
      {drafts.areLost && (
        <Banner color="red">This browser does not keep drafts: what is not saved is lost with the tab.</Banner>
      )}
      {unsaved > 0 && (
        <Banner color="teal" action={['Show', () => goTo('drafts')]}>
          {unsaved === 1 ? 'A text is' : `${unsaved} texts are`} not saved yet.
        </Banner>
      )}
    </div>
  )
}

function LastSaved() {
  const { lastSaved } = usePanel()
  const { lastStep, isEarlier } = lastSaved
  const last = lastSaved.last ?? lastStep
  if (last === null) return null
  const isBefore = isEarlier || lastSaved.last === null
  const isLast = lastStep?.id === last.id && last.done !== 'Undone'
  return (
    <Group
      gap="6px 8px"
      justify="space-between"
      px="md"
      py={6}
      className={classes['last']}
      data-earlier={isBefore || undefined}
    >
      <Text size="sm" truncate flex="1 1 12rem" miw={0} title={`${last.done}: ${last.id}`}>
        {isBefore && 'Before: '}
        {last.done}: <MessageLink id={last.id}>{keyOf(last.id)}</MessageLink>
      </Text>
      {lastStep && (
        <Button
          size="compact-sm"
          variant="default"
          title={capsOf(shortcuts.undo.keys).join(' ')}
          onClick={() => void lastSaved.undo()}
        >
          {isLast ? 'Undo' : `Undo ${keyOf(lastStep.id)}`}
        </Button>
      )}
    </Group>
  )
}
