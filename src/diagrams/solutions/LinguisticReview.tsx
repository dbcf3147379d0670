import type en from '#locales/en/pages/solutions-pharmaceutical.json'
import { useMessages } from '../../i18n/useMessages.tsx'
import { useNumber } from '../../i18n/useNumber.ts'
import { Diagram } from '../../ui/Diagram/Diagram.tsx'
import { Label } from '../../ui/Diagram/Label.tsx'
import { Box, Line, Shape } from '../../ui/Diagram/shapes.tsx'

const opinion = 210
/** EMA, The linguistic review process of product information in the centralised procedure: day +5, +19, +25 and +27. */
const deadlines = [
  { id: 'translations', day: 215, fill: 'successTint' },
  { id: 'comments', day: 229, fill: 'mist' },
  { id: 'final', day: 235, fill: 'successTint' },
  { id: 'commission', day: 237, fill: 'mist' },
] as const
/** The labelled days, from the opinion on. */
const dates = [{ id: 'opinion', day: opinion }, ...deadlines] as const

/** The days of the clock stops before the opinion. */
const stops = [120, 180]
const days = Array.from({ length: 28 }, (_, index) => opinion + index)

/** Positions of the assessment bar, of the month after it and of the list of dates, and sizes of their cells, in px. */
const [bar, month, cell, list, entry] = [28, 118, 46, 322, 42]
const along = (day: number) => (day / opinion) * 100

/** A centralized procedure: 210 days in English, then the four weeks of the linguistic review, day by day. */
export function LinguisticReview() {
  const { m } = useMessages<typeof en>('pages/solutions-pharmaceutical')
  const number = useNumber()
  return (
    <Diagram height={list + (deadlines.length + 1) * entry - 6} title={m('diagram.title')} text={m('diagram.text')}>
      <Label x={0} y={0} width={100} tone="quiet">
        {m('diagram.assessment')}
      </Label>
      <Box x={0} y={bar} width={100} height={22} fill="mist" stroke="line" />
      {stops.map((day) => (
        <g key={day}>
          <Box x={along(day) - 0.7} y={bar - 4} width={1.4} height={30} fill="card" />
          <Line from={[along(day) - 0.7, bar - 4]} to={[along(day) - 0.7, bar + 26]} />
          <Line from={[along(day) + 0.7, bar - 4]} to={[along(day) + 0.7, bar + 26]} />
        </g>
      ))}
      {[0, ...stops, opinion].map((day) => (
        <Label
          key={day}
          x={Math.min(Math.max(along(day) - 6, 0), 88)}
          y={bar + 27}
          width={12}
          align={day === 0 ? 'start' : day === opinion ? 'end' : 'center'}
          tone="quiet"
        >
          {number(day)}
        </Label>
      ))}
      {/* The four weeks after the opinion, enlarged. */}
      <Shape x={0} y={bar + 48} width={100} height={month - bar - 48} d="M98 0L0 100H100V0z" fill="mist" />
      {days.map((day, index) => {
        const [x, y] = [(index % 7) * (100 / 7), month + Math.floor(index / 7) * cell]
        const due = deadlines.find((deadline) => day <= deadline.day)
        const isDeadline = day === due?.day || day === opinion
        const isFirst = day === deadlines[0].day
        return (
          <g key={day}>
            <Box
              x={x}
              y={y}
              width={100 / 7}
              height={cell}
              fill={isFirst ? 'accentTint' : day === opinion ? 'card' : due?.fill}
              stroke="rule"
            />
            {isDeadline ? (
              <Box
                x={x + 0.6}
                y={y + 2}
                width={100 / 7 - 1.2}
                height={cell - 4}
                stroke={isFirst ? 'accent' : 'brand'}
                radius={4}
              />
            ) : null}
            <Label
              x={x}
              y={y}
              width={100 / 7}
              height={cell}
              align="center"
              middle
              bold={isDeadline}
              tone={isDeadline ? 'ink' : 'quiet'}
            >
              {number(day)}
            </Label>
          </g>
        )
      })}
      {dates.map(({ id, day }, index) => (
        <g key={id}>
          <Label x={0} y={list + index * entry} width={14} bold>
            {number(day)}
          </Label>
          <Label x={14} y={list + index * entry} width={86} height={38}>
            {m(`diagram.dates.${id}`)}
          </Label>
        </g>
      ))}
    </Diagram>
  )
}
