import { Helmet } from 'react-helmet-async'
import { isNotice, type PageId } from '../config/routes.ts'
import type { Office } from '../config/site.ts'
import { siteEnv } from '../config/siteEnv.ts'
import { useLocale } from '../i18n/LocaleContext.ts'
import { spaceBetween } from '../i18n/joined.tsx'
import { useCommon } from '../i18n/useCommon.ts'
import { useI18n } from '../i18n/useI18n.ts'
import { useMessages } from '../i18n/useMessages.tsx'
import { headTags } from '../seo/head.ts'
import type { PreviewImage } from '../seo/social.ts'
import { useView } from '../ui/ViewContext.ts'
import { dataBlock } from '../seo/dataBlock.ts'
import { structuredData } from '../seo/structured.ts'

/**
 * The metadata in every page's messages: title, the first sentence of the description, and optionally a different title
 * for social networks.
 */
interface PageMeta {
  readonly meta: { readonly title: string; readonly description: string; readonly socialTitle: string }
}

interface PageHeadProps {
  /** The page's preview image for social networks; only the build knows it. */
  readonly image?: PreviewImage | null
  /**
   * Receives the page's structured data as JSON. The build adds it to the head, since React does not hoist script
   * elements.
   */
  readonly onDataBlock?: (json: string) => void
}

/** Title, description, links and structured data of the current view. A notice has no structured data. */
export function PageHead({ image = null, onDataBlock }: PageHeadProps) {
  const view = useView()
  const { locale, publication } = useLocale()
  const namespace = `pages/${view}`
  const page = useMessages<PageMeta>(namespace)
  const { text } = useCommon()
  const i18n = useI18n()
  const own = (key: 'meta.description' | 'meta.socialTitle') =>
    i18n.exists(key, { ns: namespace }) ? page.text(key) : undefined
  const title = page.text('meta.title')
  const lead = own('meta.description')
  const shared = text('meta.description')
  const description = lead ? lead + spaceBetween(lead, shared) + shared : shared
  const social = { title: own('meta.socialTitle') ?? title, description: lead ?? shared }
  const facts = { locale, publication, siteUrl: siteEnv.siteUrl, title, description }
  const tags = headTags({ ...facts, view, social, image })
  if (onDataBlock && !isNotice(view)) {
    const pageName = (id: PageId) => text(`nav.pages.${id}`)
    const officeName = (id: Office['id']) => text(`office.names.${id}`)
    onDataBlock(dataBlock(structuredData({ ...facts, page: view, pageName, officeName })))
  }
  return <Helmet title={tags.title} meta={[...tags.meta]} link={[...tags.link]} />
}
