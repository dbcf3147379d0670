import IconChevronDown from '#icons/IconChevronDown.mjs'
import IconWorld from '#icons/IconWorld.mjs'
import { allLocales, defaultLocale, type LocaleCode } from '../config/locales.ts'
import { LANGUAGE } from '../config/protocol.ts'
import { isNotice } from '../config/routes.ts'
import { href } from '../i18n/href.ts'
import { joined } from '../i18n/joined.tsx'
import { useLocale } from '../i18n/LocaleContext.ts'
import { localesOf } from '../i18n/publication.ts'
import { useColon } from '../i18n/useColon.ts'
import { useCommon } from '../i18n/useCommon.ts'
import { useView } from '../ui/ViewContext.ts'
import header from './Header.module.css'
import classes from './LanguageMenu.module.css'
import { PolicyLink } from './TranslationNote.tsx'

/**
 * The language switch: a popover with links to this page in every locale that has it, each under its own name, and a
 * line about machine translations.
 */
export function LanguageMenu() {
  const { locale } = useLocale()
  const { m } = useCommon()
  const colon = useColon()
  return (
    <div className={classes.menu}>
      <button type="button" className={header.trigger} popoverTarget="menu-language">
        <IconWorld size={18} stroke={1.8} aria-hidden="true" />
        <span className="visually-hidden">
          {m('language.label')}
          {colon}
        </span>
        <span lang={locale.tag}>{locale.name}</span>
        <IconChevronDown size={14} stroke={2.5} aria-hidden="true" />
      </button>
      <div id="menu-language" popover="auto" className={classes.panel}>
        <LanguageLinks className={classes.list} />
        <p className={classes.drafts}>{joined(m('unconfirmed.menu'), <PolicyLink />)}</p>
      </div>
    </div>
  )
}

/**
 * The locales sorted by name with Unicode's root collation (Latin before other scripts), so that the order is the same
 * in every language. The table's order is not usable, since new locales are appended to it.
 */
const byName = allLocales.toSorted((one, other) => one.name.localeCompare(other.name, defaultLocale))

/**
 * Links to the current page in each locale in which it is published, and in the document's own locale. Each language is
 * a document of its own (lang, fonts, direction), so these are not router links. src/enhance/index.ts keeps the
 * fragment.
 */
export function LanguageLinks({ className }: { readonly className?: string | undefined }) {
  const view = useView()
  const page = isNotice(view) ? 'home' : view
  const { locale, publication, inLocale = (code: LocaleCode) => href(code, page) } = useLocale()
  const published = localesOf(publication, page)
  const listed = byName.filter((other) => other.code === locale.code || published.includes(other))
  return (
    <ul className={className}>
      {listed.map((other) => (
        <li key={other.code}>
          <a
            href={inLocale(other.code)}
            hrefLang={other.tag}
            lang={other.tag}
            {...{ [LANGUAGE]: other.code }}
            aria-current={other.code === locale.code ? 'true' : undefined}
          >
            {other.dir === locale.dir ? other.name : <bdi dir={other.dir}>{other.name}</bdi>}
          </a>
        </li>
      ))}
    </ul>
  )
}
