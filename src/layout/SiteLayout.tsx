import type { ReactNode } from 'react'
import { useCommon } from '../i18n/useCommon.ts'
import { ConsentBanner } from './ConsentBanner.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import classes from './SiteLayout.module.css'
import { BottomBar } from './OnThisPage.tsx'
import { DraftNote, LanguageNote } from './TranslationNote.tsx'

/** The shell of every page: skip link, header, main, footer, bottom bar. */
export function SiteLayout({ children }: { readonly children: ReactNode }) {
  const { m } = useCommon()
  return (
    <>
      <a href="#main" className={classes.skip}>
        {m('skip')}
      </a>
      {__ANALYTICS__ ? <ConsentBanner /> : null}
      <Header />
      <main id="main" tabIndex={-1} className={classes.main}>
        <LanguageNote />
        <DraftNote place="start" />
        {children}
        <DraftNote place="end" />
      </main>
      <Footer />
      <BottomBar />
    </>
  )
}
