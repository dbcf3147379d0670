/**
 * Renders the documents of the site. Bundled for builds (option `render` of vite-plugin-ssg), so the path of this file is not
 * available here.
 */
import type { Page, Rendered } from 'vite-plugin-ssg'
import { basePath } from '../../src/config/basePath.ts'
import { type LocaleCode, localeOf } from '../../src/config/locales.ts'
import type { ViewId } from '../../src/config/routes.ts'
import * as server from '../../src/entry-server.tsx'
import { once } from '../../src/i18n/once.ts'
import type { PreviewImage } from '../../src/seo/social.ts'
import { readAssets } from './assets.ts'
import { renderDocument } from './documentOf.ts'
import { type LocaleTexts, messageFiles } from './messages.ts'

export * from '../../src/entry-server.tsx'

/** The input of a locale's documents. */
export interface PageData {
  readonly texts: LocaleTexts
  /** The preview pictures of pages for social networks. A site without an origin has none. */
  readonly images: ReadonlyMap<ViewId, PreviewImage>
}

type SitePage = Page<PageData, LocaleCode, ViewId>

const assetsOf = once((client: string) => readAssets(client, basePath))

/** Renders a document of a build. */
export const render = async ({ locale, route, data, client }: SitePage): Promise<Rendered> =>
  renderDocument(localeOf(locale), route, {
    server,
    texts: data.texts,
    image: data.images.get(route) ?? null,
    assets: assetsOf(client ?? ''),
  })

/** Returns the message files of a locale. */
export const localeFiles = ({ data }: Pick<SitePage, 'data'>) => messageFiles(data.texts, server.viewNamespaces)
