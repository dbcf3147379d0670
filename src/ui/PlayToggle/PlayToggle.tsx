import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import type { ReactNode, Ref } from 'react'
import classes from './PlayToggle.module.css'

interface PlayToggleProps {
  readonly ref: Ref<HTMLButtonElement>
  readonly className: string | undefined
  readonly playing: boolean
  readonly onToggle: () => void
  readonly play: ReactNode
  readonly pause: ReactNode
}

/**
 * Starts and stops what moves by itself. Both labels are there and the attribute data-playing shows one of them, because
 * src/enhance/carousel.ts, which answers before React is awake, has no words of its own.
 */
export function PlayToggle({ ref, className, playing, onToggle, play, pause }: PlayToggleProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={className}
      onClick={onToggle}
      data-carousel-toggle=""
      data-playing={playing ? '' : undefined}
      suppressHydrationWarning
    >
      <span className={classes.labels}>
        <span className={`${classes.label} ${classes.pause}`}>
          <IconPlayerPause size={18} aria-hidden="true" />
          {pause}
        </span>
        <span className={`${classes.label} ${classes.play}`}>
          <IconPlayerPlay size={18} aria-hidden="true" />
          {play}
        </span>
      </span>
    </button>
  )
}
