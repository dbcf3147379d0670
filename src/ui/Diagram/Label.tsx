import type { ReactNode } from 'react'
import { inLanguage } from '../../i18n/direction.ts'
import { useLocale } from '../../i18n/LocaleContext.ts'
import classes from './Diagram.module.css'
import { round, useDirection, useStart } from './shapes.tsx'
import { type Tone, tones } from './tones.ts'

type Align = 'start' | 'center' | 'end'

/** The alignment on the same side of the drawing for a text that runs in the other direction. */
const opposite = { start: 'end', center: 'center', end: 'start' } as const satisfies Record<Align, Align>

interface LabelProps {
  /** Distance from the inline start, in percent of the drawing's width. */
  readonly x: number
  /** The top edge in px. */
  readonly y: number
  readonly width: number
  /** Height in px, 19 per line. Long words in other languages need a second line. */
  readonly height?: number
  readonly align?: Align
  readonly middle?: boolean
  readonly tone?: Tone
  readonly bold?: boolean
  /** BCP 47 tag of a text that is not in the page's language. */
  readonly lang?: string | undefined
  /** For a code that is the same in every language. */
  readonly translate?: 'no'
  readonly children: ReactNode
}

/** Text in a drawing. It wraps, which SVG's own text cannot. */
export function Label({ x, y, width, height = 19, lang, translate, children, ...style }: LabelProps) {
  const { align, middle, tone, bold } = style
  const start = useStart()
  const direction = useDirection()
  const { locale } = useLocale()
  const { dir = locale.dir, ...language } = inLanguage(lang)
  const isOpposite = dir !== direction
  return (
    <foreignObject
      x={`${start(x, width)}%`}
      y={y}
      width={`${round(width)}%`}
      height={height}
      color={tones[tone ?? 'ink']}
      fontWeight={bold ? 600 : undefined}
    >
      <div
        className={classes.label}
        data-align={isOpposite ? opposite[align ?? 'start'] : align}
        data-middle={middle || undefined}
        translate={translate}
        {...language}
        dir={lang || isOpposite ? dir : undefined}
      >
        {children}
      </div>
    </foreignObject>
  )
}
