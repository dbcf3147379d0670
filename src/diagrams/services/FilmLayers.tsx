import type { ReactNode } from 'react'
import type en from '#locales/en/pages/services-video-production.json'
import { directionOf } from '../../i18n/direction.ts'
import { useMessages } from '../../i18n/useMessages.tsx'
import { useNumber } from '../../i18n/useNumber.ts'
import { Diagram } from '../../ui/Diagram/Diagram.tsx'
import { Label } from '../../ui/Diagram/Label.tsx'
import { Mark } from '../../ui/Diagram/Mark.tsx'
import { Line, outline } from '../../ui/Diagram/shapes.tsx'
import { type Tone, tones } from '../../ui/Diagram/tones.ts'

/** A layer is drawn in perspective: its content is skewed to the right by `lean` degrees, or `shift` px at the top. */
const lean = 28
const plane = { height: 80, pitch: 90 }
const shift = Math.round(plane.height * Math.tan((lean * Math.PI) / 180))

/** Edges as fractions of a layer's width and height. */
interface Part {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
const whole: Part = { left: 0, top: 0, right: 1, bottom: 1 }
/** The title-safe area: 90% of the width and of the height (EBU R 95). */
const safe: Part = { left: 0.05, top: 0.05, right: 0.95, bottom: 0.95 }
/** The area reserved for the text, large enough for the longest language. */
const reserved: Part = { left: 0.08, top: 0.54, right: 0.92, bottom: 0.9 }

/** Horizontal distance in px from the center of a layer's top edge to the center of the layer. */
const middle = -shift / 2
/** The scene: an injection pen from button to needle, with the needle in the skin and the cap next to the pen. */
const scene = {
  y: 28,
  pen: `M${middle - 80}-11h100l5 5v12l-5 5h-100a5 5 0 0 1-5-5v-12a5 5 0 0 1 5-5zm-5 5h-10v12h10`,
  window: `M${middle - 18}-4h26v8h-26z`,
  hub: `M${middle + 25}-5l14 2v6l-14 2`,
  needle: `M${middle + 39} 0h32`,
  cap: `M${middle - 74} 22h44v16h-44a5 5 0 0 1-5-5v-6a5 5 0 0 1 5-5zm5 0v-4h26`,
  skin: middle + 56,
  /** The arrow over the needle that shows its direction. */
  arrow: `M${middle + 39} 0h32m-8-5l8 5l-8 5`,
}
const clock = { x: middle - 2, y: 40, d: `M${middle - 2}-22a22 22 0 1 1-.1 0m.1-5v9` }
const seconds = 10

const languages = ['ja', 'fr', 'en'] as const
const first = 26
const shared = first + languages.length * plane.pitch + 4
const [graphics, picture] = [shared + 28, shared + 28 + plane.pitch]

/**
 * The layers of a film scene: the texts of each language above the layers that all languages share. Never mirrored,
 * since the content of a layer, including its text, is skewed with it.
 */
export function FilmLayers() {
  const { m, text } = useMessages<typeof en>('pages/services-video-production')
  const number = useNumber()
  return (
    <Diagram fixed height={picture + plane.height + 2} title={m('diagram.title')} text={m('diagram.text')}>
      <Label x={0} y={0} width={100} bold>
        {m('diagram.words')}
      </Label>
      <Line from={[0, first + plane.height]} to={[0, shared - 4]} dashed />
      <Line from={[0, shared + 24]} to={[0, picture + plane.height]} dashed />
      <Line from={[100, first]} to={[100, picture]} dashed />
      {languages.map((lang, index) => (
        <Layer key={lang} y={first + index * plane.pitch}>
          <Rectangle part={safe} stroke="line" dashed />
          <Rectangle part={reserved} fill="accentTint" stroke="accent" />
          <text
            x="50%"
            dx={middle}
            y={63}
            textAnchor="middle"
            fill={tones.ink}
            lang={lang}
            direction={directionOf(lang)}
          >
            {text(`diagram.samples.${lang}`)}
          </text>
        </Layer>
      ))}
      <Label x={0} y={shared} width={100} bold>
        {m('diagram.shared')}
      </Label>
      <Layer y={graphics}>
        <Mark fixed x={50} y={scene.y} d={scene.arrow} stroke="brand" />
        <Mark fixed x={50} y={clock.y} d={clock.d} stroke="brand" />
        <text x="50%" dx={clock.x} y={clock.y + 5} textAnchor="middle" fill={tones.ink} fontWeight={600}>
          {number(seconds)}
        </text>
      </Layer>
      <Layer y={picture} fill="mist">
        <rect
          style={{ x: `calc(50% + ${scene.skin}px)`, width: `calc(50% - ${scene.skin + shift}px)` }}
          height={plane.height}
          fill={tones.successTint}
          {...outline('brand')}
        />
        <Mark fixed x={50} y={scene.y} d={scene.pen + scene.hub} fill="card" stroke="ink" />
        <Mark fixed x={50} y={scene.y} d={scene.window} fill="successTint" stroke="ink" />
        <Mark fixed x={50} y={scene.y} d={scene.needle} stroke="ink" />
        <Mark fixed x={50} y={scene.y} d={scene.cap} fill="card" stroke="ink" />
      </Layer>
    </Diagram>
  )
}

interface LayerProps {
  readonly y: number
  readonly fill?: Tone
  readonly children: ReactNode
}

/** A skewed sheet as wide as the drawing, with its content. */
function Layer({ y, fill = 'card', children }: LayerProps) {
  return (
    <g transform={`translate(${shift} ${y})skewX(-${lean})`}>
      <Rectangle part={whole} fill={fill} stroke="brand" />
      {children}
    </g>
  )
}

interface RectangleProps {
  readonly part: Part
  readonly fill?: Tone
  readonly stroke: Tone
  readonly dashed?: boolean
}

function Rectangle({ part: { left, top, right, bottom }, fill, stroke, dashed }: RectangleProps) {
  const along = (share: number) => `calc((100% - ${shift}px) * ${share})`
  return (
    <rect
      style={{ x: along(left), width: along(right - left) }}
      y={top * plane.height}
      height={(bottom - top) * plane.height}
      fill={fill ? tones[fill] : 'none'}
      {...outline(stroke, dashed)}
    />
  )
}
