import type en from '#locales/en/pages/services-pharmaceutical.json'
import { useMessages } from '../../i18n/useMessages.tsx'
import { Diagram } from '../../ui/Diagram/Diagram.tsx'
import { Label } from '../../ui/Diagram/Label.tsx'
import { Mark } from '../../ui/Diagram/Mark.tsx'
import { Line, Shape } from '../../ui/Diagram/shapes.tsx'
import { carriers } from './carriers.ts'

/** Index of the first document that patients read. */
const firstPlain = 3

const [row, border] = [80, 48]
const middle = (index: number) => 30 + index * row + (index >= firstPlain ? border : 0)
const thread = 10

/** The path of a term from the investigator's brochure to the patient's phone, and where plain language replaces it. */
export function TermPath() {
  const { m } = useMessages<typeof en>('pages/services-pharmaceutical')
  const edge = middle(firstPlain - 1) + row / 2 - 4
  return (
    <Diagram height={middle(carriers.length - 1) + 34} title={m('diagram.title')} text={m('diagram.text')}>
      <Line from={[thread, middle(0)]} to={[thread, middle(carriers.length - 1)]} tone="brand" />
      <Shape x={0} y={edge} width={100} height={22} d="M0 50C9 5 18 0 30 45S52 105 66 60S88 0 100 45" stroke="accent" />
      <Label x={22} y={edge + 21} width={78} height={38} tone="accentText">
        {m('diagram.border')}
      </Label>
      {carriers.map(({ id, d }, index) => (
        <g key={id}>
          <Mark fixed x={thread} y={middle(index)} d={d} fill="card" stroke="brand" />
          <Label x={22} y={middle(index) - 29} width={78} lang="en">
            {m(`diagram.source.${id}`)}
          </Label>
          <Label x={22} y={middle(index) - 10} width={78} bold lang="fr">
            {m(`diagram.samples.${id}`)}
          </Label>
          <Label x={22} y={middle(index) + 10} width={78} height={38} tone="quiet">
            {m(`diagram.carriers.${id}`)}
          </Label>
        </g>
      ))}
    </Diagram>
  )
}
