import { createContext, useContext, useEffect } from 'react'
import type { PageId } from '../config/routes.ts'
import { siteEnv } from '../config/siteEnv.ts'
import { useLocale } from '../i18n/LocaleContext.ts'
import { useCommon } from '../i18n/useCommon.ts'
import { dataBlock } from '../seo/dataBlock.ts'
import { structuredData } from '../seo/structured.ts'

/** Told of the page's data block while it is prerendered; the build puts it into the head. */
export const DataBlockContext = createContext<((json: string) => void) | null>(null)

interface StructuredDataProps {
  readonly page: PageId
  readonly title: string
  readonly description: string
}

/**
 * What the page says to machines. The element stands outside of React's tree, in the head that the build
 * wrote: React does not hoist script elements. A navigation in the browser changes its text.
 */
export function StructuredData({ page, title, description }: StructuredDataProps) {
  const { locale, publication } = useLocale()
  const { text } = useCommon()
  const json = dataBlock(
    structuredData({
      page,
      locale,
      publication,
      siteUrl: siteEnv.siteUrl,
      title,
      description,
      pageName: (id) => text(`nav.pages.${id}`),
      officeName: (id) => text(`office.${id}.name`),
    }),
  )
  useContext(DataBlockContext)?.(json)
  useEffect(() => {
    const block = blockElement()
    // Trusted types let JSON through: src/app/trustedTypes.ts.
    if (block.text !== json) block.text = json
  }, [json])
  useEffect(() => () => blockElement().remove(), [])
  return null
}

/** The document's data block; one that was loaded as a notice has none yet. */
function blockElement(): HTMLScriptElement {
  const known = document.head.querySelector<HTMLScriptElement>('script[type="application/ld+json"]')
  if (known) return known
  const made = document.createElement('script')
  made.type = 'application/ld+json'
  document.head.append(made)
  return made
}
