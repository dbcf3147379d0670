import type en from '#locales/en/pages/services-voiceover-and-dubbing.json'
import { useMessages } from '../../i18n/useMessages.tsx'
import { Diagram } from '../../ui/Diagram/Diagram.tsx'
import { Label } from '../../ui/Diagram/Label.tsx'
import { Line, Shape } from '../../ui/Diagram/shapes.tsx'
import { TimeAxis } from '../../ui/Diagram/TimeAxis.tsx'
import { type Sound, wave } from './waves.ts'

const duration = 1.8
/** Times of the lip closures in the picture, for m, b or p, in seconds. */
const closures = [0, 0.26, 0.62, 0.9, 1.32]
/** The lip opening after each closure, in px from the middle. */
const openings = [17, 12, 19, 13, 10]
const end = 1.74

/** The lines with the start times of their syllables, in seconds. */
const tracks = [
  { id: 'english', lang: 'en', y: 78, onsets: [0, 0.26, 0.44, 0.62, 0.96, 1.1, 1.44] },
  { id: 'polish', lang: 'pl', y: 194, onsets: [0, 0.26, 0.44, 0.62, 0.9, 1.08, 1.32, 1.49] },
] as const

/** Returns the syllables of a line. Each lasts until the next one starts. */
const soundsOf = (onsets: readonly number[]): Sound[] =>
  onsets.map((from, index) => ({ from, to: onsets[index + 1] ?? end }))

/** Top and bottom in px of each piece of a closure line, which skips the words. */
const guides = [
  [46, 74],
  [98, 158],
  [214, 274],
] as const

const percent = (seconds: number) => (seconds / duration) * 100

/** A line and its dub as waveforms, under the lip movements that both have to match. */
export function LipSync() {
  const { m, text } = useMessages<typeof en>('pages/services-voiceover-and-dubbing')
  return (
    <Diagram fixed height={332} title={m('diagram.lips.title')} text={m('diagram.lips.text')}>
      <Label x={0} y={0} width={100} tone="quiet">
        {m('diagram.lips.picture')}
      </Label>
      {closures.map((from, index) => (
        <Lips key={from} from={from} to={closures[index + 1] ?? end} opening={openings[index] ?? 0} />
      ))}
      {tracks.map(({ id, lang, y, onsets }) => {
        const sounds = soundsOf(onsets)
        const syllables = text(`diagram.samples.${id}`).split(' ')
        return (
          <g key={id}>
            <Label x={0} y={y} width={100} tone="quiet">
              {m(`diagram.lips.${id}`)}
            </Label>
            <Shape x={0} y={y + 22} width={100} height={56} d={wave(sounds, duration)} stroke="brand" />
            {sounds.map(({ from, to }, index) => (
              <Label key={from} x={percent(from)} y={y + 82} width={percent(to - from)} lang={lang}>
                {/* The space separates the syllables in the page's text. */}
                {`${syllables[index]} `}
              </Label>
            ))}
          </g>
        )
      })}
      {closures.map((at) =>
        guides.map(([from, to]) => (
          <Line key={`${at} ${from}`} from={[percent(at), from]} to={[percent(at), to]} tone="accent" dashed />
        )),
      )}
      <TimeAxis y={306} duration={duration} />
    </Diagram>
  )
}

/** The opening of the lips over time, from one closure to the next. */
function Lips({ from, to, opening }: { readonly from: number; readonly to: number; readonly opening: number }) {
  return (
    <Shape
      x={percent(from)}
      y={46 - opening}
      width={percent(to - from)}
      height={2 * opening}
      d="M0 50C25-15 75-15 100 50 75 115 25 115 0 50Z"
      fill="mist"
      stroke="ink"
    />
  )
}
