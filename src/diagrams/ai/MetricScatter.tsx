import type en from '#locales/en/pages/ai-machine-translation-qa-and-evaluation.json'
import { useMessages } from '../../i18n/useMessages.tsx'
import { useNumber } from '../../i18n/useNumber.ts'
import { Diagram } from '../../ui/Diagram/Diagram.tsx'
import { Label } from '../../ui/Diagram/Label.tsx'
import { Box, Dot, Line } from '../../ui/Diagram/shapes.tsx'

/** COMET scores of segments, grouped by MQM penalty (minor 1, major 5, critical 25). */
const segments = [
  { penalty: 0, scores: [0.83, 0.86, 0.87, 0.885, 0.9, 0.91, 0.92, 0.93, 0.945, 0.955, 0.965] },
  { penalty: 1, scores: [0.79, 0.82, 0.85, 0.865, 0.88, 0.895, 0.915, 0.935] },
  { penalty: 2, scores: [0.75, 0.78, 0.81, 0.84, 0.87] },
  { penalty: 5, scores: [0.67, 0.71, 0.74, 0.77, 0.8, 0.825, 0.855] },
  { penalty: 6, scores: [0.64, 0.69, 0.73, 0.76] },
  { penalty: 10, scores: [0.61, 0.66, 0.7] },
  { penalty: 11, scores: [0.58, 0.63] },
  { penalty: 15, scores: [0.545, 0.6] },
  { penalty: 25, scores: [0.56] },
]
/** The segment that the metric scores high and a linguist rejects. */
const missed = { penalty: 25, score: 0.94 }
/** The review threshold: segments below it are read first. */
const readFirst = 0.7

/** Edges of the plot: x in percent, y in px. */
const [left, right, top, bottom] = [9, 97, 36, 290]
const x = (score: number) => left + ((score - 0.5) / 0.5) * (right - left)
const y = (penalty: number) => top + 14 + (penalty / 27) * (bottom - top - 14)

/** Segments by metric score and linguists' penalty. The two mostly agree, but not on the most serious errors. */
export function MetricScatter() {
  const { m } = useMessages<typeof en>('pages/ai-machine-translation-qa-and-evaluation')
  const number = useNumber()
  return (
    <Diagram height={bottom + 50} title={m('diagram.title')} text={m('diagram.text')}>
      <Label x={0} y={0} width={100} tone="quiet">
        {m('diagram.penalty')}
      </Label>
      <Box x={left} y={top} width={x(readFirst) - left} height={bottom - top} fill="mist" radius={0} />
      {[0, 5, 10, 15, 20, 25].map((penalty) => (
        <Label key={penalty} x={0} y={y(penalty) - 10} width={left} tone="quiet">
          {number(penalty)}
        </Label>
      ))}
      <Line from={[left, bottom]} to={[right, bottom]} />
      <Label x={left + 1.5} y={y(17.3)} width={x(readFirst) - left - 3} height={57} tone="quiet">
        {m('diagram.readFirst')}
      </Label>
      {segments.flatMap(({ penalty, scores }) =>
        scores.map((score) => <Dot key={`${penalty} ${score}`} x={x(score)} y={y(penalty)} radius={5} fill="brand" />),
      )}
      <Dot x={x(missed.score)} y={y(missed.penalty)} radius={8} fill="accent" />
      <Label x={x(0.66)} y={y(missed.penalty) - 50} width={right - x(0.66)} height={38} align="end" bold>
        {m('diagram.missed')}
      </Label>
      {[0.5, 0.6, 0.7, 0.8, 0.9, 1].map((score) => (
        <Label key={score} x={x(score) - 6} y={bottom + 5} width={12} align="center" tone="quiet">
          {number(score)}
        </Label>
      ))}
      <Label x={0} y={bottom + 28} width={100} align="center" tone="quiet">
        {m('diagram.metric')}
      </Label>
    </Diagram>
  )
}
