import { hydrateRoot } from 'react-dom/client'
import { hydrate } from '../../../src/app/hydrate.tsx'
import { isLocaleCode } from '../../../src/config/locales.ts'
import { HYDRATED_ROOT, LARGE, SLIDE } from '../../../src/config/protocol.ts'
import { enhance } from '../../../src/enhance/index.ts'
import { fetchMessages } from '../../../src/i18n/fetchMessages.ts'
import { viewAt } from '../../../src/i18n/href.ts'
import { PageHead } from '../../../src/layout/PageHead.tsx'
import { loadPage } from '../../../src/pages/registry.ts'
import { printText } from '../texts/printText.ts'
import type { ProjectApplication } from 'i18next-workbench'

/** The application of the site (src/app/hydrate.tsx), hydrated without waiting for intent. */
export const application: ProjectApplication = {
  async start() {
    enhance()
    const { view, locale } = viewAt(location.pathname)
    const [page, [common, own]] = await Promise.all([loadPage(view), fetchMessages()])
    const { i18n, redraw } = hydrate({ hydrateRoot, page, common, own, head: <PageHead /> })
    await hydration()
    return { i18n, locale, redraw: () => redraw() }
  },
  viewAt: (pathname) => viewAt(pathname).view,
  print: (locale, name, text) => (isLocaleCode(locale) ? printText(locale, name, text) : text),
  names: {
    free: `[${SLIDE}], [data-columns] .mantine-Accordion-item, a[href="#main"]:not(:focus)`,
    large: LARGE,
  },
}

/** Resolves when React has hydrated the whole document. An earlier render would make React discard the document's HTML. */
const hydration = () =>
  new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(HYDRATED_ROOT)) return
      observer.disconnect()
      resolve()
    })
    observer.observe(document.body, { subtree: true, attributes: true })
  })
