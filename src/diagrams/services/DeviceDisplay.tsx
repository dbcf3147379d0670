import type { ReactNode } from 'react'
import type en from '#locales/en/pages/services-software-localization.json'
import { plainText } from '../../i18n/plainText.ts'
import { useMessages } from '../../i18n/useMessages.tsx'
import { useNumber } from '../../i18n/useNumber.ts'
import { Diagram } from '../../ui/Diagram/Diagram.tsx'
import { Label } from '../../ui/Diagram/Label.tsx'
import { Box, round, Shape, useStart } from '../../ui/Diagram/shapes.tsx'
import { tones } from '../../ui/Diagram/tones.ts'

/** The characters in a row of the display; the width of each in percent, its height in px. */
const columns = 20
const cell = { width: 3.8, height: 26 }
/** Centers the display on the device. */
const left = 50 - (columns * cell.width) / 2

const screens = [
  { id: 'english', y: 0 },
  { id: 'german', y: 272 },
] as const
const draft = 176

const columnLines = Array.from({ length: columns - 1 }, (_, index) => `M${(index + 1) * (100 / columns)} 0V100`).join(
  '',
)

/** The display of an infusion pump in English and in German, and between them the translation that does not fit. */
export function DeviceDisplay() {
  const { m, text } = useMessages<typeof en>('pages/services-software-localization')
  const literal = text('diagram.samples.literal')
  const count = plainText(literal).length
  return (
    <Diagram height={432} title={m('diagram.title')} text={m('diagram.text')}>
      {screens.map(({ id, y }) => {
        const alarm = text(`diagram.samples.${id}.alarm`)
        const top = y + 40
        return (
          <g key={id}>
            <Heading y={y} count={plainText(alarm).length}>
              {m(`diagram.${id}`)}
            </Heading>
            <Device y={y + 26} rows={4} />
            <Characters y={top} text={alarm} />
            <Characters y={top + cell.height} text={text(`diagram.samples.${id}.action`)} />
            <Characters y={top + 2 * cell.height} text={text(`diagram.samples.${id}.rate`)} />
            <Characters y={top + 2 * cell.height} text={text(`diagram.samples.${id}.value`)} end />
            <Characters y={top + 3 * cell.height} text={text(`diagram.samples.${id}.mute`)} />
            <Characters y={top + 3 * cell.height} text={text(`diagram.samples.${id}.menu`)} end />
          </g>
        )
      })}
      <Heading y={draft} count={count} over>
        {m('diagram.draft')}
      </Heading>
      <Device y={draft + 26} rows={1} />
      <Overflow y={draft + 40} count={count - columns} />
      <Characters y={draft + 40} text={literal} />
    </Diagram>
  )
}

interface HeadingProps {
  readonly y: number
  /** The length of the alarm text in characters, printed with the display's limit. */
  readonly count: number
  readonly over?: boolean
  readonly children: ReactNode
}

function Heading({ y, count, over, children }: HeadingProps) {
  const number = useNumber()
  return (
    <>
      <Label x={0} y={y} width={78} tone="quiet">
        {children}
      </Label>
      <Label x={78} y={y} width={22} align="end" bold tone={over ? 'error' : 'ink'}>
        {`${number(count)}/${number(columns)}`}
      </Label>
    </>
  )
}

/** A device with its display. A display of several rows has keys under it. */
function Device({ y, rows }: { readonly y: number; readonly rows: number }) {
  const height = rows * cell.height
  const width = columns * cell.width
  return (
    <>
      <Box x={0} y={y} width={100} height={height + 28} fill="mist" stroke="ink" radius={14} />
      <Box x={left} y={y + 14} width={width} height={height} fill="card" stroke="ink" />
      <Shape x={left} y={y + 14} width={width} height={height} d={columnLines} stroke="rule" />
    </>
  )
}

/** The cells that the text would need beyond the end of the display. */
function Overflow({ y, count }: { readonly y: number; readonly count: number }) {
  // On the right also on right-to-left pages, since the text on the device is left-to-right.
  const start = useStart()
  const width = count * cell.width
  const x = start(100 - left, width)
  return <Box x={x} y={y} width={width} height={cell.height} fill="errorTint" stroke="error" />
}

interface CharactersProps {
  readonly y: number
  readonly text: string
  readonly end?: boolean
}

/** A text on the display, one character per cell, from left to right on every page. */
function Characters({ y, text, end }: CharactersProps) {
  const characters = plainText(text)
  const first = end ? columns - characters.length : 0
  const places = Array.from(characters, (_, index) => `${round(left + (first + index + 0.5) * cell.width)}%`)
  return (
    <text x={places.join(' ')} y={y + 18} textAnchor="middle" direction="ltr" fill={tones.ink} fontFamily="var(--mono)">
      {text}
    </text>
  )
}
