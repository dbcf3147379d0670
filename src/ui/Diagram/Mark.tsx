import { outline, useDirection, useStart } from './shapes.tsx'
import { type Tone, tones } from './tones.ts'

/** Heads of arrows whose points are at their places. */
export const heads = {
  down: 'M-4-7L0 0 4-7',
  up: 'M-4 7L0 0 4 7',
  forth: 'M-7-4L0 0-7 4',
  back: 'M7-4L0 0 7 4',
} as const

interface MarkProps {
  /** In percent of the drawing's width, from the side where a line of text begins. */
  readonly x: number
  /** In px. */
  readonly y: number
  /** An SVG path in px, counted from the place. */
  readonly d: string
  readonly fill?: Tone
  readonly stroke?: Tone
  /** Not mirrored where the page is read from right to left: the symbol of a standard, a telephone. */
  readonly fixed?: boolean
}

/** A form that keeps its size while the drawing is stretched: the head of an arrow, a tick, a symbol. */
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
