import type en from '#locales/en/pages/services-voiceover-and-dubbing.json'
import { useMessages } from '../../i18n/useMessages.tsx'
import { useNumber } from '../../i18n/useNumber.ts'
import { Diagram } from '../../ui/Diagram/Diagram.tsx'
import { Label } from '../../ui/Diagram/Label.tsx'
import { Shape } from '../../ui/Diagram/shapes.tsx'
import { TimeAxis } from '../../ui/Diagram/TimeAxis.tsx'
import { type Sound, wave } from './waves.ts'

const duration = 10

/** The speech of the speaker and of the narrator, who starts later and ends earlier, in seconds. */
const original = words([0.1, 0.6, 1.1, 1.8, 2.3, 2.8, 3.2, 3.9, 4.6, 5.1, 5.7, 6.1, 6.8, 7.3, 7.9, 8.5, 9.1, 9.7])
const narrator = words([1.7, 2.3, 2.7, 3.4, 3.9, 4.7, 5.2, 5.9, 6.5, 7, 7.8])

/** The attenuation of the original under the narrator's voice, in dB and as a factor. */
const reduction = -15
const lowered = 10 ** (reduction / 20)
const fadeOut = { from: 1.4, to: 1.7 }
const fadeIn = { from: 7.8, to: 8.3 }

/** Top and height of the original's track in px. */
const track = { top: 128, height: 64 }

function words(onsets: readonly number[]): Sound[] {
  return onsets.slice(1).map((to, index) => ({ from: onsets[index] ?? 0, to: to - 0.08 }))
}

/** Returns the gain of the original at a time in seconds. */
function gain(at: number): number {
  const falling = 1 - (at - fadeOut.from) / (fadeOut.to - fadeOut.from)
  const rising = (at - fadeIn.from) / (fadeIn.to - fadeIn.from)
  return Math.min(1, Math.max(lowered, falling, rising))
}

const percent = (seconds: number) => (seconds / duration) * 100

/** The sound track of a voiceover statement: the original is attenuated while the narrator speaks, but remains audible. */
export function VoiceoverMix() {
  const { m } = useMessages<typeof en>('pages/services-voiceover-and-dubbing')
  const number = useNumber()
  const floor = 48 - 48 * lowered
  const fader = `M0 0H${percent(fadeOut.from)}L${percent(fadeOut.to)} ${floor}H${percent(fadeIn.from)}L${percent(fadeIn.to)} 0H100`
  return (
    <Diagram fixed height={230} title={m('diagram.mix.title')} text={m('diagram.mix.text')}>
      <Label x={0} y={0} width={100} tone="quiet">
        {m('diagram.mix.narrator')}
      </Label>
      <Shape x={0} y={22} width={100} height={64} d={wave(narrator, duration)} stroke="brand" />
      <Label x={0} y={102} width={100} tone="quiet">
        {m('diagram.mix.original')}
      </Label>
      <Shape x={0} y={track.top} width={100} height={track.height} d={wave(original, duration, gain)} stroke="quiet" />
      <Shape x={0} y={track.top} width={100} height={track.height} d={fader} stroke="accent" />
      <Label
        x={percent(fadeOut.to)}
        y={track.top}
        width={percent(fadeIn.from - fadeOut.to)}
        align="center"
        tone="accentText"
      >
        {number(reduction).replace('-', '−')} {m('diagram.mix.decibel')}
      </Label>
      <TimeAxis y={204} duration={duration} />
    </Diagram>
  )
}
