import { createContext, useContext } from 'react'
import { useLocale } from '../../i18n/LocaleContext.ts'
import { type Tone, tones } from './tones.ts'

/** A horizontal position or width, in percent of the drawing's width, from the inline start. */
type Percent = number

/** A vertical position or height. */
type Px = number

interface Area {
  readonly x: Percent
  readonly y: Px
  readonly width: Percent
  readonly height: Px
}

interface BoxProps extends Area {
  readonly fill?: Tone
  readonly stroke?: Tone
  readonly dashed?: boolean
  /** Corner radius in px. */
  readonly radius?: number
}

export function Box({ x, y, width, height, fill, stroke, dashed, radius }: BoxProps) {
  const start = useStart()
  return (
    <rect
      x={`${start(x, width)}%`}
      y={y}
      width={`${round(width)}%`}
      height={height}
      rx={radius}
      fill={fill ? tones[fill] : 'none'}
      {...outline(stroke, dashed)}
    />
  )
}

interface LineProps {
  readonly from: readonly [x: Percent, y: Px]
  readonly to: readonly [x: Percent, y: Px]
  readonly tone?: Tone
  readonly dashed?: boolean
}

/** A straight line, 1.5 px wide. */
export function Line({ from, to, tone = 'line', dashed }: LineProps) {
  const start = useStart()
  return <line x1={`${start(from[0])}%`} y1={from[1]} x2={`${start(to[0])}%`} y2={to[1]} {...outline(tone, dashed)} />
}

interface DotProps {
  readonly x: Percent
  readonly y: Px
  /** Stroke width in px. */
  readonly radius?: number
  readonly fill?: Tone
  readonly stroke?: Tone
}

export function Dot({ x, y, radius = 4, fill = 'ink', stroke }: DotProps) {
  const start = useStart()
  return <circle cx={`${start(x)}%`} cy={y} r={radius} fill={tones[fill]} {...outline(stroke)} />
}

interface ShapeProps extends Area {
  /** An SVG path in a box of 100 by 100 units, which is stretched to the area. */
  readonly d: string
  readonly fill?: Tone
  readonly stroke?: Tone
  readonly dashed?: boolean
}

/** A free shape: a curve, a wave, an arrowhead. Its strokes keep their width when it is stretched. */
export function Shape({ x, y, width, height, d, fill, stroke, dashed }: ShapeProps) {
  const start = useStart()
  const dir = useDirection()
  return (
    <svg
      x={`${start(x, width)}%`}
      y={y}
      width={`${round(width)}%`}
      height={height}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      overflow="visible"
      aria-hidden="true"
    >
      <path
        d={d}
        transform={dir === 'rtl' ? 'matrix(-1 0 0 1 100 0)' : undefined}
        vectorEffect="non-scaling-stroke"
        fill={fill ? tones[fill] : 'none'}
        {...outline(stroke, dashed)}
      />
    </svg>
  )
}

/** True if a drawing runs from left to right in every language. */
export const FixedContext = createContext(false)

/** Returns the direction of the drawing: the page's, unless it is fixed. */
export function useDirection(): 'ltr' | 'rtl' {
  const { dir } = useLocale().locale
  return useContext(FixedContext) ? 'ltr' : dir
}

/** Returns the function that computes the left edge of an area, mirrored on right-to-left pages. */
export function useStart(): (x: Percent, width?: Percent) => number {
  const dir = useDirection()
  return (x, width = 0) => round(dir === 'rtl' ? 100 - x - width : x)
}

export function round(value: number): number {
  return Math.round(value * 100) / 100
}

/** Returns the stroke attributes of a tone; none without one. */
export function outline(tone: Tone | undefined, dashed?: boolean) {
  if (!tone) return {}
  return { stroke: tones[tone], strokeWidth: 1.5, strokeDasharray: dashed ? '4 4' : undefined }
}
