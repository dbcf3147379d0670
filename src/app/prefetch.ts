import type { LocaleCode } from '../config/locales.ts'
import type { ViewId } from '../config/routes.ts'
import { followedLink } from './links.ts'

/** How long a pointer or the focus has to stay on a link, in ms: one that only passes by asks for nothing. */
const HOVER_DELAY_MS = 50

/**
 * Has the code and strings of a page fetched when a link to it is pressed, or pointed at or focused for a moment. Only
 * links that the router follows count: in this tab, to this locale. A page that does not come is tried again on the click.
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
