import type en from '#locales/en/pages/services-linguistic-quality.json'
import { joined } from '../../i18n/joined.tsx'
import { useMessages } from '../../i18n/useMessages.tsx'
import { useNumber } from '../../i18n/useNumber.ts'
import { Diagram } from '../../ui/Diagram/Diagram.tsx'
import { Label } from '../../ui/Diagram/Label.tsx'
import { Mark } from '../../ui/Diagram/Mark.tsx'
import { Box, Line } from '../../ui/Diagram/shapes.tsx'

/** Penalty points per error severity in MQM. */
const points = { minor: 1, major: 5, critical: 25 } as const

type Severity = 'minor' | 'major'

/** The errors in 1,000 words, by category of the MQM typology. */
const categories: readonly { id: 'accuracy' | 'terminology' | 'language' | 'locale'; errors: readonly Severity[] }[] = [
  { id: 'accuracy', errors: ['minor', 'minor', 'minor'] },
  { id: 'terminology', errors: ['minor', 'minor', 'minor', 'major'] },
  { id: 'language', errors: ['minor', 'minor', 'minor', 'minor'] },
  { id: 'locale', errors: ['minor', 'minor'] },
]
const errors = categories.flatMap((category) => category.errors)
/** The maximum penalty of a text of 1,000 words: a score of 98 out of 100. */
const limit = 20
const scale = 26

const sum = (list: readonly Severity[]) => list.reduce((total, severity) => total + points[severity], 0)
const percent = (penalty: number) => (penalty / scale) * 100

/** Returns the path of a square whose area is the penalty, starting at its position. */
const square = (severity: Severity) => {
  const side = Math.round(Math.sqrt(points[severity]) * 10)
  return `M0 ${-side / 2}h${side}v${side}h${-side}z`
}

const rows = { top: 34, height: 38 }
const bars = { top: rows.top + categories.length * rows.height + 10, height: 18, pitch: 48 }

/** The errors of a text by category and severity, and their penalty against the limit. */
export function PenaltyScore() {
  const { m } = useMessages<typeof en>('pages/services-linguistic-quality')
  const number = useNumber()
  const bottom = bars.top + bars.pitch + 22 + bars.height
  return (
    <Diagram height={bottom + 6} title={m('diagram.title')} text={m('diagram.text')}>
      {(['minor', 'major'] as const).map((severity, index) => (
        <g key={severity}>
          <Mark x={index * 46} y={13} d={square(severity)} {...looks[severity]} />
          <Label x={6 + index * 51} y={0} width={40} height={26} middle tone="quiet">
            {joined(m(`diagram.${severity}`), number(points[severity]))}
          </Label>
        </g>
      ))}
      {categories.map(({ id, errors: found }, index) => {
        const top = rows.top + index * rows.height
        return (
          <g key={id}>
            <Line from={[0, top - 2]} to={[100, top - 2]} tone="rule" />
            <Label x={0} y={top - 11} width={57} height={56} middle>
              {m(`diagram.categories.${id}`)}
            </Label>
            {found.map((severity, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the errors of a category are static
              <Mark key={place} x={60 + place * 8} y={top + 17} d={square(severity)} {...looks[severity]} />
            ))}
            <Label x={91} y={top - 2} width={9} height={rows.height} align="end" middle bold>
              {number(sum(found))}
            </Label>
          </g>
        )
      })}
      <Label x={0} y={bars.top} width={39} bold>
        {joined(m('diagram.total'), number(sum(errors)))}
      </Label>
      {errors.map((severity, index) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          key={index}
          x={percent(sum(errors.slice(0, index)))}
          y={bars.top + 22}
          width={percent(points[severity])}
          height={bars.height}
          {...looks[severity]}
        />
      ))}
      <Label x={0} y={bars.top + bars.pitch} width={percent(limit) - 2} bold tone="error">
        {joined(m('diagram.critical'), number(points.critical))}
      </Label>
      <Box
        x={0}
        y={bars.top + bars.pitch + 22}
        width={percent(points.critical)}
        height={bars.height}
        fill="errorTint"
        stroke="error"
      />
      <Label x={40} y={bars.top} width={percent(limit) - 42.5} height={38} align="end" tone="quiet">
        {joined(m('diagram.limit'), number(limit))}
      </Label>
      <Line from={[percent(limit), bars.top]} to={[percent(limit), bottom + 6]} tone="ink" dashed />
    </Diagram>
  )
}

const looks = {
  minor: { fill: 'card', stroke: 'brand' },
  major: { fill: 'successTint', stroke: 'brand' },
} as const
