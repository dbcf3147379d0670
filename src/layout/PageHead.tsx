import { Helmet } from 'react-helmet-async'
import { useTranslation } from 'react-i18next'
import { parseEnv } from '../config/env.ts'
import { useCommon } from '../i18n/useCommon.ts'
import { useLocale } from '../i18n/LocaleContext.ts'
import { useMessages } from '../i18n/useMessages.tsx'
import { headTags } from '../seo/head.ts'
import { useView } from '../ui/ViewContext.ts'

/** What every page's bundle says of the page; one without a description of its own takes the site's. */
interface PageMeta {
  readonly meta: { readonly title: string; readonly description: string }
}

/** Title, description and links of the current view; react-helmet-async takes them back when the view goes. */
export function PageHead() {
  const view = useView()
  const { locale } = useLocale()
  const namespace = `pages/${view}`
  const page = useMessages<PageMeta>(namespace)
  const common = useCommon()
  const { i18n } = useTranslation(namespace)
  const own = i18n.exists('meta.description', { ns: namespace })
  const tags = headTags({
    view,
    locale,
    siteUrl: parseEnv(import.meta.env).siteUrl,
    title: page.text('meta.title'),
    description: own ? page.text('meta.description') : common.text('meta.description'),
  })
  return <Helmet title={tags.title} meta={[...tags.meta]} link={[...tags.link]} />
}
