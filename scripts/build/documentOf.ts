import type { Rendered } from 'vite-plugin-ssg'
import type { RenderResult } from '../../src/app/renderView.tsx'
import type { WrittenRequest } from '../../src/app/renderWritten.tsx'
import { earlyScript, speculationRules } from '../../src/config/inlineScripts.ts'
import type { Locale } from '../../src/config/locales.ts'
import { ANALYTICS, CODE, ENTRY, MESSAGES, OFFER } from '../../src/config/protocol.ts'
import type { ViewId } from '../../src/config/routes.ts'
import { NEWS } from '../../src/i18n/written.ts'
import type { PreviewImage } from '../../src/seo/social.ts'
import { palette } from '../lib/palette.ts'
import { manifestAddress } from '../previews/manifest.ts'
import type { Assets, DocumentTags } from './assets.ts'
import type { LocaleTexts } from './messages.ts'

/** The exports of src/entry-server.tsx. */
export type ServerBundle = typeof import('../../src/entry-server.tsx')

/** The input of a document. */
interface DocumentTools {
  readonly server: ServerBundle
  /** Shared by the documents of one locale. */
  readonly texts: LocaleTexts
  readonly image?: PreviewImage | null
  readonly assets: Assets
}

/** Renders a document. Rethrows errors of the page. */
export async function renderDocument(
  locale: Locale,
  view: ViewId,
  { server, texts, image = null, assets }: DocumentTools,
): Promise<Required<Rendered>> {
  const namespaces = await server.viewNamespaces(view)
  const payload = texts.payload(view, ['common', ...namespaces])
  const messages = [texts.commonFile, texts.file(view, namespaces)].map(({ address }) => assets.base + address)
  const request = { locale: locale.code, view, payload, publication: texts.publication, image }
  const result = await server.renderView(request)
  const tags = assets.tagsFor(view, locale, result.body)
  const intended = `${CODE}="${tags.code.join(' ')}" ${MESSAGES}="${messages.join(' ')}"`
  return partsOf(locale, result, assets.base, tags, intended)
}

/** Renders a written page or a list of articles, which are not hydrated. Rethrows errors of the components. */
export async function renderWrittenDocument(
  locale: Locale,
  page: WrittenPart,
  { server, texts, assets }: DocumentTools,
): Promise<Required<Rendered>> {
  const { common: payload, publication } = texts
  const request = { ...page, locale: locale.code, payload, publication, unconfirmed: isUnconfirmed(texts, page) }
  const result = await server.renderWritten(request)
  const tags = assets.tagsFor(null, locale, result.body)
  return partsOf(locale, result, assets.base, tags)
}

type WrittenPart = Pick<WrittenRequest, 'written' | 'name'>

/** True if a written page, or an article in the list, is an unconfirmed machine translation. */
function isUnconfirmed({ unconfirmed, locale: own }: LocaleTexts, { written, name }: WrittenPart): boolean {
  const articles = written.filter(({ article, locale }) => article && locale === own)
  const shown = name === NEWS ? articles.map((article) => article.name) : [name]
  return shown.some((one) => unconfirmed.has(one))
}

function partsOf(
  locale: Locale,
  { head, missing }: RenderResult,
  base: string,
  tags: DocumentTags,
  intended?: string,
): Required<Rendered> {
  const measured = tags.analytics === undefined ? undefined : `${ANALYTICS}="${base}/${tags.analytics}"`
  const made = [`${ENTRY}="${tags.entry}"`, intended, `${OFFER}="${tags.offer}"`, measured].filter(
    (part) => part !== undefined,
  )
  const manifest = `<link rel="manifest" href="${base}${manifestAddress(locale)}">`
  const colors = (['light', 'dark'] as const).map((scheme, at) => {
    return `<meta name="theme-color" content="${palette.paper[at]}" media="(prefers-color-scheme: ${scheme})">`
  })
  return {
    attributes: [`lang="${locale.tag}" dir="${locale.dir}"`, ...made, 'data-mantine-color-scheme="light"'].join(' '),
    // The script reads the links to other languages, which are in the head.
    head: `${tags.fonts}${head}<script>${earlyScript}</script>${tags.head}${colors.join('')}${manifest}`,
    body: tags.body,
    end: `${tags.end}<script type="speculationrules">${speculationRules(base)}</script>`,
    tags: '',
    problems: missing,
  }
}
