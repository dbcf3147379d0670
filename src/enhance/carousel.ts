import { carouselMove, carouselStep } from '../config/carousel.ts'
import { PAGE_EVENT, TAKEN } from '../config/protocol.ts'
import { closest } from './toTop.ts'

/**
 * The carousel before React is awake: it moves, can be paused, and its arrows answer. Each slide moves by a Web Animation,
 * so that no attribute changes which React has rendered; the application reads place and pause from them and cancels
 * them (src/sections/Logos/takeOver.ts), and from then on nothing here does anything. Out of view, in a hidden tab and under
 * the pointer it stands still.
 */
export function enhanceCarousel(): void {
  const carousel = document.querySelector<HTMLElement>('[data-carousel]')
  const toggle = document.querySelector<HTMLElement>('[data-carousel-toggle]')
  if (!carousel || !toggle) return
  const slides = [...carousel.querySelectorAll('[data-slide]')]
  const total = slides.length
  let animations: readonly Animation[] = []
  let inView = false
  const apply = () => {
    const run = 'playing' in toggle.dataset && inView && !document.hidden && !carousel.matches(':hover')
    for (const animation of animations) {
      if (animation.playState === 'idle') return
      if (run) animation.play()
      else animation.pause()
    }
  }
  // At the first need: seven animations are half of what this script does, and a carousel far below needs none.
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
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) toggle.dataset['playing'] = ''
  const answer = (event: Event) => {
    const arrow = closest(event, '[data-carousel] button')
    if (toggle.hasAttribute(TAKEN) || !(arrow || closest(event, '[data-carousel-toggle]'))) return
    // React, if it is just waking up, must not answer too.
    event.stopPropagation()
    begin()
    if (!arrow) toggle.toggleAttribute('data-playing')
    go(arrow ? (arrow.dataset['type'] === 'next' ? 1 : -1) : 0)
    apply()
  }
  document.addEventListener('click', answer, true)
  document.addEventListener('visibilitychange', apply)
  for (const type of ['mouseenter', 'mouseleave']) carousel.addEventListener(type, apply)
  new IntersectionObserver(([entry]) => {
    inView = Boolean(entry?.isIntersecting)
    if (inView && !toggle.hasAttribute(TAKEN)) begin()
    apply()
  }).observe(carousel)
}

/** Slides out of view are out of reach, for readers too, whoever moves them: the animations above or the application. */
export function enhanceSlides(): void {
  const apply = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { target, intersectionRatio } of entries) target.toggleAttribute('inert', intersectionRatio < 0.5)
  }
  const observe = () => {
    // Seen in the carousel, wherever that is: a reader need not scroll to what it reads.
    const root = document.querySelector('[data-carousel]')
    const observer = new IntersectionObserver(apply, { root, threshold: 0.5 })
    for (const slide of document.querySelectorAll('[data-slide]')) observer.observe(slide)
  }
  document.addEventListener(PAGE_EVENT, observe)
  observe()
}

/** One round of a slide: at each place it rests, then moves on; once out of view it goes to the end of the row. */
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
