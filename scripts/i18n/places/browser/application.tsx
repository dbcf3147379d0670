import { publication } from 'virtual:publication'
import type { i18n } from 'i18next'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from '../../../../src/app/App.tsx'
import { createBrowserPages } from '../../../../src/app/browserPages.ts'
import { createPageFiles } from '../../../../src/app/pageFiles.ts'
import { trustPlainText } from '../../../../src/app/trustedTypes.ts'
import { type LocaleCode, localeOf } from '../../../../src/config/locales.ts'
import { enhance } from '../../../../src/enhance/index.ts'
import { addMessages, createI18n } from '../../../../src/i18n/create.ts'
import { viewAt } from '../../../../src/i18n/href.ts'

/** The page that is open, once it is hydrated. */
export interface Application {
  readonly i18n: i18n
  readonly locale: LocaleCode
  /** Renders the page anew, with messages that were changed in `i18n`. */
  redraw(): void
}

/**
 * Hydrates the document at once: the places of messages are known to React alone. Otherwise it is the application that
 * visitors get (src/app/hydrate.tsx). Rejects when a part does not load; #root gets the attribute HYDRATED.
 */
export async function startApplication(): Promise<Application> {
  trustPlainText()
  enhance()
  const container = document.getElementById('root')
  if (!container) throw new Error('The document has no element #root to hydrate.')
  const { locale, view } = viewAt(location.pathname)
  const i18n = createI18n({ locale, payload: {} })
  // Messages are made on request: their index is for any code.
  const files = createPageFiles({ locale, view, code: '', keepStyles: async () => {} })
  const pages = createBrowserPages(i18n, files)
  const [messages] = await Promise.all([files.messages('common'), pages.load(view)])
  addMessages(i18n, messages)
  const tree = () => (
    <BrowserRouter useTransitions={false}>
      <App i18n={i18n} localeState={{ locale: localeOf(locale), publication }} pages={pages.get} />
    </BrowserRouter>
  )
  const root = hydrateRoot(container, tree())
  return { i18n, locale, redraw: () => root.render(tree()) }
}
