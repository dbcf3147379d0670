/** What runs in the workbench's file: the panel, on files in memory. */
import { createRoot } from 'react-dom/client'
import { workbench } from 'workbench:config'
import { configure, localeOf } from '../../config.ts'
import { trustPlainText } from '../../panel/trustedTypes.ts'
import { createLocalBackend } from '../../local/localBackend.ts'
import { Panel } from '../../panel/Panel.tsx'
import type { PageViewProps } from '../../panel/page/PageView.ts'
import { isChange } from '../../protocol/calls.ts'
import { type Backend, type Calls, callsBy } from '../../protocol/protocol.ts'
import { readSoundProject } from '../../model/project.ts'
import { readContent, type WorkbenchContent } from '../content.ts'
import { keepIn, mount, ROOT } from './computer.ts'
import { followWork } from './followWork.ts'
import { HandBackBar } from './HandBackBar.tsx'
import { snapshotOf } from './handBack.ts'
import { keepWork } from './keeper.ts'
import { Picture } from './Picture.tsx'
import { openStore } from './store.ts'

async function start(root: HTMLElement): Promise<void> {
  const content = await readContent()
  const locale = localeOf(content.locale)
  mount(content.files)
  const before = await snapshotOf(await readSoundProject(ROOT, { locales: [locale] }), locale)
  const order = new Map(content.pages.map(({ view, ids }) => [view, ids]))
  const store = openStore()
  const keeper = keepWork(content, store)
  keepIn(keeper)
  const work = await followWork({ before, locale, keeper, store })
  const findUses = async () => ({ order, uses: new Map(Object.entries(content.uses)) })
  const backend: Backend = await createLocalBackend({ root: ROOT, locale, findUses })
  const calls: Calls = backend
  // After each change, in this tab and in others, the work is looked at.
  backend.onChange(() => work.update())
  const followed: Backend = {
    ...backend,
    ...callsBy(async (name, request) => {
      const answer = await calls[name](request)
      if (isChange(name)) work.update()
      return answer
    }),
    // The browser keeps them, and there is no other port.
    drafts: async () => [],
    keepDrafts: async () => ({}),
  }
  createRoot(root).render(
    <Panel
      backend={followed}
      pageView={viewOf(content)}
      draftsOf={`workbench ${content.id}`}
      notice={<HandBackBar work={work} keeper={keeper} fileName={`isogloss-${locale.code}.xlf`} />}
    />,
  )
}

function viewOf({ pages }: WorkbenchContent) {
  return function PageView(props: PageViewProps) {
    const content = pages.find(({ view }) => view === props.page.view)
    return content ? <Picture key={content.view} {...props} content={content} /> : null
  }
}

trustPlainText()
configure(workbench)
const root = document.getElementById('root')
if (root) {
  start(root).catch((error: unknown) => {
    root.setAttribute('role', 'alert')
    root.textContent = error instanceof Error ? error.message : String(error)
  })
}
