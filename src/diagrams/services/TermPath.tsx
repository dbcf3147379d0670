import type en from '#locales/en/pages/services-pharmaceutical.json'
import { useExampleLanguage } from '../../i18n/useExampleLanguage.ts'
import { useMessages } from '../../i18n/useMessages.tsx'
import { Diagram } from '../../ui/Diagram/Diagram.tsx'
import { Label } from '../../ui/Diagram/Label.tsx'
import { Mark } from '../../ui/Diagram/Mark.tsx'
import { Line, Shape } from '../../ui/Diagram/shapes.tsx'

/** The documents with the term, in the order of a medicine's life cycle, as outlines of about 44 by 52 px. */
const carriers = [
  {
    id: 'brochure',
    d: 'M0-20v44M0-20c-8-6-16-6-23-4v44c7-2 15-2 23 4c8-6 16-6 23-4v-44c-7-2-15-2-23 4M-17-14l11 2M-17-5l11 2M17-14l-11 2',
  },
  { id: 'characteristics', d: 'M-20-26h30l10 10v42h-40zM10-26v10h10M-12-8h24M-12 1h24M-12 10h14' },
  { id: 'carton', d: 'M-22-16h32v42h-32zM-22-16l10-10h32l-10 10zM20-26v42l-10 10v-42zM-15 0h18M-15 8h12' },
  { id: 'leaflet', d: 'M-23-20l15-6v46l-15 6zM-8-26l16 6v46l-16-6zM8-20l15-6v46l-15 6z' },
  {
    id: 'app',
    d: 'M-10-27h20a5 5 0 0 1 5 5v44a5 5 0 0 1-5 5h-20a5 5 0 0 1-5-5v-44a5 5 0 0 1 5-5zM-4 21h8M-9-16h18M-9-8h18',
  },
] as const

/** Index of the first document that patients read. */
const firstPlain = 3

const [row, border] = [80, 48]
const middle = (index: number) => 30 + index * row + (index >= firstPlain ? border : 0)
const thread = 10

/** The path of a term from the investigator's brochure to the patient's phone, and where plain language replaces it. */
export function TermPath() {
  const { m } = useMessages<typeof en>('pages/services-pharmaceutical')
  const sample = useExampleLanguage('fr', ['ar', 'de', 'es', 'ja', 'pl'])
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
          <Label x={22} y={middle(index) - 10} width={78} bold lang={sample}>
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
