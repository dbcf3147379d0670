import type en from '#locales/en/pages/services-media-localization.json'
import { plainText } from '../../i18n/plainText.ts'
import { useMessages } from '../../i18n/useMessages.tsx'
import { useNumber } from '../../i18n/useNumber.ts'
import { Diagram } from '../../ui/Diagram/Diagram.tsx'
import { Label } from '../../ui/Diagram/Label.tsx'
import { Box, Line } from '../../ui/Diagram/shapes.tsx'
import { TimeAxis } from '../../ui/Diagram/TimeAxis.tsx'

/** Three cues of a German subtitle file, in seconds. Each ends before the shot changes. */
const cues = [
  { id: 'shake', from: 0.3, to: 2.8 },
  { id: 'cap', from: 3.1, to: 6.3 },
  { id: 'needle', from: 6.7, to: 9.6 },
] as const
const shots = [0, 3, 6.5, 10]
const duration = 10

/** Maximum reading speed in characters per second, including spaces. */
const limit = 17
const scale = 22

const percent = (seconds: number) => (seconds / duration) * 100

/** Bottom edge and height of the bars, in px. */
const floor = 336
const rise = (speed: number) => (speed / scale) * 88

/** Subtitles on a film's timeline: their position between shot changes, and their reading speed. */
export function SubtitleTimeline() {
  const { m, text } = useMessages<typeof en>('pages/services-media-localization')
  const number = useNumber()
  return (
    <Diagram fixed height={360} title={m('diagram.title')} text={m('diagram.text')}>
      <Label x={0} y={0} width={100} tone="quiet">
        {m('diagram.shots')}
      </Label>
      {shots.slice(1).map((to, index) => {
        const from = shots[index] ?? 0
        return (
          <Box key={to} x={percent(from)} y={24} width={percent(to - from)} height={24} fill="mist" stroke="line" />
        )
      })}
      <Label x={0} y={216} width={100} height={40} middle tone="quiet">
        {m('diagram.speed')}
      </Label>
      {cues.map(({ id, from, to }) => {
        const words = text(`diagram.samples.${id}`)
        const speed = plainText(words).length / (to - from)
        const tooFast = speed > limit
        const [x, width] = [percent(from), percent(to - from)]
        return (
          <g key={id}>
            <Box x={x} y={52} width={width} height={152} stroke={tooFast ? 'error' : 'brand'} radius={4} />
            <Label x={x + 1} y={54} width={width - 2} height={148} align="center" middle lang="de">
              {words}
            </Label>
            <Box
              x={x}
              y={floor - rise(speed)}
              width={width}
              height={rise(speed)}
              fill={tooFast ? 'errorTint' : 'successTint'}
              stroke={tooFast ? 'error' : 'success'}
            />
            <Label x={x} y={floor - 24} width={width} align="center" bold>
              {number(speed)}
            </Label>
          </g>
        )
      })}
      <Line from={[0, floor - rise(limit)]} to={[100, floor - rise(limit)]} tone="ink" dashed />
      <TimeAxis y={floor} duration={duration} />
    </Diagram>
  )
}
