import type en from '#locales/en/pages/ai-neural-machine-translation.json'
import { useMessages } from '../../i18n/useMessages.tsx'
import { Diagram } from '../../ui/Diagram/Diagram.tsx'
import { Label } from '../../ui/Diagram/Label.tsx'
import { Dot, Line } from '../../ui/Diagram/shapes.tsx'

/** The decoder's output, one subword unit per row, with its attention weights for the words of the source. */
const target = [
  { id: 'change', weights: [0.48, 0.04, 0.05, 0.34, 0.04, 0.02, 0.03] },
  { id: 'you', weights: [0.61, 0.07, 0.03, 0.08, 0.08, 0.05, 0.08] },
  { id: 'with', weights: [0.05, 0.02, 0.02, 0.03, 0.72, 0.1, 0.06] },
  { id: 'each', weights: [0.02, 0.02, 0.01, 0.02, 0.12, 0.69, 0.12] },
  { id: 'dose', weights: [0.03, 0.01, 0.05, 0.02, 0.04, 0.1, 0.75] },
  { id: 'the', weights: [0.03, 0.41, 0.12, 0.36, 0.02, 0.03, 0.03] },
  { id: 'injection', weights: [0.03, 0.04, 0.78, 0.11, 0.01, 0.01, 0.02] },
  { id: 'site', weights: [0.06, 0.04, 0.14, 0.72, 0.01, 0.01, 0.02] },
] as const

const source = ['rotate', 'the', 'injection', 'site', 'with', 'each', 'dose'] as const

/** Left edge and width of the columns in percent; top and height of the rows in px. */
const [left, column, top, row] = [26, 10.4, 58, 33]
const across = (index: number) => left + (index + 0.5) * column
const down = (index: number) => top + (index + 0.5) * row
const bottom = top + target.length * row

/** The attention of a decoder to the words of an English sentence, for each unit of its German translation. */
export function AttentionMatrix() {
  const { m } = useMessages<typeof en>('pages/ai-neural-machine-translation')
  return (
    <Diagram fixed height={bottom} title={m('diagram.title')} text={m('diagram.text')}>
      {source.map((word, index) => (
        <g key={word}>
          {/* Adjacent words alternate between two heights, so that long words fit on a phone. */}
          <Label
            x={across(index) - column}
            y={index % 2 ? 24 : 0}
            width={2 * column}
            align="center"
            tone="quiet"
            lang="en"
          >
            {m(`diagram.source.${word}`)}
          </Label>
          <Line from={[across(index), index % 2 ? 46 : 22]} to={[across(index), bottom]} tone="rule" />
        </g>
      ))}
      {target.map(({ id, weights }, index) => (
        <g key={id}>
          <Line from={[left, down(index)]} to={[100, down(index)]} tone="rule" />
          <Label x={0} y={down(index) - row / 2} width={left} height={row} middle lang="de">
            {m(`diagram.samples.${id}`)}
          </Label>
          {weights.map((weight, at) => (
            <Dot
              key={source[at]}
              x={across(at)}
              y={down(index)}
              // The area is proportional to the weight.
              radius={16 * Math.sqrt(weight)}
              fill={id === 'change' && source[at] === 'site' ? 'accent' : 'brand'}
            />
          ))}
        </g>
      ))}
    </Diagram>
  )
}
