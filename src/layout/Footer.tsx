import { brandIsInvented } from '../config/brand.ts'
import type { LocaleCode } from '../config/locales.ts'
import { footerColumns } from '../config/menu.ts'
import { CONSENT_BANNER } from '../config/protocol.ts'
import { copyrightYear, offices, socialLinks } from '../config/site.ts'
import { joined } from '../i18n/joined.tsx'
import { useLocale } from '../i18n/LocaleContext.ts'
import { useCommon } from '../i18n/useCommon.ts'
import { NEWS, writtenHref } from '../i18n/written.ts'
import { PageLink } from '../ui/PageLink/PageLink.tsx'
import { Brand } from './Brand.tsx'
import classes from './Footer.module.css'
import { LanguageLinks } from './LanguageMenu.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { useWrittenPages, WrittenLink } from './written.tsx'

/**
 * The footer: two columns of links, the languages and the copyright line. The same on every page. The mobile menu follows, so
 * that it is parsed after the page.
 */
export function Footer() {
  const { m } = useCommon()
  return (
    <>
      <footer className={classes.footer}>
        <div className={`page-width ${classes.inner}`}>
          <div className={classes.brand}>
            <Brand label />
            <p>{m('footer.line')}</p>
            {socialLinks.length > 0 ? <SocialLinks /> : null}
          </div>
          {footerColumns.map((column) => (
            <nav key={column.id} aria-labelledby={`footer-${column.id}`}>
              <h2 id={`footer-${column.id}`} className={classes.heading}>
                {m(`footer.${column.id}`)}
              </h2>
              <ul className={classes.links}>
                {column.pages.map((page) => (
                  <li key={page}>
                    <PageLink page={page}>
                      {page === 'contacts' ? m('actions.contactUs') : m(`nav.pages.${page}`)}
                    </PageLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <nav aria-labelledby="footer-languages" className={classes.languages}>
            <h2 id="footer-languages" className={classes.heading}>
              {m('language.label')}
            </h2>
            <LanguageLinks className={classes.links} />
          </nav>
          <address hidden translate="no">
            {offices
              .flatMap(({ legalName, phone, email }) => [legalName, phone, email])
              .filter(Boolean)
              .join(', ')}
          </address>
          <div className={classes.copyright}>
            <p>{joined(m('footer.copyright', { year: copyrightYear }), brandIsInvented && m('samples.brand'))}</p>
            {__WRITTEN__ ? <WrittenPages /> : null}
            <PageLink page="privacy">{m('nav.pages.privacy')}</PageLink>
            {__ANALYTICS__ ? (
              <button type="button" className={classes.choice} command="show-popover" commandfor={CONSENT_BANNER}>
                {m('privacy.settings')}
              </button>
            ) : null}
            <SchemeSwitch />
          </div>
        </div>
      </footer>
      <MobileMenu />
    </>
  )
}

/** Light, dark, or the system's scheme. src/enhance/scheme.ts handles it, so it works before hydration. */
function SchemeSwitch() {
  const { m, text } = useCommon()
  return (
    <label className={classes.scheme}>
      {m('scheme.label')}
      <select name="scheme" defaultValue="system">
        <option value="system">{text('scheme.system')}</option>
        <option value="light">{text('scheme.light')}</option>
        <option value="dark">{text('scheme.dark')}</option>
      </select>
    </label>
  )
}

function SocialLinks() {
  return (
    <ul className={`${classes.links} ${classes.social}`}>
      {socialLinks.map(({ name, url }) => (
        <li key={url}>
          <a href={url} rel="me noopener noreferrer" translate="no">
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Links to the list of articles, in languages that have one, and to simple pages. */
function WrittenPages() {
  const { code } = useLocale().locale
  const { m } = useCommon()
  const pages = useWrittenPages('footer')
  const news: readonly LocaleCode[] = __WRITTEN__ ? __WRITTEN__.news : []
  return (
    <>
      {news.includes(code) ? <WrittenLink href={writtenHref(code, NEWS)}>{m('news.title')}</WrittenLink> : null}
      {pages.map(({ href, title }) => (
        <WrittenLink key={href} href={href}>
          {title}
        </WrittenLink>
      ))}
    </>
  )
}
