import type en from '#locales/en/pages/services-website-localization.json'
import { directionOf } from '../../i18n/direction.ts'
import { joined } from '../../i18n/joined.tsx'
import { plainText } from '../../i18n/plainText.ts'
import { useMessages } from '../../i18n/useMessages.tsx'
import { useNumber } from '../../i18n/useNumber.ts'
import { Diagram } from '../../ui/Diagram/Diagram.tsx'
import { Label } from '../../ui/Diagram/Label.tsx'
import { outline, round } from '../../ui/Diagram/shapes.tsx'
import { type Tone, tones } from '../../ui/Diagram/tones.ts'

const languages = ['en', 'ja', 'ar', 'pl', 'el', 'de'] as const
/** What the layout has room for, as a share of the English length. */
const room = 1.3
const [top, pitch] = [28, 70]

/** The place of a character in a bar, in the bar's own units: 1 px on a telephone, up to 1.6 px where there is room. */
const cell = { width: 9, height: 25 }
/** The colour of letters, by whether there is room for them: an id in the document. */
const FILL = 'heading-room'
/** Between a frame and the letters in it. */
const padding = 4
/** Letters nearly as wide as their places (0.6 em in the fonts of the stack); Arabic ones are narrower, and look bolder. */
const letters = (lang: string) =>
  lang === 'ar' ? { fontSize: 17, fontWeight: 400 } : { fontSize: 14, fontFamily: 'var(--mono)' }

/** Lines grow with the letters: 1 px on a telephone. */
const edge = (tone: Tone) => ({ ...outline(tone), strokeWidth: 1 })

/** Characters by the room that they take: a Chinese character or kana takes two places. */
function lengthOf(words: string): number {
  return Array.from(plainText(words)).reduce((sum, letter) => sum + (/[\u3000-\u9fff]/u.test(letter) ? 2 : 1), 0)
}

/**
 * One heading of a patient's page in six languages and four scripts, with the room that the layout keeps for it. Not
 * mirrored: of the words that are too long, the last letters stand beyond the room.
 */
export function HeadingLengths() {
  const { m, text } = useMessages<typeof en>('pages/services-website-localization')
  const number = useNumber()
  const share = (value: number) => number(value, { style: 'percent', maximumFractionDigits: 0 })
  const places = languages.map((lang) => lengthOf(text(`diagram.samples.${lang}`)))
  const [english = 1] = places
  const longest = Math.max(...places)
  const most = round(room * english)
  const limit = round(most / longest)
  return (
    <Diagram fixed height={top + languages.length * pitch - 4} title={m('diagram.title')} text={m('diagram.text')}>
      <linearGradient id={FILL} gradientUnits="userSpaceOnUse" x1={0} x2={longest * cell.width}>
        <stop offset={limit} stopColor={tones.ink} />
        <stop offset={limit} stopColor={tones.error} />
      </linearGradient>
      <Label x={0} y={0} width={100} tone="error">
        <span style={{ borderInlineStart: '1.5px solid', paddingInlineStart: 6 }}>
          {joined(m('diagram.room'), share(room))}
        </span>
      </Label>
      {languages.map((lang, index) => {
        const length = places[index] ?? 0
        const y = top + index * pitch
        return (
          <g key={lang}>
            <Label x={0} y={y} width={78} tone="quiet">
              {m(`diagram.languages.${lang}`)}
            </Label>
            <Label x={78} y={y} width={22} align="end" bold tone={length > most ? 'error' : 'ink'}>
              {share(length / english)}
            </Label>
            <svg
              y={y + 22}
              width="100%"
              height={40}
              viewBox={`0 0 ${longest * cell.width} ${cell.height}`}
              preserveAspectRatio="xMinYMid"
              overflow="visible"
              aria-hidden="true"
            >
              <Bar lang={lang} places={length} most={most}>
                {text(`diagram.samples.${lang}`)}
              </Bar>
            </svg>
          </g>
        )
      })}
    </Diagram>
  )
}

interface BarProps {
  readonly lang: string
  readonly places: number
  /** How many places there is room for. */
  readonly most: number
  readonly children: string
}

/** Words that fill their bar; what there is no room for is marked. */
function Bar({ lang, places, most, children }: BarProps) {
  const width = places * cell.width
  const end = round(most * cell.width)
  return (
    <>
      <rect width={width} height={cell.height} fill={tones.mist} {...edge('brand')} />
      {places > most ? (
        <rect x={end} width={width - end} height={cell.height} fill={tones.errorTint} {...edge('error')} />
      ) : null}
      <path d={`M${end}-5V${cell.height + 5}`} {...edge('error')} />
      <text
        x={width / 2}
        y={17.5}
        textAnchor="middle"
        textLength={width - 2 * padding}
        lengthAdjust="spacingAndGlyphs"
        fill={`url(#${FILL})`}
        lang={lang}
        direction={directionOf(lang)}
        {...letters(lang)}
      >
        {children}
      </text>
    </>
  )
}
