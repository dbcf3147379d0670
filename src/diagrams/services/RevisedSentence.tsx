import type en from '#locales/en/pages/services-translation-services.json'
import { useExampleLanguage } from '../../i18n/useExampleLanguage.ts'
import { useMessages } from '../../i18n/useMessages.tsx'
import { Curve } from '../../ui/Diagram/Curve.tsx'
import { Diagram } from '../../ui/Diagram/Diagram.tsx'
import { Label } from '../../ui/Diagram/Label.tsx'
import { Dot, Line } from '../../ui/Diagram/shapes.tsx'

/** The steps of ISO 17100, 5.3, with the lane of the person responsible and the height of their content in px. */
const steps = [
  { id: 'translate', lane: 3, y: 72, height: 38 },
  { id: 'check', lane: 3, y: 166, height: 20 },
  { id: 'revise', lane: 9, y: 242, height: 20 },
  { id: 'review', lane: 22, y: 318, height: 20 },
  { id: 'verify', lane: 15, y: 394, height: 57 },
] as const
const [translate, check, revise, review, verify] = steps
const words = 29

const at = ({ lane, y }: { lane: number; y: number }) => [lane, y + 10] as const

/** One sentence from the translator to its release, with the changes of each step. */
export function RevisedSentence() {
  const { m, rich } = useMessages<typeof en>('pages/services-translation-services')
  const target = useExampleLanguage('de')
  return (
    <Diagram height={492} title={m('diagram.title')} text={m('diagram.text')}>
      <Label x={0} y={0} width={100} tone="quiet">
        {m('diagram.source')}
      </Label>
      <Label x={0} y={20} width={100} height={20} lang="en">
        {m('diagram.samples.source')}
      </Label>
      <Line from={at(translate)} to={at(check)} tone="brand" />
      <Curve from={at(check)} to={at(revise)} tone="accent" />
      <Curve from={at(revise)} to={at(review)} dashed />
      <Curve from={at(review)} to={at(verify)} dashed />
      <Curve from={at(revise)} to={at(verify)} tone="brand" />
      {steps.map((step) => {
        const { id, y, height } = step
        const [x, middle] = at(step)
        return (
          <g key={id}>
            <Dot x={x} y={middle} radius={7} {...looks[id]} />
            <Label x={words} y={y} width={100 - words} bold>
              {m(`diagram.steps.${id}`)}
            </Label>
            <Label x={words} y={y + 19} width={100 - words} tone="quiet">
              {m(`diagram.who.${id}`)}
            </Label>
            <Label x={words} y={y + 40} width={100 - words} height={height} lang={target}>
              {rich(`diagram.samples.${id}`)}
            </Label>
          </g>
        )
      })}
    </Diagram>
  )
}

const looks = {
  translate: { fill: 'brand' },
  check: { fill: 'brand' },
  revise: { fill: 'accent' },
  review: { fill: 'card', stroke: 'line' },
  verify: { fill: 'brand' },
} as const
