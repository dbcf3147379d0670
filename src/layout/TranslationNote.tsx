import { useLocale } from '../i18n/LocaleContext.ts'
import { pageState } from '../i18n/publication.ts'
import { useCommon } from '../i18n/useCommon.ts'
import { useView } from '../ui/ViewContext.ts'
import classes from './TranslationNote.module.css'

/** Says, above a page that is not fully translated, that some or all of it is in English. */
export function TranslationNote() {
  const { locale, publication } = useLocale()
  const { m } = useCommon()
  const state = pageState(publication, locale.code, useView())
  if (state !== 'partial' && state !== 'english') return null
  return (
    <p className={classes.note} data-translation={state}>
      {state === 'partial' ? m('untranslated.partly') : m('untranslated.page')}
    </p>
  )
}
