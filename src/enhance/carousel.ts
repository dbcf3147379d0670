import { carouselMove, carouselStep } from '../config/carousel.ts'
import { CAROUSEL, CAROUSEL_TOGGLE, HYDRATED, PAGE_EVENT, PLAYING, SLIDE } from '../config/protocol.ts'
import { closest } from './events.ts'

/**
 * The carousel before hydration: it moves, can be paused, and its arrows work. Web Animations move the slides, so that no
 * attribute changes that React rendered; on hydration the application reads position and play state from them and cancels
 * them (src/sections/Logos/hydrateCarousel.ts), after which nothing here has an effect. Paused out of view, in a hidden
 * tab and under the pointer.
 */
export function enhanceCarousel(): void {
  const carousel = document.querySelector<HTMLElement>(`[${CAROUSEL}]`)
  const toggle = document.querySelector<HTMLElement>(`[${CAROUSEL_TOGGLE}]`)
  if (!carousel || !toggle) return
  const slides = [...carousel.querySelectorAll(`[${SLIDE}]`)]
  const total = slides.length
  let animations: readonly Animation[] = []
  let inView = false
  const apply = () => {
    const run = toggle.hasAttribute(PLAYING) && inView && !document.hidden && !carousel.matches(':hover')
    for (const animation of animations) {
      if (animation.playState === 'idle') return
      if (run) animation.play()
      else animation.pause()
    }
  }
  // When first needed: the animations are half of this script's work, and a carousel far below needs none.
  const begin = () => {
    if (animations[0]) return
    const forth = getComputedStyle(carousel).direction === 'rtl' ? 100 : -100
    animations = slides.map((slide, index) =>
      slide.animate(path(index, total, forth), { duration: total * carouselStep, iterations: Infinity }),
    )
  }
  const go = (steps: number) => {
    const place = Math.floor((Number(animations[0]?.currentTime) + carouselMove) / carouselStep)
    for (const animation of animations) animation.currentTime = (place + steps + total) * carouselStep
  }
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) toggle.setAttribute(PLAYING, '')
  const answer = (event: Event) => {
    const arrow = closest(event, `[${CAROUSEL}] button`)
    if (toggle.hasAttribute(HYDRATED) || !(arrow || closest(event, `[${CAROUSEL_TOGGLE}]`))) return
    // React must not handle it too, if it is hydrating just now.
    event.stopPropagation()
    begin()
    if (!arrow) toggle.toggleAttribute(PLAYING)
    go(arrow ? (arrow.dataset['type'] === 'next' ? 1 : -1) : 0)
    apply()
  }
  document.addEventListener('click', answer, true)
  document.addEventListener('visibilitychange', apply)
  for (const type of ['mouseenter', 'mouseleave']) carousel.addEventListener(type, apply)
  new IntersectionObserver(([entry]) => {
    inView = Boolean(entry?.isIntersecting)
    if (inView && !toggle.hasAttribute(HYDRATED)) begin()
    apply()
  }).observe(carousel)
}

/** Makes slides out of view inert, before and after hydration. */
export function enhanceSlides(): void {
  const apply = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { target, intersectionRatio } of entries) target.toggleAttribute('inert', intersectionRatio < 0.5)
  }
  const observe = () => {
    // Visible within the carousel, wherever that is on the page: a screen reader need not scroll to what it reads.
    const root = document.querySelector(`[${CAROUSEL}]`)
    const observer = new IntersectionObserver(apply, { root, threshold: 0.5 })
    for (const slide of document.querySelectorAll(`[${SLIDE}]`)) observer.observe(slide)
  }
  document.addEventListener(PAGE_EVENT, observe)
  observe()
}

/** One loop of a slide: it rests at each position, then moves on; once out of view it jumps to the end of the row. */
function path(index: number, total: number, forth: number): Keyframe[] {
  return Array.from({ length: total }, (_, place) => {
    const rest = forth * (place > index ? place - total : place)
    const at = (time: number, x: number) => ({
      offset: time / total,
      transform: `translateX(${x}%)`,
      easing: 'ease-in-out',
    })
    return [at(place, rest), at(place + 1 - carouselMove / carouselStep, rest), at(place + 1, rest + forth)]
  }).flat()
}
