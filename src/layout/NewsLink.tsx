import type { LocaleCode } from '../config/locales.ts'
import { useLocale } from '../i18n/LocaleContext.ts'
import { newsHref } from '../i18n/news.ts'
import { useCommon } from '../i18n/useCommon.ts'

/** A link to the list of articles, in languages that have one. */
export function NewsLink() {
  const { locale } = useLocale()
  const { m } = useCommon()
  const locales: readonly LocaleCode[] = __NEWS__ || []
  return locales.includes(locale.code) ? <a href={newsHref(locale.code)}>{m('news.title')}</a> : null
}
