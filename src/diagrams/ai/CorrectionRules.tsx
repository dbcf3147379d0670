import type en from '#locales/en/pages/ai-refinix-mt-post-editing-tool.json'
import { useMessages } from '../../i18n/useMessages.tsx'
import { Diagram } from '../../ui/Diagram/Diagram.tsx'
import { Label } from '../../ui/Diagram/Label.tsx'
import { Box, Line } from '../../ui/Diagram/shapes.tsx'
import { gates, parts } from './corrections.ts'

/** The last gate to change each part. */
const result = { alarm: 'colon', limit: 'meaning', rate: 'unit', button: 'quotation' } as const

const width = 100 / parts.length
/** Top of the first gate, distance between gates, and height of a gate, in px. */
const [top, step, bar] = [62, 66, 28]
const end = top + gates.length * step

/** A French segment that passes the gates of rules. Each gate changes one thing; none detects a wrong meaning. */
export function CorrectionRules() {
  const { m } = useMessages<typeof en>('pages/ai-refinix-mt-post-editing-tool')
  return (
    <Diagram fixed height={end} title={m('diagram.title')} text={m('diagram.text')}>
      {parts.map((part, index) => (
        <g key={part}>
          <Line
            from={[(index + 0.5) * width, top - 12]}
            to={[(index + 0.5) * width, end - 36]}
            tone={part === 'limit' ? 'accent' : 'line'}
          />
          <Label x={index * width} y={0} width={width} align="center" tone="quiet" lang="en">
            {m(`diagram.source.${part}`)}
          </Label>
          <Label x={index * width} y={24} width={width} align="center" lang="fr">
            {m(`diagram.samples.${part}`)}
          </Label>
          {part === 'limit' ? null : (
            <Label x={index * width} y={end - 32} width={width} height={24} align="center" middle bold lang="fr">
              {m(`diagram.samples.${result[part]}`)}
            </Label>
          )}
        </g>
      ))}
      {gates.map(({ id, part }, index) => {
        const y = top + index * step
        const x = parts.indexOf(part) * width
        const isPerson = id === 'meaning'
        return (
          <g key={id}>
            <Box x={0} y={y} width={100} height={bar} fill={isPerson ? 'accentTint' : 'mist'} />
            <Label x={3} y={y} width={94} height={bar} middle>
              {m(`diagram.gates.${id}`)}
            </Label>
            <Box
              x={x + 1}
              y={y + bar + 6}
              width={width - 2}
              height={24}
              fill={isPerson ? 'card' : 'successTint'}
              stroke={isPerson ? 'accent' : 'success'}
            />
            <Label x={x} y={y + bar + 6} width={width} height={24} align="center" middle bold lang="fr">
              {m(`diagram.samples.${id}`)}
            </Label>
          </g>
        )
      })}
    </Diagram>
  )
}
