import type en from '#locales/en/pages/services-linguistic-validation.json'
import { useMessages } from '../../i18n/useMessages.tsx'
import { useNumber } from '../../i18n/useNumber.ts'
import { Curve } from '../../ui/Diagram/Curve.tsx'
import { Diagram } from '../../ui/Diagram/Diagram.tsx'
import { Label } from '../../ui/Diagram/Label.tsx'
import { heads, Mark } from '../../ui/Diagram/Mark.tsx'
import { Box, Dot, Line, Shape } from '../../ui/Diagram/shapes.tsx'

/** Horizontal positions of the versions, in percent: those in the source language and those in the target language. */
const original = 17
const border = 35
const target = 50
const translators = [43, 57] as const

const height = 528

const levels = {
  source: 66,
  forward: 128,
  reconciled: 188,
  back: 240,
  reviewed: 292,
  debriefed: 352,
  finalized: 414,
  harmonized: 470,
}

/** A label next to a station; y is the offset of its top edge from the station's center in px. */
const beside = { x: 58, y: -28, width: 42, height: 56, middle: true }

const steps = [
  { who: 'translators', at: translators, y: levels.forward, label: { ...beside, x: 64, width: 36 } },
  { who: 'reconciler', at: [target], y: levels.reconciled, label: beside },
  {
    who: 'backTranslator',
    at: [original],
    y: levels.back,
    label: { x: 0, y: 27, width: border, height: 56, align: 'center' },
  },
  { who: 'clinician', at: [target], y: levels.reviewed, label: beside },
  { who: 'patients', at: [target], y: levels.debriefed, label: { ...beside, y: -24, height: 20 } },
  { who: 'team', at: [target], y: levels.finalized, label: beside },
  { who: 'languages', at: [target], y: levels.harmonized, label: { x: 45, y: 20, width: 55, height: 38 } },
] as const

/** Positions of the interviewed patients, and of the other languages for comparison. */
const patients = [60, 66, 72, 78, 84]
const languages = [63, 74, 85, 96]

/** An arrowhead that points at the edge of a station. */
const loopHead = 'M-21-4L-14 0-21 4'

const sheet = 'M-10-13H10V13H-10Z M-5-6H5 M-5 0H5 M-5 6H2'

/** The seven steps of the linguistic validation of a questionnaire, between two languages. */
export function QuestionnairePath() {
  const { m } = useMessages<typeof en>('pages/services-linguistic-validation')
  return (
    <Diagram height={height} title={m('diagram.title')} text={m('diagram.text')}>
      <Box x={0} y={0} width={border} height={height} fill="mist" radius={8} />
      <Label x={1} y={8} width={border - 2} height={38} bold align="center">
        {m('diagram.source')}
      </Label>
      <Label x={border + 3} y={8} width={97 - border} height={38} bold>
        {m('diagram.target')}
      </Label>
      {translators.map((x) => (
        <g key={x}>
          <Shape
            x={original}
            y={levels.source}
            width={x - original}
            height={levels.forward - levels.source}
            d="M0 0C60 0 100 30 100 100"
            stroke="line"
          />
          <Curve from={[x, levels.forward]} to={[target, levels.reconciled]} />
        </g>
      ))}
      <Line from={[target, levels.forward - 22]} to={[target, levels.forward + 22]} dashed />
      <Line from={[target, levels.reconciled]} to={[target, levels.harmonized]} />
      <Curve from={[target, levels.reconciled]} to={[original, levels.back]} />
      <Line from={[original, levels.back]} to={[original, levels.source + 20]} dashed />
      <Mark x={original} y={levels.source + 18} d={heads.up} stroke="line" />
      <Curve from={[original, levels.back]} to={[target, levels.reviewed]} />
      <Shape
        x={38}
        y={levels.debriefed}
        width={target - 38}
        height={levels.harmonized - levels.debriefed}
        d="M100 100H60C-10 100-10 0 60 0H100"
        stroke="accent"
      />
      <Mark x={target} y={levels.debriefed} d={loopHead} stroke="accent" />
      <Line from={[target, levels.harmonized]} to={[96, levels.harmonized]} />
      <Mark x={original} y={levels.source} d={sheet} fill="card" stroke="brand" />
      {languages.map((x) => (
        <Mark key={x} x={x} y={levels.harmonized} d={sheet} fill="card" stroke="brand" />
      ))}
      {patients.map((x) => (
        <Dot key={x} x={x} y={levels.debriefed + 12} radius={5} fill="successTint" stroke="success" />
      ))}
      {steps.map(({ who, at, y, label }, index) => (
        <g key={who}>
          {at.map((x) => (
            <Station key={x} x={x} y={y} step={index + 1} />
          ))}
          <Label {...label} y={y + label.y}>
            {m(`diagram.who.${who}`)}
          </Label>
        </g>
      ))}
    </Diagram>
  )
}

function Station({ x, y, step }: { readonly x: number; readonly y: number; readonly step: number }) {
  const number = useNumber()
  return (
    <>
      <Dot x={x} y={y} radius={13} fill="card" stroke="brand" />
      <Label x={x - 5} y={y - 13} width={10} height={26} align="center" middle bold tone="brand">
        {number(step)}
      </Label>
    </>
  )
}
