import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** From the specification: the wait before the scroll to a fragment of a page just navigated to, in ms. */
const FRAGMENT_DELAY = 100

/** The events at which the place on a page is noted. */
const leaving = ['scroll', 'click', 'popstate'] as const

/**
 * Scroll and focus after a client-side navigation: to the top and the new heading; to the fragment if there is one; back
 * and forward to where the page was left. Positions are kept in memory, so nothing is stored; before the application is
 * awake, and after the tab leaves the site, the browser does all of this itself.
 */
export function RouteEffects() {
  const location = useLocation()
  const type = useNavigationType()
  const positions = useRef(new Map<string, number>())
  const first = useRef(true)

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
    if (first.current) {
      first.current = false
      return
    }
    // For the enhance script, which cannot know that the router has put a new page on the screen.
    document.dispatchEvent(new Event('isogloss:page'))
    if (type === 'POP') {
      scrollTo({ top: positions.current.get(location.key) ?? 0, behavior: 'instant' })
      return
    }
    const id = decodeURIComponent(location.hash.slice(1))
    if (id === '') {
      scrollTo({ top: 0, behavior: 'instant' })
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
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
  target?.focus({ preventScroll: true })
}
