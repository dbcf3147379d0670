import type { LocaleCode } from '../config/locales.ts'
import type { ViewId } from '../config/routes.ts'
import { viewAt } from '../i18n/href.ts'

/** How long a pointer or the focus has to stay on a link, in ms: one that only passes by asks for nothing. */
const DWELL = 50

/**
 * Has the code and strings of a page fetched when a link to it is pressed, or pointed at or focused for a moment. Only
 * links that the router follows count: in this tab, to this locale. A page that does not come is tried again on the click.
 */
export function prefetchLinks(locale: LocaleCode, load: (view: ViewId) => Promise<unknown>): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const fetchSoon = (delay: number) => (event: Event) => {
    clearTimeout(timer)
    const view = followed(event.target, locale)
    if (view) timer = setTimeout(() => load(view).catch(() => undefined), delay)
  }
  document.addEventListener('pointerover', fetchSoon(DWELL), { passive: true })
  document.addEventListener('focusin', fetchSoon(DWELL), { passive: true })
  document.addEventListener('pointerdown', fetchSoon(0), { passive: true })
}

/** The view that a click on a target would have the router show, if any. */
function followed(target: EventTarget | null, locale: LocaleCode): ViewId | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== location.origin || link.dataset['language'] || link.target) return undefined
  const to = viewAt(link.pathname)
  return to.locale === locale && link.pathname !== location.pathname ? to.view : undefined
}
