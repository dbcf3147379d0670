import { carouselMove, carouselStep } from '../../config/carousel.ts'
import { TAKEN } from '../../config/protocol.ts'

/** Where the carousel has got to before React was awake. */
export interface Progress {
  /** Index of the slide that stands first. */
  readonly place: number
  /** Whether it moves by itself. */
  readonly playing: boolean
}

/**
 * Takes the carousel over from src/enhance/carousel.ts, which moves the slides by Web Animations: hands their place and
 * the toggle's state to `begin`, which has to put the slides there itself, cancels them, and marks the toggle as taken. A
 * move that is under way is let finish first, so that nothing jumps. Where there is no animation (the carousel has not
 * been seen yet, or the router has just shown the page), begins at once, moving unless motion is unwelcome. Returns the
 * function that stops waiting.
 */
export function takeOver(
  slides: readonly HTMLElement[],
  toggle: HTMLElement | null,
  begin: (progress: Progress) => void,
): () => void {
  const hand = (progress: Progress) => {
    toggle?.setAttribute(TAKEN, '')
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
    hand({ place: Math.floor(time / carouselStep) % slides.length, playing: toggle?.dataset['playing'] !== undefined })
    cancel()
  }
  const cancel = () => {
    clearTimeout(timer)
    for (const animation of animations) animation.cancel()
  }
  attempt()
  return cancel
}
