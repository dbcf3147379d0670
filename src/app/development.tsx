/** What only a development server needs; builds leave this file out. */
import type { i18n } from 'i18next'
import { Fragment, type ReactNode } from 'react'
import type { ViteHotContext } from 'vite/types/hot.d.ts'
import { ERROR_EVENT, MESSAGES_EVENT, type PageError } from '../config/protocol.ts'
import { type ViewId, viewIds } from '../config/routes.ts'
import { addMessages } from '../i18n/create.ts'
import { viewAt } from '../i18n/href.ts'
import type { Page, PageModule } from '../pages/registry.ts'
import type { BrowserPages } from './browserPages.ts'
import type { PageFiles } from './pageFiles.ts'

/** Has the server show an error in Vite's overlay (scripts/vite-plugin-ssg/dev/overlay.ts). The next edit takes it away. */
export function reportError(hot: ViteHotContext | undefined, error: unknown): void {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  hot?.send(ERROR_EVENT, { message, stack } satisfies PageError)
}

interface Shown {
  readonly i18n: i18n
  readonly pages: BrowserPages
  readonly fetchMessages: PageFiles['messages']
  readonly tree: () => ReactNode
  readonly render: (tree: ReactNode) => void
}

/**
 * Shows edits of messages and of page files. React Refresh shows all others; a page it does not reach, because a page is
 * called instead of being rendered.
 */
export function showEdits(hot: ViteHotContext, { i18n, pages, fetchMessages, tree, render }: Shown): void {
  const edited = new Map<ViewId, Page>()
  const { get } = pages
  let edits = 0

  async function showMessages(): Promise<void> {
    const { view } = viewAt(location.pathname)
    for (const payload of await Promise.all([fetchMessages('common'), fetchMessages(view)])) {
      addMessages(i18n, payload)
    }
    render(tree())
  }

  async function showPage(view: ViewId, module: string): Promise<void> {
    await pages.load(view)
    const { default: page }: PageModule = await import(/* @vite-ignore */ module)
    edited.set(view, page)
    Object.assign(pages, { get: (id: ViewId) => edited.get(id) ?? get(id) })
    // Mounted anew: the hooks of the page may be others than before.
    edits += 1
    render(<Fragment key={edits}>{tree()}</Fragment>)
  }

  // Why messages do not come is in the overlay already: the server has put it there.
  hot.on(MESSAGES_EVENT, () => void showMessages().catch(() => {}))
  hot.on('vite:afterUpdate', ({ updates }) => {
    for (const { path, timestamp } of updates) {
      const view = viewIds.find((id) => path === `/src/pages/${id}.tsx`)
      if (view) showPage(view, `${path}?t=${timestamp}`).catch((error) => reportError(hot, error))
    }
  })
}
