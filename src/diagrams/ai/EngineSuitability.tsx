import type en from '#locales/en/pages/ai-ai-translation.json'
import { useMessages } from '../../i18n/useMessages.tsx'
import { Diagram } from '../../ui/Diagram/Diagram.tsx'
import { Label } from '../../ui/Diagram/Label.tsx'
import { Dot, Line, Shape } from '../../ui/Diagram/shapes.tsx'

/** Document types: volume in percent of the width, risk in px from the top. */
const documents = [
  { id: 'questionnaires', x: 22, y: 110 },
  { id: 'consent', x: 30, y: 172 },
  { id: 'promotion', x: 20, y: 246 },
  { id: 'narratives', x: 79, y: 126 },
  { id: 'listings', x: 71, y: 200 },
  { id: 'manuals', x: 79, y: 266 },
] as const

const bottom = 318

/** Risk against volume. The line separates first drafts by a translator from first drafts by an engine. */
export function EngineSuitability() {
  const { m } = useMessages<typeof en>('pages/ai-ai-translation')
  return (
    <Diagram height={bottom + 26} title={m('diagram.title')} text={m('diagram.text')}>
      <Shape x={1} y={2} width={99} height={bottom - 2} d="M56 0C60 26 58 44 54 60S44 84 40 100H100V0z" fill="mist" />
      <Shape x={1} y={2} width={99} height={bottom - 2} d="M56 0C60 26 58 44 54 60S44 84 40 100" stroke="accent" />
      <Line from={[1, 2]} to={[1, bottom]} />
      <Line from={[1, bottom]} to={[100, bottom]} />
      <Label x={4} y={6} width={48} height={19} tone="quiet">
        {m('diagram.risk')}
      </Label>
      <Label x={50} y={bottom + 5} width={50} align="end" tone="quiet">
        {m('diagram.volume')}
      </Label>
      <Label x={4} y={32} width={46} height={57} bold>
        {m('diagram.human')}
      </Label>
      <Label x={62} y={32} width={36} height={57} align="end" bold>
        {m('diagram.engine')}
      </Label>
      {documents.map(({ id, x, y }) => (
        <g key={id}>
          <Dot x={x} y={y} radius={5} fill="brand" />
          <Label x={x - 20} y={y + 8} width={40} height={38} align="center">
            {m(`diagram.documents.${id}`)}
          </Label>
        </g>
      ))}
    </Diagram>
  )
}
