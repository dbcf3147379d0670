import { createContext, useContext, useEffect, useRef } from 'react'
import { Helmet } from 'react-helmet-async'
import { isNotice, type ViewId } from '../config/routes.ts'
import { siteEnv } from '../config/siteEnv.ts'
import { useLocale } from '../i18n/LocaleContext.ts'
import { useCommon } from '../i18n/useCommon.ts'
import { useI18n } from '../i18n/useI18n.ts'
import { useMessages } from '../i18n/useMessages.tsx'
import { headTags } from '../seo/head.ts'
import type { PreviewImage } from '../seo/social.ts'
import { useView } from '../ui/ViewContext.ts'
import { StructuredData } from './StructuredData.tsx'

/** What every page's bundle says of the page; one without a description of its own takes the site's. */
interface PageMeta {
  readonly meta: { readonly title: string; readonly description: string }
}

/** The page's picture for networks; only the build knows it, a browser has no use for it. */
export const PreviewContext = createContext<PreviewImage | null>(null)

/** Title, description, links and data block of the current view; they go when the view goes. */
export function PageHead() {
  const view = useView()
  const { locale, publication } = useLocale()
  const namespace = `pages/${view}`
  const page = useMessages<PageMeta>(namespace)
  const common = useCommon()
  const i18n = useI18n()
  const own = i18n.exists('meta.description', { ns: namespace })
  const title = page.text('meta.title')
  const description = own ? page.text('meta.description') : common.text('meta.description')
  const { siteUrl } = siteEnv
  const tags = headTags({ view, locale, publication, siteUrl, title, description, image: useContext(PreviewContext) })
  // The picture was in the document alone: it goes with the page that it shows.
  useLeaving(view, removePreview)
  return (
    <>
      <Helmet title={tags.title} meta={[...tags.meta]} link={[...tags.link]} />
      {isNotice(view) ? null : <StructuredData page={view} title={title} description={description} />}
    </>
  )
}

/** Runs something when the visitor moves on from a view. */
function useLeaving(view: ViewId, leave: () => void): void {
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current !== view) leave()
    shown.current = view
  }, [view, leave])
}

function removePreview(): void {
  for (const tag of document.head.querySelectorAll('meta[property^="og:image"], meta[name^="twitter:image"]'))
    tag.remove()
}
