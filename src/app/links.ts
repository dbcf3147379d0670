import type { LocaleCode } from '../config/locales.ts'
import { LANGUAGE } from '../config/protocol.ts'
import type { ViewId } from '../config/routes.ts'
import { viewAt } from '../i18n/href.ts'

export interface FollowedLink {
  readonly link: HTMLAnchorElement
  readonly view: ViewId
}

/**
 * Whether the router follows links: where they can be hovered, so that what a page is made of has come when they are clicked.
 * A finger goes down a tenth of a second before the click; in that time a document is prefetched, by the rules that stand in
 * the present one, but not the ten files of a page. Measured in docs/decisions/hydration-on-intent.md.
 */
export function routerFollowsLinks(): boolean {
  return matchMedia('(hover: hover)').matches
}

/**
 * The link around the target of an event, if the router shows what it leads to: in this tab, to a page in this locale.
 * Languages, files, other sites and fragments of the document itself are the browser's.
 */
export function followedLink(target: EventTarget | null, locale: LocaleCode): FollowedLink | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== location.origin || link.target || link.download) return undefined
  if (link.hasAttribute(LANGUAGE) || link.getAttribute('href')?.startsWith('#')) return undefined
  const to = viewAt(link.pathname)
  return to.locale === locale && to.view !== 'not-found' ? { link, view: to.view } : undefined
}
