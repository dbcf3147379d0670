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
import '../theme/styles.ts'
import { theme } from '../theme/theme.ts'
import { ViewContext } from '../ui/ViewContext.ts'
import { Sections } from './Sections.tsx'

/** Header and footer. */
export interface Frame {
  readonly header: ReactNode
  readonly footer: ReactNode
}

interface AppProps {
  readonly i18n: i18n
  readonly localeState: LocaleState
  /** The view that the document was made for, whatever the address says: there are 404 documents. */
  readonly view: ViewId
  readonly page: Page
  /** What renders into the document's head; a browser has that already. */
  readonly head?: ReactNode
  /** What stands in the place of header and footer. */
  readonly frame?: Frame
}

/** The whole application inside a router: providers, the layout, and the page at its row of the route table. */
export function App({ i18n, localeState, view, page, head, frame }: AppProps) {
  const sections = <Sections page={page} />
  return (
    <Providers i18n={i18n} localeState={localeState}>
      <ViewContext value={view}>
        {head}
        <SiteLayout {...frame}>
          {/* The prerender, which has a frame, is spared looking for its own address. */}
          {frame ? (
            sections
          ) : (
            <Routes>
              {allRoutes.map(({ id, path }) => (
                <Route key={id} path={localizePath(localeState.locale.code, path)} element={sections} />
              ))}
              <Route path="*" element={sections} />
            </Routes>
          )}
        </SiteLayout>
      </ViewContext>
    </Providers>
  )
}

/** The direction is the locale's; another one is another document. */
const fixed = { toggleDirection: () => undefined, setDirection: () => undefined }

type ProvidersProps = Pick<AppProps, 'i18n' | 'localeState'> & { readonly children: ReactNode }

/** What every component may expect around itself. */
export function Providers({ i18n, localeState, children }: ProvidersProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <LocaleContext value={localeState}>
        <DirectionContext value={{ ...fixed, dir: localeState.locale.dir }}>
          <MantineProvider theme={theme} forceColorScheme="light" withGlobalClasses={false} withCssVariables={false}>
            {children}
          </MantineProvider>
        </DirectionContext>
      </LocaleContext>
    </I18nextProvider>
  )
}
