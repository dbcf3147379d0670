import type { ReactNode } from 'react'
import { defaultLocale, localeOf } from '../config/locales.ts'
import { LANGUAGE } from '../config/protocol.ts'
import { isNotice, routeOf } from '../config/routes.ts'
import { href } from '../i18n/href.ts'
import { joined } from '../i18n/joined.tsx'
import { useLocale } from '../i18n/LocaleContext.ts'
import { pageState, UNCONFIRMED } from '../i18n/publication.ts'
import { useCommon } from '../i18n/useCommon.ts'
import { useI18n } from '../i18n/useI18n.ts'
import { PageLink } from '../ui/PageLink/PageLink.tsx'
import { useView } from '../ui/ViewContext.ts'
import classes from './TranslationNote.module.css'

/** A line above a page that is in English in whole or in part. */
export function LanguageNote() {
  const { locale, publication } = useLocale()
  const { m } = useCommon()
  const state = pageState(publication, locale.code, useView())
  if (state === null) return null
  return <Note state={state}>{m(state === 'english' ? 'untranslated.page' : 'untranslated.partly')}</Note>
}

/**
 * Says that the page includes an unconfirmed machine translation, with links to how translations are checked and to the
 * English page, on notices to the home page. At the page's end, but first on pages with legal statements (the privacy policy, forms with consent,
 * written pages, which may be anything).
 */
export function DraftNote({ place }: { readonly place: 'start' | 'end' }) {
  const { locale, publication } = useLocale()
  const { m } = useCommon()
  const view = useView()
  const unconfirmed: unknown = useI18n().getResource(locale.code, UNCONFIRMED, view)
  const written = typeof unconfirmed === 'string' ? unconfirmed : null
  const kind = routeOf(view)?.kind
  const isLegal = written !== null || kind === 'legal' || kind === 'form'
  const isShown = unconfirmed && pageState(publication, locale.code, view) !== 'english'
  if (!isShown || isLegal !== (place === 'start')) return null
  const original = written ?? href(defaultLocale, isNotice(view) ? 'home' : view)
  return (
    <Note state={UNCONFIRMED}>
      {joined(
        joined(m('unconfirmed.text'), <PolicyLink />),
        <a href={original} hrefLang={localeOf(defaultLocale).tag} {...{ [LANGUAGE]: defaultLocale }}>
          {m('unconfirmed.english')}
        </a>,
      )}
    </Note>
  )
}

/** A link to how translations are made and checked. */
export function PolicyLink() {
  const { m } = useCommon()
  return (
    <PageLink page="ai-ai-translation" hash="ai-policy">
      {m('unconfirmed.how')}
    </PageLink>
  )
}

/** Excluded from search excerpts (data-nosnippet), since it is not part of the page's content. */
function Note({ state, children }: { readonly state: string; readonly children: ReactNode }) {
  return (
    <div className={classes.note} data-translation={state} data-nosnippet="">
      <div className="page-width">
        <p>{children}</p>
      </div>
    </div>
  )
}
