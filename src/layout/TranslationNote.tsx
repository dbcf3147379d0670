import type { ReactNode } from 'react'
import { defaultLocale, localeOf } from '../config/locales.ts'
import { LANGUAGE } from '../config/protocol.ts'
import { isNotice } from '../config/routes.ts'
import { href } from '../i18n/href.ts'
import { joined } from '../i18n/joined.tsx'
import { useLocale } from '../i18n/LocaleContext.ts'
import { pageState, UNCONFIRMED } from '../i18n/publication.ts'
import { useCommon } from '../i18n/useCommon.ts'
import { useI18n } from '../i18n/useI18n.ts'
import { PageLink } from '../ui/PageLink/PageLink.tsx'
import { useView } from '../ui/ViewContext.ts'
import classes from './TranslationNote.module.css'

/**
 * A line above the page about its translation: that some or all of it is in English, or that it is an unconfirmed
 * machine translation. Links to how translations are checked and to the English page. Excluded from search excerpts
 * (data-nosnippet), since it is not part of the page's content.
 */
export function TranslationNote() {
  const { locale, publication } = useLocale()
  const { m } = useCommon()
  const view = useView()
  const state = pageState(publication, locale.code, view)
  const unconfirmed: unknown = useI18n().getResource(locale.code, UNCONFIRMED, view)
  const own = isNotice(view) ? null : href(defaultLocale, view)
  const original = typeof unconfirmed === 'string' ? unconfirmed : own
  if (state === 'english') return <Note state={state}>{m('untranslated.page')}</Note>
  return (
    <>
      {state === 'partial' ? <Note state={state}>{m('untranslated.partly')}</Note> : null}
      {unconfirmed ? (
        <Note state={UNCONFIRMED}>
          {joined(
            joined(
              m('unconfirmed.text'),
              <PageLink page="ai-ai-translation" hash="ai-policy">
                {m('unconfirmed.how')}
              </PageLink>,
            ),
            original === null ? null : <EnglishLink address={original} />,
          )}
        </Note>
      ) : null}
    </>
  )
}

function Note({ state, children }: { readonly state: string; readonly children: ReactNode }) {
  return (
    <div className={classes.note} data-translation={state} data-nosnippet="">
      <p>{children}</p>
    </div>
  )
}

/** A plain link to another document, as in the language menus. Notices have none: they have no address of their own. */
function EnglishLink({ address }: { readonly address: string }) {
  const { m } = useCommon()
  return (
    <a href={address} hrefLang={localeOf(defaultLocale).tag} {...{ [LANGUAGE]: defaultLocale }}>
      {m('unconfirmed.english')}
    </a>
  )
}
