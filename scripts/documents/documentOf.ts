import type { Rendered } from 'vite-plugin-ssg'
import type { RenderRequest, RenderResult } from '../../src/app/renderView.tsx'
import { earlyScript, speculationRules } from '../../src/config/inlineScripts.ts'
import type { Locale } from '../../src/config/locales.ts'
import { ANALYTICS, CODE, MESSAGES } from '../../src/config/protocol.ts'
import type { ViewId } from '../../src/config/routes.ts'
import type { PreviewImage } from '../../src/seo/social.ts'
import { manifestAddress } from '../previews/manifestAddress.ts'
import type { Assets } from './assets.ts'
import { type LocaleTexts, localeTexts, type Texts } from './messages.ts'

/** What src/entry-server.tsx exports. */
export interface ServerBundle {
  renderView(request: RenderRequest): Promise<RenderResult>
  viewNamespaces(view: ViewId): Promise<string[]>
}

/** What a document is made with. */
export interface DocumentTools {
  readonly server: ServerBundle
  readonly texts: Texts
  /** What a caller who renders many views of one locale has prepared. */
  readonly prepared?: LocaleTexts
  readonly image?: PreviewImage | null
  readonly assets: Assets
}

/** One document, and what was wrong with it. Throws what the page throws. */
export async function renderDocument(
  locale: Locale,
  view: ViewId,
  { server, texts, prepared = localeTexts(texts, locale.code), image = null, assets }: DocumentTools,
): Promise<Required<Rendered>> {
  const namespaces = await server.viewNamespaces(view)
  const payload = prepared.payload(view, ['common', ...namespaces])
  const messages = [prepared.commonFile.address, prepared.file(view, namespaces).address]
  const request = { locale: locale.code, view, payload, publication: texts.publication, image }
  const { head, body, missing } = await server.renderView(request)
  const { code, analytics, preloads, ...tags } = assets.tagsFor(view, locale, body)
  const measured = analytics === undefined ? '' : ` ${ANALYTICS}="/${analytics}"`
  const made = `${CODE}="${code.join(' ')}" ${MESSAGES}="${messages.join(' ')}"${measured}`
  const manifest = `<link rel="manifest" href="${manifestAddress(locale)}">`
  return {
    attributes: `lang="${locale.tag}" dir="${locale.dir}" ${made} data-mantine-color-scheme="light"`,
    head: `${preloads}<script>${earlyScript}</script>${tags.head}${manifest}${head}`,
    body: tags.body,
    end: `${tags.end}<script type="speculationrules">${speculationRules}</script>`,
    tags: '',
    problems: missing,
  }
}
