import { DirectionContext, MantineProvider } from '@mantine/core'
import type { i18n } from 'i18next'
import type { ReactNode } from 'react'
import { HelmetProvider } from 'react-helmet-async'
import { I18nextProvider } from 'react-i18next'
import { Route, Routes, useLocation } from 'react-router-dom'
import { allRoutes, type ViewId } from '../config/routes.ts'
import { localizePath, viewAt } from '../i18n/href.ts'
import { LocaleContext, type LocaleState } from '../i18n/LocaleContext.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { RouteEffects } from '../layout/RouteEffects.tsx'
import { SiteLayout } from '../layout/SiteLayout.tsx'
import '../theme/styles.ts'
import { theme } from '../theme/theme.ts'
import { ViewContext } from '../ui/ViewContext.ts'
import { LinkFollower } from './LinkFollower.tsx'
import { type PageSource, PageSourceContext, usePage } from './pages.tsx'
import { Sections } from './Sections.tsx'

/** Header and footer. */
export interface Frame {
  readonly header: ReactNode
  readonly footer: ReactNode
}

interface AppProps {
  readonly i18n: i18n
  readonly localeState: LocaleState
  readonly pages: PageSource
  /** The view to show whatever the address says: the prerender knows it, and has 404 documents. */
  readonly view?: ViewId
  /** What stands in the place of header and footer. */
  readonly frame?: Frame
}

/** The whole application inside a router: providers, the layout, and a route for each row of the table. */
export function App({ i18n, localeState, pages, view, frame }: AppProps) {
  const current = viewAt(useLocation().pathname)
  return (
    <Providers i18n={i18n} localeState={localeState} pages={pages}>
      <ViewContext value={view ?? current.view}>
        <PageHead />
        <SiteLayout {...frame}>
          {view ? (
            <PageView view={view} />
          ) : (
            <Routes>
              {allRoutes.map((route) => (
                <Route
                  key={route.id}
                  path={localizePath(localeState.locale.code, route.path)}
                  element={<PageView view={route.id} />}
                />
              ))}
              <Route path="*" element={<PageView view={current.view} />} />
            </Routes>
          )}
        </SiteLayout>
        <RouteEffects />
        <LinkFollower />
      </ViewContext>
    </Providers>
  )
}

function PageView({ view }: { readonly view: ViewId }) {
  return <Sections key={view} page={usePage(view)} />
}

/** The direction is the locale's; another one is another document. */
const fixed = { toggleDirection: () => undefined, setDirection: () => undefined }

type ProvidersProps = Omit<AppProps, 'view' | 'frame'> & { readonly children: ReactNode }

/** What every component may expect around itself. */
export function Providers({ i18n, localeState, pages, children }: ProvidersProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <LocaleContext value={localeState}>
        <PageSourceContext value={pages}>
          <HelmetProvider>
            <DirectionContext value={{ ...fixed, dir: localeState.locale.dir }}>
              <MantineProvider
                theme={theme}
                forceColorScheme="light"
                withGlobalClasses={false}
                withCssVariables={false}
              >
                {children}
              </MantineProvider>
            </DirectionContext>
          </HelmetProvider>
        </PageSourceContext>
      </LocaleContext>
    </I18nextProvider>
  )
}
