import { Shape } from './shapes.tsx'
import type { Tone } from './tones.ts'

type Place = readonly [x: number, y: number]

interface CurveProps {
  /** x in percent of the drawing's width, y in px. */
  readonly from: Place
  readonly to: Place
  /** Leaves and arrives horizontally; otherwise vertically. */
  readonly across?: boolean
  readonly tone?: Tone
  readonly dashed?: boolean
}

/** A curve between two points that differ in both x and y. */
export function Curve({ from, to, across, tone = 'line', dashed }: CurveProps) {
  const falls = to[0] > from[0] === to[1] > from[1]
  const [start, end] = falls ? [0, 100] : [100, 0]
  const bend = across ? `50 0 50 100` : `${start} 50 ${end} 50`
  return (
    <Shape
      x={Math.min(from[0], to[0])}
      y={Math.min(from[1], to[1])}
      width={Math.abs(to[0] - from[0])}
      height={Math.abs(to[1] - from[1])}
      d={`M${start} 0C${bend} ${end} 100`}
      stroke={tone}
      dashed={dashed}
    />
  )
}
