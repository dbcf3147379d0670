import type { ReactNode, Ref } from 'react'
import IconPlayerPause from '#icons/IconPlayerPause.mjs'
import IconPlayerPlay from '#icons/IconPlayerPlay.mjs'
import { CAROUSEL_TOGGLE, PLAYING } from '../../config/protocol.ts'
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
 * Starts and stops an animation. Both labels are rendered, and the attribute PLAYING selects the visible one, because
 * src/enhance/carousel.ts handles clicks before hydration and has no access to messages.
 */
export function PlayToggle({ ref, className, playing, onToggle, play, pause }: PlayToggleProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={className}
      onClick={onToggle}
      {...{ [CAROUSEL_TOGGLE]: '', [PLAYING]: playing ? '' : undefined }}
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
