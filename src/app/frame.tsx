/** Header and footer of prerendered documents: more than half of the elements, nearly the same on all pages of a locale. */
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { isLocaleCode, type LocaleCode, localeOf } from '../config/locales.ts'
import { LANGUAGE } from '../config/protocol.ts'
import { isNotice, type ViewId } from '../config/routes.ts'
import { createI18n, type MessagePayload } from '../i18n/create.ts'
import { href, viewHref } from '../i18n/href.ts'
import { localesOf, type Publication } from '../i18n/publication.ts'
import { Footer } from '../layout/Footer.tsx'
import { Header } from '../layout/Header.tsx'
import { groupOf } from '../layout/useCurrentGroup.ts'
import { ViewContext } from '../ui/ViewContext.ts'
import { type Frame, Providers } from './App.tsx'

export interface FrameRequest {
  readonly locale: LocaleCode
  readonly view: ViewId
  readonly payload: MessagePayload
  readonly publication: Publication
  /** The address and the targets of the language links, for a document that is not a view. */
  readonly links?: FrameLinks
}

interface FrameLinks {
  readonly own: string
  readonly inLocale: (code: LocaleCode) => string
}

interface RenderedFrame {
  readonly header: string
  readonly footer: string
  readonly used: ReadonlyMap<string, string>
  readonly missing: readonly string[]
}

/** Elements that frameInto() replaces. No text or component can contain them. */
export const placeholders: Frame = {
  header: createElement('site-header'),
  footer: createElement('site-footer'),
}

/** Replaces `placeholders` in a document's body by header and footer. Throws unless each occurs exactly once. */
export function frameInto(body: string, { header, footer }: RenderedFrame): string {
  const [start, rest, ...more] = body.split('<site-header></site-header>')
  const [main, end, ...others] = rest?.split('<site-footer></site-footer>') ?? []
  if (end === undefined || more.length + others.length > 0) {
    throw new Error('Expected one place for the header and then one for the footer in the document.')
  }
  return `${start}${header}${main}${footer}${end}`
}

/** Rendered frames of a locale. The key is the object of common messages, which is the same for all its documents. */
const rendered = new WeakMap<
  object,
  { readonly publication: Publication; readonly frames: Map<string, RenderedFrame> }
>()

/** Returns header and footer of a view. Views whose frames differ only in links share one render. */
export function frameOf(request: FrameRequest): RenderedFrame {
  const { locale, view, payload, publication } = request
  const inLocale = (code: LocaleCode) => href(code, pageOf(view))
  const links = request.links ?? { own: viewHref(locale, view), inLocale }
  const common = payload[locale]?.['common']
  const known = typeof common === 'object' ? rendered.get(common) : undefined
  const frames = known?.publication === publication ? known.frames : new Map<string, RenderedFrame>()
  if (typeof common === 'object') rendered.set(common, { publication, frames })
  // The current group in the menus, and the listed languages.
  const key = [groupOf(view), ...localesOf(publication, pageOf(view)).map(({ code }) => code)].join(' ')
  const frame = frames.get(key) ?? renderFrame(request)
  frames.set(key, frame)
  const { header, footer } = frame
  return { ...frame, header: linked(header, links), footer: linked(footer, links) }
}

function renderFrame({ locale, view, payload, publication }: FrameRequest): RenderedFrame {
  const used = new Map<string, string>()
  const missing: string[] = []
  const i18n = createI18n({ locale, payload, onMissing: (cause) => missing.push(cause) })
  const localeState = {
    locale: localeOf(locale),
    publication,
    onUse: (key: string, language: string) => used.set(key, language),
  }
  const [header = '', footer = ''] = [<Header key="header" />, <Footer key="footer" />].map((part) =>
    renderToString(
      <Providers i18n={i18n} localeState={localeState}>
        <ViewContext value={view}>{part}</ViewContext>
      </Providers>,
    ),
  )
  return { header, footer, used, missing }
}

/** Returns the page that the language menus link to, as in src/layout/LanguageMenu.tsx. */
const pageOf = (view: ViewId) => (isNotice(view) ? 'home' : view)

/** Matches the start of a link of PageLink or LanguageLinks. */
const linkStart = new RegExp(
  `<a href="([^"]*)"(?: aria-current="page")?(?:( hrefLang="[^"]*" lang="[^"]*" ${LANGUAGE}=")([^"]*))?`,
  'g',
)

/** Adapts the HTML to another document: marks links to it, and sets the targets of language links. */
function linked(html: string, { own, inLocale }: FrameLinks): string {
  return html.replace(linkStart, (_, address: string, attributes?: string, code?: string) => {
    if (code !== undefined && isLocaleCode(code)) return `<a href="${inLocale(code)}"${attributes}${code}`
    return `<a href="${address}"${address === own ? ' aria-current="page"' : ''}`
  })
}
