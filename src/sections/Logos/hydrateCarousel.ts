import { carouselMove, carouselStep } from '../../config/carousel.ts'
import { HYDRATED, PLAYING } from '../../config/protocol.ts'

/** The state of the carousel before hydration. */
export interface Progress {
  /** Index of the slide that stands first. */
  readonly place: number
  /** Whether it moves by itself. */
  readonly playing: boolean
}

/**
 * Replaces the Web Animations of src/enhance/carousel.ts: passes their position and play state to `begin`, which has to
 * move the slides there itself, cancels them, and marks the toggle as hydrated. A move in progress is finished first, so
 * that nothing jumps. Without animations (the carousel has not been in view yet, or the router has just rendered the
 * page) it begins at once, playing unless the visitor prefers reduced motion. Returns a function that cancels.
 */
export function hydrateCarousel(
  slides: readonly HTMLElement[],
  toggle: HTMLElement | null,
  begin: (progress: Progress) => void,
): () => void {
  const hand = (progress: Progress) => {
    toggle?.setAttribute(HYDRATED, '')
    begin(progress)
  }
  const animations = slides.flatMap((slide) => slide.getAnimations())
  const [first] = animations
  if (!first) {
    hand({ place: 0, playing: !matchMedia('(prefers-reduced-motion: reduce)').matches })
    return () => undefined
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const attempt = () => {
    const time = Number(first.currentTime)
    const left = carouselStep - (time % carouselStep)
    if (first.playState === 'running' && left <= carouselMove) {
      timer = setTimeout(attempt, left)
      return
    }
    hand({ place: Math.floor(time / carouselStep) % slides.length, playing: toggle?.hasAttribute(PLAYING) ?? false })
    cancel()
  }
  const cancel = () => {
    clearTimeout(timer)
    for (const animation of animations) animation.cancel()
  }
  attempt()
  return cancel
}
