import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { PAGE_EVENT, RENDER_EAGER } from '../config/protocol.ts'

/** The wait before the scroll to a fragment of a page just navigated to, in ms: requirement R14. */
const FRAGMENT_DELAY = 100

/** The events at which the scroll position of a page is saved. */
const saveEvents = ['scroll', 'click', 'popstate'] as const

/**
 * Scroll and focus after a client-side navigation: to the top and the new heading, which is how screen readers learn of
 * the new page; to the fragment if there is one; back and forward to where the page was left, with the focus on its
 * heading. Positions are kept in memory, so nothing is stored; before hydration, and after the tab leaves the site, the
 * browser does all of this itself.
 */
export function RouteEffects() {
  const location = useLocation()
  const type = useNavigationType()
  const positions = useRef(new Map<string, number>())
  const shown = useRef<string>(null)

  useEffect(() => {
    const disable = () => {
      history.scrollRestoration = 'manual'
    }
    const restore = () => {
      history.scrollRestoration = 'auto'
    }
    disable()
    addEventListener('pagehide', restore)
    // From the back/forward cache a document comes as it was left: its effects do not run again.
    addEventListener('pageshow', disable)
    return () => {
      restore()
      removeEventListener('pagehide', restore)
      removeEventListener('pageshow', disable)
    }
  }, [])

  // In a layout effect, before the browser scrolls the new page: its position would be saved for the old one.
  useLayoutEffect(() => {
    const save = () => positions.current.set(location.key, scrollY)
    // Scroll events come a frame late; click and popstate come before the page is left.
    for (const type of saveEvents) addEventListener(type, save, { capture: true, passive: true })
    return () => {
      for (const type of saveEvents) removeEventListener(type, save, { capture: true })
    }
  }, [location.key])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names one visit of one address; the rest belongs to it
  useEffect(() => {
    const before = shown.current
    shown.current = location.pathname
    if (before === null) return
    // For src/enhance, which does not know of the router; src/app/Sections.tsx dispatches it again for the other sections.
    document.dispatchEvent(new Event(PAGE_EVENT))
    // On history navigation, disable content-visibility so that scroll restoration works (SiteLayout.module.css).
    document.documentElement.toggleAttribute(RENDER_EAGER, type === 'POP')
    if (type === 'POP') {
      scrollTo({ top: positions.current.get(location.key) ?? 0, behavior: 'instant' })
      // Between two places of one page the focus stays where it is.
      if (before !== location.pathname) focusOn(document.querySelector('h1'))
      return
    }
    const id = decodeURIComponent(location.hash.slice(1))
    if (id === '') {
      scrollTo({ top: 0, behavior: 'instant' })
      focusOn(document.querySelector('h1'))
      return
    }
    scrollTo({ top: 0, behavior: 'instant' })
    const timer = setTimeout(() => scrollToFragment(id), FRAGMENT_DELAY)
    return () => clearTimeout(timer)
  }, [location.key])
  return null
}

function scrollToFragment(id: string) {
  const target = document.getElementById(id)
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  target?.scrollIntoView({ behavior: still ? 'instant' : 'smooth' })
  // A section is entered at its heading, an item of an accordion at what opens it; an unknown fragment is the whole page.
  focusOn((target ?? document).querySelector('[aria-expanded], h1, h2, h3') ?? target)
}

/** Puts the focus on an element without scrolling; what cannot be focused by itself is made so, for scripts alone. */
function focusOn(element: HTMLElement | null) {
  if (!element) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
