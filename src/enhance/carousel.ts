import { carouselStep } from '../config/carousel.ts'
import { CAROUSEL, CAROUSEL_TOGGLE, HYDRATED, PLAYING, SLIDE } from '../config/protocol.ts'
import { closest } from './events.ts'

/**
 * The carousel before hydration: a row with CSS scroll snapping. It advances by its buttons and every two seconds, unless it
 * is paused, out of view, in a hidden tab or under the pointer. After hydration, Mantine's carousel takes over
 * (src/sections/Logos/useAutoplay.ts).
 */
export function enhanceCarousel(): void {
  const carousel = document.querySelector<HTMLElement>(`[${CAROUSEL}]`)
  const toggle = document.querySelector<HTMLElement>(`[${CAROUSEL_TOGGLE}]`)
  const slide = carousel?.querySelector<HTMLElement>(`[${SLIDE}]`)
  const row = slide?.parentElement?.parentElement
  if (!carousel || !toggle || !slide || !row) return
  showSlidesInView(carousel)
  const forth = getComputedStyle(row).direction === 'rtl' ? -1 : 1
  const go = (steps: number) => {
    const end = row.scrollWidth - row.clientWidth
    const from = Math.abs(row.scrollLeft)
    const past = steps > 0 ? from > end - 2 : from < 2
    const to = past ? (steps > 0 ? 0 : end) : from + steps * slide.offsetWidth
    row.scrollTo({ left: forth * to, behavior: 'smooth' })
  }
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) toggle.setAttribute(PLAYING, '')
  const timer = setInterval(() => {
    if (carousel.hasAttribute(HYDRATED)) clearInterval(timer)
    else {
      const { top, bottom } = row.getBoundingClientRect()
      const isStill = !toggle.hasAttribute(PLAYING) || document.hidden || carousel.matches(':hover')
      if (!isStill && bottom > 0 && top < innerHeight) go(1)
    }
  }, carouselStep)
  const answer = (event: Event) => {
    const arrow = closest(event, `[${CAROUSEL}] button`)
    if (carousel.hasAttribute(HYDRATED) || !(arrow || closest(event, `[${CAROUSEL_TOGGLE}]`))) return
    // Keeps React from handling it too during hydration.
    event.stopPropagation()
    if (arrow) go(arrow.dataset['type'] === 'next' ? 1 : -1)
    else toggle.toggleAttribute(PLAYING)
  }
  document.addEventListener('click', answer, true)
}

/** Makes slides out of view inert, before and after hydration, so that screen readers read only the visible ones. */
function showSlidesInView(carousel: Element): void {
  const apply = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { target, intersectionRatio } of entries) target.toggleAttribute('inert', intersectionRatio < 0.5)
  }
  // Relative to the carousel, not the viewport: screen readers may read it without scrolling to it.
  const observer = new IntersectionObserver(apply, { root: carousel, threshold: 0.5 })
  for (const slide of carousel.querySelectorAll(`[${SLIDE}]`)) observer.observe(slide)
}
