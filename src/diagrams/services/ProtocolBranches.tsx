import type en from '#locales/en/pages/core-services.json'
import { useMessages } from '../../i18n/useMessages.tsx'
import { Diagram } from '../../ui/Diagram/Diagram.tsx'
import { Label } from '../../ui/Diagram/Label.tsx'
import { Mark } from '../../ui/Diagram/Mark.tsx'
import { Line } from '../../ui/Diagram/shapes.tsx'

/** The deliverables of a study, as outlines of about 40 by 44 px. */
const deliverables = [
  { id: 'translation', d: 'M-15-20h22l8 8v32h-30zM7-20v8h8M-9-4h18M-9 3h18M-9 10h11' },
  {
    id: 'localization',
    d: 'M-8-21h16a4 4 0 0 1 4 4v34a4 4 0 0 1-4 4h-16a4 4 0 0 1-4-4v-34a4 4 0 0 1 4-4zM-7-12h14M-7-5h14M-3 16h6',
  },
  { id: 'interpretation', d: 'M-5-19a5 5 0 0 1 10 0v14a5 5 0 0 1-10 0zM-11-8v3a11 11 0 0 0 22 0v-3M0 6v14M-8 20h16' },
  { id: 'linguisticValidation', d: 'M-15-20h30v40h-30zM-9-12h5v5h-5zM1-9h9M-9-2h5v5h-5zM1 1h9M-9 8h5v5h-5zM1 11h9' },
  { id: 'regulatedContent', d: 'M-19-12h28v32h-28zM-19-12l9-8h28l-9 8zM18-20v32l-9 8v-32zM-13 2h15M-13 9h10' },
  { id: 'artificialIntelligence', d: 'M-18-15h24v30h-24zM-6-21h24v30h-12M-12-7h12M-12 0h12M-12 7h7' },
] as const

const row = 76
/** Horizontal positions of the protocol and of the starts and ends of its branches, in percent. */
const [trunk, fork, branch] = [12, 26, 35]
const height = deliverables.length * row
const down = (index: number) => (index + 0.5) * row

/** A study protocol, the deliverables derived from it, and the service behind each. */
export function ProtocolBranches() {
  const { m } = useMessages<typeof en>('pages/core-services')
  return (
    <Diagram height={height} title={m('diagram.title')} text={m('diagram.text')}>
      {deliverables.map(({ id, d }, index) => {
        const y = down(index)
        return (
          <g key={id}>
            <Line from={[fork, y]} to={[branch, y]} tone="accent" />
            {/* The line ends before the icon, whose outline is not filled. */}
            <Mark x={branch} y={y} d="M-23-26h46v52h-46z" fill="card" />
            <Mark fixed x={branch} y={y} d={d} fill="card" stroke="brand" />
            <Label x={branch + 8.5} y={y - row / 2} width={91.5 - branch} height={row} middle>
              <strong>{m(`diagram.deliverables.${id}`)}</strong>
              {m(`cards.items.${id}.title`)}
            </Label>
            {index > 0 ? <Line from={[branch + 8.5, y - row / 2]} to={[100, y - row / 2]} tone="rule" /> : null}
          </g>
        )
      })}
      <Line from={[fork, down(0)]} to={[fork, height - down(0)]} tone="accent" />
      <Line from={[trunk, height / 2]} to={[fork, height / 2]} tone="accent" />
      <Mark
        fixed
        x={trunk}
        y={height / 2}
        d="M-22-29h32l12 12v46h-44zM10-29v12h12M-14-9h28M-14 0h28M-14 9h28M-14 18h16"
        fill="card"
        stroke="accent"
      />
      <Label x={trunk - 12} y={height / 2 + 38} width={24} height={38} align="center">
        {m('diagram.protocol')}
      </Label>
    </Diagram>
  )
}
