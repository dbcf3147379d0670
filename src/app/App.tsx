import { DirectionContext, MantineProvider } from '@mantine/core'
import type { i18n } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Route, Routes } from 'react-router-dom'
import { allRoutes, type ViewId } from '../config/routes.ts'
import { localizePath } from '../i18n/href.ts'
import { LocaleContext, type LocaleState } from '../i18n/LocaleContext.ts'
import { SiteLayout } from '../layout/SiteLayout.tsx'
import type { Page } from '../pages/registry.ts'
import '../theme/tokens.css'
import '../theme/base.css'
import { ViewContext } from '../ui/ViewContext.ts'
import { Sections } from './Sections.tsx'

interface AppProps {
  readonly i18n: i18n
  readonly localeState: LocaleState
  /** The view that the document was built for. The address may differ, as in 404 documents. */
  readonly view: ViewId
  readonly page: Page
  /** Elements for the document's head. Omitted in the browser, where the head exists already. */
  readonly head?: ReactNode
}

/** The whole application: router, providers, layout and page. */
export function App({ i18n, localeState, view, page, head }: AppProps) {
  const sections = <Sections page={page} />
  return (
    <Providers i18n={i18n} localeState={localeState}>
      <ViewContext value={view}>
        {head}
        <SiteLayout>
          <Routes>
            {allRoutes.map(({ id, path }) => (
              <Route key={id} path={localizePath(localeState.locale.code, path)} element={sections} />
            ))}
            <Route path="*" element={sections} />
          </Routes>
        </SiteLayout>
      </ViewContext>
    </Providers>
  )
}

/** The direction is fixed by the locale. Another direction is another document. */
const fixed = { toggleDirection: () => undefined, setDirection: () => undefined }

type ProvidersProps = Pick<AppProps, 'i18n' | 'localeState'> & { readonly children: ReactNode }

/** The context that every component can rely on. */
export function Providers({ i18n, localeState, children }: ProvidersProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <LocaleContext value={localeState}>
        <DirectionContext value={{ ...fixed, dir: localeState.locale.dir }}>
          {/* Without Mantine's theme: its components are unstyled, except the carousel, and use our tokens. */}
          <MantineProvider forceColorScheme="light" withGlobalClasses={false} withCssVariables={false}>
            {children}
          </MantineProvider>
        </DirectionContext>
      </LocaleContext>
    </I18nextProvider>
  )
}
