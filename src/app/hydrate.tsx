import type { i18n } from 'i18next'
import { Fragment, type ReactNode, StrictMode, startTransition } from 'react'
import type { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { type LocaleCode, localeOf } from '../config/locales.ts'
import { addMessages, type CommonMessages, createI18n, type MessagePayload } from '../i18n/create.ts'
import { viewAt } from '../i18n/href.ts'
import type { Page, PageModule } from '../pages/registry.ts'
import { reportError, showEdits } from './development.tsx'
import { failureOptions } from './failures.ts'
import { trustPlainText } from './trustedTypes.ts'
import { App } from './App.tsx'

export interface HydrationParts {
  /** Passed in, because react-dom is a chunk of its own. */
  readonly hydrateRoot: typeof hydrateRoot
  readonly page: PageModule
  readonly common: CommonMessages
  readonly own: MessagePayload
  /** Elements for the head, if it has to be rendered again. */
  readonly head?: ReactNode
}

export interface HydratedDocument {
  readonly i18n: i18n
  readonly locale: LocaleCode
  /** Renders the page again after changes of messages in `i18n`. Another version of the page is remounted. */
  redraw(page?: Page): void
}

/**
 * Hydrates a prerendered document. Throws if it has no element #root. Once all sections are hydrated, #root has the
 * attribute HYDRATED (Sections.tsx).
 */
export function hydrate({ hydrateRoot, page, common, own, head }: HydrationParts): HydratedDocument {
  trustPlainText()
  const container = document.getElementById('root')
  if (!container) throw new Error('The document has no element #root to hydrate.')
  const { locale, view } = viewAt(location.pathname)
  const i18n = createI18n({
    locale,
    payload: common.messages,
    // `import.meta.hot` is written out each time, so that builds replace it and drop the code for development.
    ...(import.meta.hot && { onMissing: (cause: string) => reportError(import.meta.hot, cause) }),
  })
  addMessages(i18n, own)
  let shown = page.default
  let version = 0
  const tree = () => (
    <StrictMode>
      <BrowserRouter useTransitions={false}>
        <Fragment key={version}>
          <App
            i18n={i18n}
            localeState={{ locale: localeOf(locale), publication: common.publication }}
            view={view}
            page={shown}
            head={head}
          />
        </Fragment>
      </BrowserRouter>
    </StrictMode>
  )
  let root: ReturnType<typeof hydrateRoot> | undefined
  // A transition lets React work in slices of 5 ms instead of one long task.
  startTransition(() => {
    root = hydrateRoot(container, tree(), failureOptions(container))
  })
  const hydrated: HydratedDocument = {
    i18n,
    locale,
    redraw(edited = shown) {
      if (edited !== shown) version += 1
      shown = edited
      root?.render(tree())
    },
  }
  if (import.meta.hot) showEdits(import.meta.hot, view, hydrated)
  return hydrated
}
