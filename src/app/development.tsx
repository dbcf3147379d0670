/** Code for the development server only. Builds omit this file. */
import type { ViteHotContext } from 'vite/types/hot.d.ts'
import { ERROR_EVENT, MESSAGES_EVENT, type PageError } from '../config/protocol.ts'
import type { ViewId } from '../config/routes.ts'
import { addMessages } from '../i18n/create.ts'
import { fetchMessages } from '../i18n/fetchMessages.ts'
import type { PageModule } from '../pages/registry.ts'
import type { HydratedDocument } from './hydrate.tsx'

/** Shows an error in Vite's overlay until the next edit (scripts/vite-plugin-ssg/src/overlay.ts). */
export function reportError(hot: ViteHotContext | undefined, error: unknown): void {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  hot?.send(ERROR_EVENT, { message, stack } satisfies PageError)
}

/**
 * Shows edits of messages and of the page's file. React Refresh handles all other edits, but not pages, which are called as
 * functions instead of being rendered.
 */
export function showEdits(hot: ViteHotContext, view: ViewId, { i18n, redraw }: HydratedDocument): void {
  async function showMessages(): Promise<void> {
    const [common, own] = await fetchMessages()
    addMessages(i18n, common.messages)
    addMessages(i18n, own)
    redraw()
  }

  async function showPage(module: string): Promise<void> {
    const { default: page }: PageModule = await import(/* @vite-ignore */ module)
    redraw(page)
  }

  // The server has already shown the reason of a failure in the overlay.
  hot.on(MESSAGES_EVENT, () => void showMessages().catch(() => {}))
  hot.on('vite:afterUpdate', ({ updates }) => {
    for (const { path, timestamp } of updates) {
      if (path === `/src/pages/${view}.tsx`)
        showPage(`${path}?t=${timestamp}`).catch((error) => reportError(hot, error))
    }
  })
}
