import type en from '#locales/en/pages/services-video-production.json'
import { useMessages } from '../../i18n/useMessages.tsx'
import { useNumber } from '../../i18n/useNumber.ts'
import { Diagram } from '../../ui/Diagram/Diagram.tsx'
import { Label } from '../../ui/Diagram/Label.tsx'
import { Line, round, Shape } from '../../ui/Diagram/shapes.tsx'

type Place = readonly [across: number, down: number]

/** A frame is seen from the side and above: how far its upper edge is moved along, in percent. */
const slant = 14

/** A line through places on a frame, whose width and height are 1 each, as the path of a Shape. */
function path(places: readonly Place[], end = ''): string {
  const points = places.map(
    ([across, down]) => `${round(slant * (1 - down) + (100 - slant) * across)} ${round(down * 100)}`,
  )
  return `M${points.join('L')}${end}`
}

function area(left: number, top: number, right: number, bottom: number): string {
  return path(
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ],
    'Z',
  )
}

const frame = area(0, 0, 1, 1)
/** The area that every screen shows, for text: 90% of the width and of the height (EBU R 95). */
const safe = area(0.05, 0.05, 0.95, 0.95)
/** The place reserved for the text, long enough for the longest language. */
const reserved = { left: 0.08, top: 0.56, right: 0.92, bottom: 0.92 }

/** The scene: an injection pen with its button, its cap side and its needle, over the skin. */
const skin = path(
  [
    [0, 0.72],
    [1, 0.72],
    [1, 1],
    [0, 1],
  ],
  'Z',
)
const pen = area(0.44, 0.12, 0.56, 0.48) + area(0.47, 0.04, 0.53, 0.12) + area(0.48, 0.48, 0.52, 0.58)
const needle = path([
  [0.5, 0.58],
  [0.5, 0.86],
])

/** Over it: the arrow that says press, and a clock that counts the seconds. */
const press =
  path([
    [0.64, 0.14],
    [0.64, 0.6],
  ]) +
  path([
    [0.615, 0.42],
    [0.64, 0.6],
    [0.665, 0.42],
  ])
const clock = 'M22 52a9 34 0 1018 0 9 34 0 10-18 0'
const seconds = 10

const languages = ['ja', 'fr', 'en'] as const
const plane = { height: 66, pitch: 78 }
const shared = { label: 270, graphics: 300, picture: 378, height: 104 }
const first = 26

/** The layers of one scene of a film: the words of each language above what all languages share. */
export function FilmLayers() {
  const { m } = useMessages<typeof en>('pages/services-video-production')
  const number = useNumber()
  const { left, top, right, bottom } = reserved
  const middle = (top + bottom) / 2
  const textAt = slant * (1 - middle) + (100 - slant) * left
  return (
    <Diagram height={484} title={m('diagram.title')} text={m('diagram.text')}>
      <Label x={0} y={0} width={100} bold>
        {m('diagram.words')}
      </Label>
      <Line from={[0, first + plane.height]} to={[0, shared.label - 4]} dashed />
      <Line from={[0, shared.label + 24]} to={[0, shared.picture + shared.height]} dashed />
      <Line from={[100, first]} to={[100, shared.picture]} dashed />
      {languages.map((lang, index) => {
        const y = first + index * plane.pitch
        return (
          <g key={lang}>
            <Shape x={0} y={y} width={100} height={plane.height} d={frame} fill="card" stroke="teal" />
            <Shape x={0} y={y} width={100} height={plane.height} d={safe} stroke="line" dashed />
            <Shape
              x={0}
              y={y}
              width={100}
              height={plane.height}
              d={area(left, top, right, bottom)}
              fill="accentTint"
              stroke="accent"
            />
            <Label
              x={textAt}
              y={y + top * plane.height}
              width={(100 - slant) * (right - left)}
              height={(bottom - top) * plane.height}
              align="center"
              middle
              lang={lang}
            >
              {m(`diagram.samples.${lang}`)}
            </Label>
          </g>
        )
      })}
      <Label x={0} y={shared.label} width={100} bold>
        {m('diagram.shared')}
      </Label>
      <Shape x={0} y={shared.graphics} width={100} height={plane.height} d={frame} fill="card" stroke="teal" />
      <Shape x={0} y={shared.graphics} width={100} height={plane.height} d={press + clock} stroke="teal" />
      <Label x={22} y={shared.graphics + 20} width={18} height={28} align="center" middle bold>
        {number(seconds)}
      </Label>
      <Shape x={0} y={shared.picture} width={100} height={shared.height} d={frame} fill="mist" stroke="teal" />
      <Shape x={0} y={shared.picture} width={100} height={shared.height} d={skin} fill="successTint" stroke="teal" />
      <Shape x={0} y={shared.picture} width={100} height={shared.height} d={pen} fill="card" stroke="ink" />
      <Shape x={0} y={shared.picture} width={100} height={shared.height} d={needle} stroke="ink" />
    </Diagram>
  )
}
