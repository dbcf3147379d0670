import type { LocaleCode } from '../config/locales.ts'
import type { ViewId } from '../config/routes.ts'
import { followedLink } from './links.ts'

/** How long a link has to be hovered or focused, in ms: a pointer that only passes by prefetches nothing. */
const HOVER_DELAY_MS = 50

/**
 * Prefetches the code and messages of a page when the pointer goes down on a link to it, or when the link is hovered or
 * focused for a moment. Only links that the router follows count: in this tab, to this locale. A prefetch that failed is
 * tried again on the click.
 */
export function prefetchLinks(locale: LocaleCode, load: (view: ViewId) => Promise<unknown>): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const fetchSoon = (delay: number) => (event: Event) => {
    clearTimeout(timer)
    const found = followedLink(event.target, locale)
    if (!found || found.link.pathname === location.pathname) return
    timer = setTimeout(() => load(found.view).catch(() => undefined), delay)
  }
  document.addEventListener('pointerover', fetchSoon(HOVER_DELAY_MS), { passive: true })
  document.addEventListener('focusin', fetchSoon(HOVER_DELAY_MS), { passive: true })
  document.addEventListener('pointerdown', fetchSoon(0), { passive: true })
}
