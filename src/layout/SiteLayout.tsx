import type { ReactNode } from 'react'
import { useCommon } from '../i18n/useCommon.ts'
import { ConsentBanner } from './ConsentBanner.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { LanguageOffer } from './LanguageOffer.tsx'
import classes from './SiteLayout.module.css'
import { TranslationNote } from './TranslationNote.tsx'

/** What stands around every page: skip link, header, main, footer. */
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
        <TranslationNote />
        {children}
      </main>
      <Footer />
      <LanguageOffer />
    </>
  )
}
