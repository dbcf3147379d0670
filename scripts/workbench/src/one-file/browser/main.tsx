/** What runs in the workbench's file: the panel, on files in memory. */
import { createRoot } from 'react-dom/client'
import { workbench } from 'workbench:config'
import { configure, localeOf } from '../../config.ts'
import { trustPlainText } from '../../panel/trustedTypes.ts'
import { createLocalBackend } from '../../local/localBackend.ts'
import { Panel } from '../../panel/Panel.tsx'
import type { PageViewProps } from '../../panel/page/PageView.ts'
import type { Backend, Outcome, Replaced } from '../../protocol/protocol.ts'
import { readSoundProject } from '../../model/project.ts'
import type { WorkbenchContent } from '../content.ts'
import { readContent } from './content.ts'
import { keepIn, mount, ROOT } from './disk.ts'
import { type FollowedWork, followWork } from './followWork.ts'
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
  const store = openStore()
  const keeper = keepWork(content, store)
  keepIn(keeper)
  const work = await followWork({ before, locale, keeper, store })
  const backend = await createLocalBackend({ root: ROOT, locale, findUses: async () => usesOf(content) })
  createRoot(root).render(
    <Panel
      backend={telling(work, withPagesOf(content, backend))}
      pageView={pictureOf(content)}
      draftsOf={`workbench ${content.id}`}
      notice={<HandBackBar work={work} keeper={keeper} fileName={`isogloss-${locale.code}.xlf`} />}
    />,
  )
}

const usesOf = ({ pages, uses }: WorkbenchContent) => ({
  order: new Map(pages.map(({ view, ids }) => [view, ids])),
  uses: new Map(Object.entries(uses)),
})

/** Only pages that there are pictures of. */
const withPagesOf = ({ pages: own }: WorkbenchContent, backend: Backend): Backend => ({
  ...backend,
  async project(request) {
    const { pages, ...project } = await backend.project(request)
    return { ...project, pages: pages.filter(({ view }) => own.some((page) => page.view === view)) }
  },
})

/** Has the work looked at after each change, in this tab and in others. */
function telling(work: FollowedWork, backend: Backend): Backend {
  const told =
    <Request, Done extends Outcome | Replaced>(change: (request: Request) => Promise<Done>) =>
    async (request: Request) => {
      const outcome = await change(request)
      if (outcome.kind === 'saved' || outcome.kind === 'replaced') work.update()
      return outcome
    }
  backend.onChange(() => work.update())
  return {
    ...backend,
    // The browser keeps them, and there is no other port.
    drafts: async () => [],
    keepDrafts: async () => ({}),
    save: told(backend.save),
    confirm: told(backend.confirm),
    annotate: told(backend.annotate),
    comment: told(backend.comment),
    keepTranslations: told(backend.keepTranslations),
    replace: told(backend.replace),
    addTerm: told(backend.addTerm),
    undo: told(backend.undo),
    redo: told(backend.redo),
  }
}

function pictureOf({ pages }: WorkbenchContent) {
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
