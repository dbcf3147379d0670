import type { ReactNode } from 'react'
import type en from '#locales/en/pages/services-interpreting.json'
import { joined } from '../../i18n/joined.tsx'
import { useMessages } from '../../i18n/useMessages.tsx'
import { useNumber, useSeconds } from '../../i18n/useNumber.ts'
import { Diagram } from '../../ui/Diagram/Diagram.tsx'
import { Label } from '../../ui/Diagram/Label.tsx'
import { Box, Line } from '../../ui/Diagram/shapes.tsx'
import type { Tone } from '../../ui/Diagram/tones.ts'
import { duration, type Span, talks } from './interpretedTalks.ts'

const percent = (seconds: number) => (seconds / duration) * 100

/** Heights in px: the lanes of speaker and interpreter within a talk, and the whole talk. */
const lane = { speaker: 43, interpreter: 107, height: 28 }
const pitch = 204

/** The turns of speaker and interpreter in two modes of interpreting, on one time scale. */
export function InterpretedTurns() {
  const { m } = useMessages<typeof en>('pages/services-interpreting')
  const seconds = useSeconds()
  return (
    <Diagram height={pitch + 181} title={m('diagram.title')} text={m('diagram.text')}>
      {talks.map(({ id, speaker, interpreter, notes }, index) => {
        const top = index * pitch
        const [lag = 0] = interpreter[0] ?? []
        const [, end = 0] = interpreter.at(-1) ?? []
        const isBrief = id === 'simultaneous'
        return (
          <g key={id}>
            <Label x={0} y={top} width={100} bold>
              {m(`diagram.${id}`)}
            </Label>
            <Label x={0} y={top + 21} width={100} tone="quiet">
              {m('diagram.speaker')}
            </Label>
            {speaker.map(([from], sentence) => (
              <Line
                key={from}
                from={[percent(from), top + lane.speaker + lane.height]}
                to={[percent(interpreter[sentence]?.[0] ?? 0), top + lane.interpreter]}
              />
            ))}
            <Sentences spans={speaker} y={top + lane.speaker} spoken />
            {notes.map(([from, to]) => (
              <Bar key={from} span={[from, to]} y={top + lane.interpreter} stroke="line" dashed tone="quiet">
                {m('diagram.notes')}
              </Bar>
            ))}
            <Sentences spans={interpreter} y={top + lane.interpreter} />
            <Lag seconds={lag} y={top + 147} tone={isBrief ? 'accent' : 'line'} />
            <Label x={percent(lag) + 2} y={top + 140} width={98 - percent(lag)} tone={isBrief ? 'accentText' : 'quiet'}>
              {joined(m('diagram.lag'), seconds(lag))}
            </Label>
            <Label x={0} y={top + 161} width={70} tone="quiet">
              {m('diagram.interpreter')}
            </Label>
            <Label x={70} y={top + 161} width={30} align="end" bold>
              {seconds(end)}
            </Label>
          </g>
        )
      })}
    </Diagram>
  )
}

interface SentencesProps {
  readonly spans: readonly Span[]
  readonly y: number
  readonly spoken?: boolean
}

/** A lane of speech with a numbered bar for each sentence. */
function Sentences({ spans, y, spoken }: SentencesProps) {
  const number = useNumber()
  const look = spoken ? ({ fill: 'brand', tone: 'onBrand' } as const) : ({ fill: 'successTint', tone: 'ink' } as const)
  return spans.map((span, index) => (
    <Bar key={span[0]} span={span} y={y} stroke="brand" bold {...look}>
      {number(index + 1)}
    </Bar>
  ))
}

interface BarProps {
  readonly span: Span
  readonly y: number
  readonly fill?: Tone
  readonly stroke: Tone
  readonly dashed?: boolean
  readonly tone: Tone
  readonly bold?: boolean
  readonly children: ReactNode
}

/** A labelled time span in a lane. */
function Bar({ span: [from, to], y, fill, stroke, dashed, tone, bold, children }: BarProps) {
  const area = { x: percent(from), y, width: percent(to - from), height: lane.height }
  return (
    <g>
      <Box {...area} fill={fill} stroke={stroke} dashed={dashed} radius={4} />
      <Label {...area} align="center" middle tone={tone} bold={bold}>
        {children}
      </Label>
    </g>
  )
}

/** The delay from the speaker's first word to the interpreter's. */
function Lag({ seconds, y, tone }: { readonly seconds: number; readonly y: number; readonly tone: 'accent' | 'line' }) {
  const end = percent(seconds)
  return (
    <>
      <Line from={[0, y]} to={[end, y]} tone={tone} />
      <Line from={[0, y - 5]} to={[0, y + 5]} tone={tone} />
      <Line from={[end, y - 5]} to={[end, y + 5]} tone={tone} />
    </>
  )
}
