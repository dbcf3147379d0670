import { publication } from 'virtual:publication'
import { StrictMode, startTransition } from 'react'
import type { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { localeOf } from '../config/locales.ts'
import { addMessages, createI18n } from '../i18n/create.ts'
import { viewAt } from '../i18n/href.ts'
import { App } from './App.tsx'
import { createBrowserPages } from './browserPages.ts'
import { reportError, showEdits } from './development.tsx'
import { failureOptions } from './failures.ts'
import { createStyleKeeper } from './keepStyles.ts'
import { routerFollowsLinks } from './links.ts'
import { createPageFiles } from './pageFiles.ts'
import { prefetchLinks } from './prefetch.ts'
import { trustPlainText } from './trustedTypes.ts'

/**
 * Hydrates the document that the build rendered. Takes React's hydrateRoot, which is a file of its own, and a function
 * that yields to the browser. Rejects when a part does not load; the document is then as it was. Once all sections are
 * hydrated, #root has the attribute HYDRATED (Sections.tsx).
 */
export async function hydrate(root: typeof hydrateRoot, yieldToMain: () => Promise<void>): Promise<void> {
  trustPlainText()
  const container = document.getElementById('root')
  if (!container) throw new Error('The document has no element #root to hydrate.')
  const { locale, view } = viewAt(location.pathname)
  const i18n = createI18n({
    locale,
    payload: {},
    // Named in full each time: a build replaces `import.meta.hot`, and with it goes what only development needs.
    ...(import.meta.hot && { onMissing: (cause: string) => reportError(import.meta.hot, cause) }),
  })
  const keepStyles = createStyleKeeper()
  // Of the code, this module's own file: its name changes with whatever it imports.
  const files = createPageFiles({ locale, view, code: import.meta.url, keepStyles })
  const pages = createBrowserPages(i18n, files)
  const [messages] = await Promise.all([files.messages('common'), pages.load(view)])
  addMessages(i18n, messages)
  await yieldToMain()
  const application = () => (
    <StrictMode>
      {/* No transitions: a loaded page is rendered in the click's own task; one that is not is awaited either way. */}
      <BrowserRouter useTransitions={false}>
        <App i18n={i18n} localeState={{ locale: localeOf(locale), publication }} pages={pages.get} />
      </BrowserRouter>
    </StrictMode>
  )
  // In a transition React works in slices of 5 ms instead of one long task.
  startTransition(() => {
    const shown = root(container, application(), failureOptions(container, keepStyles))
    if (import.meta.hot) {
      showEdits(import.meta.hot, {
        i18n,
        pages,
        fetchMessages: files.messages,
        tree: application,
        render: (tree) => shown.render(tree),
      })
    }
  })
  if (!routerFollowsLinks()) return
  // From here on code and messages of a page are prefetched; its document would be prefetched for nothing.
  document.querySelector('script[type="speculationrules"]')?.remove()
  prefetchLinks(locale, pages.load)
}
