import { outline, useDirection, useStart } from './shapes.tsx'
import { type Tone, tones } from './tones.ts'

interface MarkProps {
  /** Distance from the inline start, in percent of the drawing's width. */
  readonly x: number
  /** In px. */
  readonly y: number
  /** An SVG path in px, relative to the mark's position. */
  readonly d: string
  readonly fill?: Tone
  readonly stroke?: Tone
  /** Never mirrored on right-to-left pages: a standard's symbol, a telephone. */
  readonly fixed?: boolean
}

/** A shape that keeps its size when the drawing is stretched: an arrowhead, a tick, a symbol. */
export function Mark({ x, y, d, fill, stroke, fixed }: MarkProps) {
  const start = useStart()
  const dir = useDirection()
  return (
    <svg x={`${start(x)}%`} y={y} overflow="visible" aria-hidden="true">
      <path
        d={d}
        transform={dir === 'rtl' && !fixed ? 'scale(-1 1)' : undefined}
        fill={fill ? tones[fill] : 'none'}
        {...outline(stroke)}
      />
    </svg>
  )
}
