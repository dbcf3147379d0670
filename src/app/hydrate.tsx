import { publication } from 'virtual:publication'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { localeOf } from '../config/locales.ts'
import { addMessages, createI18n } from '../i18n/create.ts'
import { viewAt } from '../i18n/href.ts'
import { fetchMessages } from '../i18n/fetchMessages.ts'
import { App } from './App.tsx'
import { createBrowserPages } from './browserPages.ts'
import { trustPlainText } from './trustedTypes.ts'

/** Wakes the application up on the document that the build rendered. */
export async function hydrate(): Promise<void> {
  trustPlainText()
  const container = document.getElementById('root')
  if (!container) throw new Error('The document has no element #root to wake up.')
  const { locale, view } = viewAt(location.pathname)
  const i18n = createI18n({ locale, payload: await fetchMessages('common') })
  const pages = createBrowserPages(i18n)
  await pages.load(view)
  hydrateRoot(
    container,
    <StrictMode>
      <BrowserRouter>
        <App i18n={i18n} localeState={{ locale: localeOf(locale), publication }} pages={pages.get} />
      </BrowserRouter>
    </StrictMode>,
    { onRecoverableError: (error) => console.error('The page was rendered anew in the browser:', error) },
  )
  container.dataset['awake'] = ''
  import.meta.hot?.on('isogloss:messages', async () => {
    addMessages(i18n, await fetchMessages('common'))
    addMessages(i18n, await fetchMessages(`pages/${viewAt(location.pathname).view}`))
  })
}
