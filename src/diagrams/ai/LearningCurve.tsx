import type en from '#locales/en/pages/ai-machine-translation-customization.json'
import { useMessages } from '../../i18n/useMessages.tsx'
import { useNumber } from '../../i18n/useNumber.ts'
import { Diagram } from '../../ui/Diagram/Diagram.tsx'
import { Label } from '../../ui/Diagram/Label.tsx'
import { Dot, Line, Shape } from '../../ui/Diagram/shapes.tsx'
import { along, better, generic, versions } from './engineVersions.ts'

const [lowest, highest] = [55, 70]
/** Edges of the plot: x in percent, y in px. */
const [left, right, top, bottom] = [9, 96, 34, 274]

/** Distance from the highest score, in percent of the plot's height. */
const below = (score: number) => ((highest - score) / (highest - lowest)) * 100
const x = (segments: number) => left + along(segments) * (right - left)
const y = (score: number) => top + (below(score) / 100) * (bottom - top)

const path = (points: readonly { readonly segments: number; readonly score: number }[]) =>
  points.map(({ segments, score }) => `${(along(segments) * 100).toFixed(1)} ${below(score).toFixed(1)}`).join('L')
const curve = `M${path(versions)}`
const upper = versions.map((one) => ({ ...one, score: one.score + one.margin }))
const lower = versions.map((one) => ({ ...one, score: one.score - one.margin }))
const band = `M${path(upper)}L${path(lower.toReversed())}Z`

/** The quality of a custom engine by the number of approved segments in its training data. */
export function LearningCurve() {
  const { m } = useMessages<typeof en>('pages/ai-machine-translation-customization')
  const number = useNumber()
  const field = { x: left, y: top, width: right - left, height: bottom - top }
  return (
    <Diagram height={bottom + 50} title={m('diagram.title')} text={m('diagram.text')}>
      <Label x={0} y={0} width={100} tone="quiet">
        {m('diagram.quality')}
      </Label>
      {[55, 60, 65, 70].map((score) => (
        <g key={score}>
          <Line from={[left, y(score)]} to={[right, y(score)]} tone={score === lowest ? 'line' : 'rule'} />
          <Label x={0} y={y(score) - 10} width={left} tone="quiet">
            {number(score)}
          </Label>
        </g>
      ))}
      <Shape {...field} d={band} fill="successTint" />
      <Line from={[left, y(generic)]} to={[right, y(generic)]} tone="ink" dashed />
      <Label x={50} y={y(generic) + 4} width={right - 50} height={38} align="end">
        {m('diagram.generic')}
      </Label>
      <Shape {...field} d={curve} stroke="success" />
      {versions.map(({ segments, score }, index) => (
        <Dot
          key={segments}
          x={x(segments)}
          y={y(score)}
          radius={index === better ? 7 : 4}
          fill={index === better ? 'accent' : 'success'}
        />
      ))}
      {[1000, 10_000, 100_000].map((segments, index) => (
        <Label
          key={segments}
          x={[left, x(10_000) - 15, right - 30][index] ?? 0}
          y={bottom + 6}
          width={30}
          align={(['start', 'center', 'end'] as const)[index] ?? 'center'}
          tone="quiet"
        >
          {number(segments)}
        </Label>
      ))}
      <Label x={0} y={bottom + 29} width={100} align="center" tone="quiet">
        {m('diagram.segments')}
      </Label>
    </Diagram>
  )
}
