import type { ReactNode } from 'react'
import { inLanguage } from '../../i18n/direction.ts'
import { useLocale } from '../../i18n/LocaleContext.ts'
import classes from './Diagram.module.css'
import { round, useDirection, useStart } from './shapes.tsx'
import { type Tone, tones } from './tones.ts'

type Align = 'start' | 'center' | 'end'

/** The same side of the drawing in a text that runs the other way. */
const opposite = { start: 'end', center: 'center', end: 'start' } as const satisfies Record<Align, Align>

interface LabelProps {
  /** In percent of the drawing's width, from the side where a line of text begins. */
  readonly x: number
  /** The upper edge in px. */
  readonly y: number
  readonly width: number
  /** Room for the lines in px, 19 each: long words in other languages need a second one. */
  readonly height?: number
  readonly align?: Align
  /** The line stands in the middle of its height. */
  readonly middle?: boolean
  readonly tone?: Tone
  readonly bold?: boolean
  /** BCP 47 tag of a text that is not in the page's language. */
  readonly lang?: string
  /** A code that is the same in every language. */
  readonly translate?: 'no'
  readonly children: ReactNode
}

/** Words in a drawing. They wrap, because SVG's own text cannot. */
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
