import { type ReactNode, useCallback, useRef } from 'react'
import type { ToPage } from '../frameProtocol.ts'
import type { PanelProject } from '../protocol.ts'
import type { ProjectState } from './backend/useProject.ts'
import { AreaSwitch } from './bar/AreaSwitch.tsx'
import { Banners } from './bar/Banners.tsx'
import { TopBar } from './bar/TopBar.tsx'
import { LiveRegions } from './LiveRegions.tsx'
import { MessageList } from './list/MessageList.tsx'
import { LastSaved } from './message/LastSaved.tsx'
import { MessageArea } from './message/MessageArea.tsx'
import { PanelContext } from './PanelContext.ts'
import type { PageHandle, PageView } from './page/PageView.ts'
import { usePageSync } from './page/usePageSync.ts'
import { ReviseView } from './revise/ReviseView.tsx'
import { useAnnouncer } from './state/useAnnouncer.ts'
import { usePanelState } from './state/usePanelState.ts'
import { pageOf } from './state/workspace.ts'
import { useGlobalShortcuts } from './useGlobalShortcuts.ts'
import classes from './Workbench.module.css'

interface WorkbenchProps extends Omit<ProjectState, 'project' | 'failure'> {
  readonly project: PanelProject
  readonly pageView: PageView
  readonly notice: ReactNode
  readonly draftsOf: string
}

/** The panel with its page, once there is a project. */
export function Workbench({
  project,
  take,
  backend,
  attempt,
  isConnected,
  hasEnded,
  reload,
  ...props
}: WorkbenchProps) {
  const { pageView: Page, notice, draftsOf } = props
  const page = useRef<PageHandle>(null)
  const list = useRef<HTMLDivElement>(null)
  const { announcement, announce } = useAnnouncer()
  const send = useCallback((message: ToPage) => page.current?.send(message), [])
  const panel = usePanelState({ project, take, backend, attempt, draftsOf, announce, send })
  const { workspace } = panel
  const onMessage = usePageSync(panel)
  const focusList = () => list.current?.querySelector<HTMLElement>('[role="option"][tabindex="0"], li button')?.focus()
  const help = useGlobalShortcuts(panel, { focusList, focusPage: () => page.current?.focus() })

  return (
    <PanelContext value={panel}>
      <div className={classes['workbench']} data-mode={workspace.mode} data-area={workspace.area}>
        <TopBar help={help} onTexts={focusList} />
        <Banners {...{ isConnected, hasEnded }} onRetry={reload} notice={notice} />
        <main className={classes['page']} aria-label="Page">
          <Page ref={page} page={pageOf(workspace)} onMessage={onMessage} />
        </main>
        <aside className={classes['side']} aria-label="Texts">
          {workspace.mode === 'revise' ? (
            <ReviseView ref={list} />
          ) : (
            <>
              <MessageList ref={list} />
              <MessageArea />
            </>
          )}
          <LastSaved />
        </aside>
        <AreaSwitch />
      </div>
      <LiveRegions announcement={announcement} />
    </PanelContext>
  )
}
