import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

import { PAGE_EVENT } from '../config/protocol.ts'

/** From the specification: the wait before the scroll to a fragment of a page just navigated to, in ms. */
const FRAGMENT_DELAY = 100

/** The events at which the place on a page is noted. */
const leaving = ['scroll', 'click', 'popstate'] as const

/**
 * Scroll and focus after a client-side navigation: to the top and the new heading, which is how screen readers learn of
 * the new page; to the fragment if there is one; back and forward to where the page was left, with the focus on its
 * heading. Positions are kept in memory, so nothing is stored; before the application is awake, and after the tab leaves
 * the site, the browser does all of this itself.
 */
export function RouteEffects() {
  const location = useLocation()
  const type = useNavigationType()
  const positions = useRef(new Map<string, number>())
  const shown = useRef<string>(null)

  useEffect(() => {
    const take = () => {
      history.scrollRestoration = 'manual'
    }
    const giveBack = () => {
      history.scrollRestoration = 'auto'
    }
    take()
    addEventListener('pagehide', giveBack)
    // Out of the back and forward cache the document comes as it was, without its effects running again.
    addEventListener('pageshow', take)
    return () => {
      giveBack()
      removeEventListener('pagehide', giveBack)
      removeEventListener('pageshow', take)
    }
  }, [])

  // Before the browser can scroll a page that has just been replaced, which would be taken for the place on the old one.
  useLayoutEffect(() => {
    const save = () => positions.current.set(location.key, scrollY)
    // Scroll events come a frame late; what leads away from the page comes at once.
    for (const type of leaving) addEventListener(type, save, { capture: true, passive: true })
    return () => {
      for (const type of leaving) removeEventListener(type, save, { capture: true })
    }
  }, [location.key])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names one visit of one address; the rest belongs to it
  useEffect(() => {
    const before = shown.current
    shown.current = location.pathname
    if (before === null) return
    // For the enhance script, which cannot know that the router has put a new page on the screen; src/app/Sections.tsx
    // says it again when the page is whole.
    document.dispatchEvent(new Event(PAGE_EVENT))
    // Where the place on the page matters, every section has its real height (SiteLayout.module.css).
    document.documentElement.toggleAttribute('data-whole', type === 'POP')
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
